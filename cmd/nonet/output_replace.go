package main

import (
	"errors"
	"os"
	"path/filepath"
)

// replace puts text in the place of all that the output's file holds. What is written
// from then on is added to it. Whatever happens, the file holds the old text or the new.
func (o *output) replace(name, text string) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if err := o.text.Flush(); err != nil {
		return err
	}
	path, err := filepath.EvalSymlinks(name)
	if err != nil {
		return err
	}
	fresh, err := writeBeside(path, text)
	if err != nil {
		return err
	}
	if err := errors.Join(o.file.Close(), os.Rename(fresh, path)); err != nil {
		return errors.Join(err, os.Remove(fresh))
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	o.file = f
	o.text.Reset(f)
	return nil
}

// writeBeside writes text to a new file in the folder of another, with the rights of
// that, and returns its name.
func writeBeside(path, text string) (name string, err error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", err
	}
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*")
	if err != nil {
		return "", err
	}
	_, err = f.WriteString(text)
	err = errors.Join(err, f.Chmod(info.Mode().Perm()), f.Sync(), f.Close())
	if err != nil {
		return "", errors.Join(err, os.Remove(f.Name()))
	}
	return f.Name(), nil
}
