const COMMON = new Set(
  'the and of to for with from by on at our my i a in as who which that it is was were than per after before about into over'.split(
    ' ',
  ),
);
/** Share of common words: each of 280 English résumés had more; German, Spanish and French ones none. */
const SHARE = 0.05;
const LEAST_WORDS = 30;

/** The model has learnt from English alone. */
export function isEnglishText(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.length < LEAST_WORDS || words.filter((word) => COMMON.has(word)).length >= SHARE * words.length
  );
}
