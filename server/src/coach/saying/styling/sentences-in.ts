/** Behind these a full stop ends no sentence; nor does it behind a single letter, as in `J. Smith` or `e.g.` */
const ABBREVIATIONS = 'Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Inc|Ltd|Co|Corp|No|vs|approx|ca|incl|min|max|Bros|Dept';
const END = new RegExp(
  String.raw`(?:(?<!(?<![\p{L}\p{N}])(?:\p{L}|${ABBREVIATIONS}))\.|[!?…])["”’»)\]]*\s+(?=[^\s\p{Ll}])`,
  'gu',
);

/** The sentences of what is said; in doubt one goes on. */
export function sentencesIn(text: string): string[] {
  const ends = [...text.matchAll(END)].map(({ index, 0: end }) => index + end.length);
  return [0, ...ends].map((begin, at) => text.slice(begin, ends[at]).trim()).filter((one) => one !== '');
}
