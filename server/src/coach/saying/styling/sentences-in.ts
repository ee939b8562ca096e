/** Behind these a full stop ends no sentence; nor does it behind a single letter, as in `J. Smith` or `e.g.` */
const ABBREVIATIONS = 'Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|Inc|Ltd|Co|Corp|No|vs|approx|ca|incl|min|max|Bros|Dept';
/** Unless a sentence begins as the coach begins one: "at Rye & Co. I cut the waste". */
const BEGINS =
  '(?:I|We|My|Our|The|It|He|She|They|There|That|This|Before|After|Since|When|At|In|As|What|And|But|So)\\b';
const END = new RegExp(
  String.raw`(?:(?:(?<!(?<![\p{L}\p{N}])(?:\p{L}|${ABBREVIATIONS}))|(?<=\b(?:Inc|Ltd|Co|Corp|Bros))(?=\.\s+${BEGINS}))\.|[!?…])["”’»)\]]*\s+(?=[^\s\p{Ll}])`,
  'gu',
);

/** The sentences of what is said; in doubt one goes on. */
export function sentencesIn(text: string): string[] {
  const ends = [...text.matchAll(END)].map(({ index, 0: end }) => index + end.length);
  return [0, ...ends].map((begin, at) => text.slice(begin, ends[at]).trim()).filter((one) => one !== '');
}
