// @ts-check
// Backtracking to its end in a Web Worker, so that the page never waits for it. It gets the
// givens and where to go on, and tells from time to time how far it is. The page ends the
// worker to cancel.

import { Search } from "./backtrack.js";

const often = 200_000; // steps between two looks at the clock

onmessage = (/** @type {MessageEvent} */ { data: { givens, from, limit } }) => {
  const search = new Search(givens);
  search.goTo(from);
  let told = performance.now();
  /** @param {string} state */
  const tell = (state) => {
    told = performance.now();
    const { grid, placed, undone, least } = search;
    postMessage({ state, at: { grid, placed, undone, least } });
  };
  for (let steps = search.placed + search.undone; steps < limit; steps++) {
    const action = search.next();
    if (action === "solution" || action === "end") return tell(action);
    if (steps % often === 0 && performance.now() - told > 100) tell("running");
  }
  tell("limit");
};
