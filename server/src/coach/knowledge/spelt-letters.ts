/** Letters that are spelt, as recognisers write them: "l l m"; "a p value" has an article. */
const SPELT =
  /(?<![\p{L}\p{N}'’])(?:a(?= \p{L} \p{L}(?![\p{L}\p{N}'’-]))|[b-hj-z])(?: \p{L}(?![\p{L}\p{N}'’-]))+/giu;

/** Makes one word of them, as terms are written. */
export const joinSpeltLetters = (text: string): string =>
  text.replace(SPELT, (letters) => letters.replaceAll(' ', ''));
