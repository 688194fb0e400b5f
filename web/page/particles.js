// Korean particles have two forms: one after a consonant, one after a vowel. Which is
// right depends on how what stands before it is read, also where that is a digit or Latin.

/** Consonant that a digit's name ends in: 영 일 이 삼 사 오 육 칠 팔 구. "ㄹ" stands apart. */
const digitEnds = ["ㅇ", "ㄹ", "", "ㅁ", "", "", "ㄱ", "ㄹ", "ㄹ", ""];

/** Latin letters whose names end in a consonant: 엘, 엠, 엔, 아르 is read 알. */
const letterEnds = { L: "ㄹ", M: "ㅁ", N: "ㄴ", R: "ㄹ" };

/** Endings of Latin words that Korean reads as a consonant at the end of a syllable. */
const wordEnds = /(l|m|n|ng|[aeiou][bckpt])$/i;

/**
 * ending returns the consonant that a text is read to end in: "" for a vowel, "ㄹ" where
 * it is that one, any other text for another consonant.
 * @param {string} text
 */
function ending(text) {
  const last = text.match(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u)?.[0] ?? "";
  const code = last.codePointAt(0) ?? 0;
  if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28;
    return final === 0 ? "" : final === 8 ? "ㄹ" : "ㄱ";
  }
  if (last >= "0" && last <= "9") return digitEnds[Number(last)];
  const word = text.match(/[A-Za-z]+(?=[^A-Za-z\p{L}\p{N}]*$)/u)?.[0] ?? "";
  if (word === word.toUpperCase()) return letterEnds[last.toUpperCase()] ?? "";
  if (!wordEnds.test(word)) return "";
  return /l$/i.test(word) ? "ㄹ" : "ㄴ";
}

/**
 * particle returns the form of a pair such as 은/는 or 으로/로 that stands after a text.
 * @param {string} text
 * @param {string} pair the form after a consonant, "/", the form after a vowel
 */
export function particle(text, pair) {
  const [consonant, vowel] = pair.split("/");
  const end = ending(text);
  const vowelLike = end === "" || (end === "ㄹ" && consonant.startsWith("으"));
  return vowelLike ? vowel : consonant;
}
