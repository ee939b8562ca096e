/** Applied to lower case. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\b(would|should|could|might) of\b/g, '$1 have'],
  [/\bwanna\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\bwhat[’']?s\b/g, 'what is'],
  [/\bwho[’']?s\b/g, 'who is'],
  [/\b(where|how|that|there|it|here)[’']s\b/g, '$1 is'],
  [/\b(what|how|who|where|when|why|i|you|we)[’']d (you|we|they|it|i)\b/g, '$1 did $2'],
  [/[’']d\b/g, ' would'],
  [/[’']re\b/g, ' are'],
  [/[’']ve\b/g, ' have'],
  [/[’']ll\b/g, ' will'],
  [/\b(don|didn|doesn|isn|wasn|weren|haven|hasn|couldn|wouldn|aren)[’']?t\b/g, '$1t'],
  [/\bcan[’']t\b/g, 'cannot'],
  [/[’'](?=s\b)/g, ' '],
  [/[’']/g, ''],
  [/(?:[^\p{L}\p{N}+#.]|\.(?![\p{L}\p{N}]))+/gu, ' '],
];

/** Lower case, single spaces, contractions evened out. */
export const plainWords = (text: string): string =>
  SPELLINGS.reduce((words, [spelling, even]) => words.replace(spelling, even), text.toLowerCase()).trim();
