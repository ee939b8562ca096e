/** "l l m"; "a p value" has an article. */
const SPELT =
  /(?<![\p{L}\p{N}'’])(?:a(?= \p{L} \p{L}(?![\p{L}\p{N}'’-]))|[b-hj-z])(?: \p{L}(?![\p{L}\p{N}'’-]))+/giu;

export const joinSpeltLetters = (text: string): string =>
  text.replace(SPELT, (letters) => letters.replaceAll(' ', ''));
