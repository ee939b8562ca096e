import MiniSearch from 'minisearch';

/** Words that say nothing about the subject of an interview question. */
const STOP_WORDS = new Set(
  `a about actually also am an and any anything are as at be because been before being between but by can cannot could
  describe did difference different do does doing done example explain few for from gave get give go going good handle handled handles
  had has have having he her hi him his how i if in into is it its just kind know let like little look
  looking made make many may maybe me might more most much my of off ok okay on one or our out over
  please question really right say share she should so some something sort talk tell than thank thanks that the their
  them then there these they thing things think this those through time to told two up us use used using very
  walk want was way we well were what when where which while who why will with work worked working works would yeah yes you
  your yourself experience happens happen`.split(/\s+/),
);

/** A word in the form in which it is compared: without case and without the commonest English endings. */
function toTerm(word: string): string | null {
  const lower = word.toLowerCase();
  if (STOP_WORDS.has(lower)) return null;
  if (lower.length < 5) return lower.length > 3 ? lower.replace(/([^s])s$/, '$1') : lower;
  return lower
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(ing|ed)$/, '');
}

export interface Hit<T> {
  document: T;
  score: number;
  /** Which fields matched. */
  fields: ReadonlySet<string>;
}

/**
 * Ranks documents by BM25+ over their fields (Lv and Zhai, CIKM 2011, as MiniSearch implements it), and
 * forgives a wrong letter in longer words: transcripts mishear.
 */
export function searchIndex<T>(
  documents: readonly T[],
  fields: Record<string, { text: (document: T) => string; boost: number }>,
): (query: string) => Hit<T>[] {
  const index = new MiniSearch<{ id: number }>({
    fields: Object.keys(fields),
    extractField: ({ id }, name) => {
      const document = documents[id];
      return name === 'id' || document === undefined ? String(id) : (fields[name]?.text(document) ?? '');
    },
    tokenize: (text) => text.match(/[\p{L}\p{N}+#]+/gu) ?? [],
    processTerm: toTerm,
  });
  index.addAll(documents.map((_document, id) => ({ id })));
  const boost = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.boost]));
  return (query) =>
    index
      .search(query, { boost, fuzzy: (term) => (term.length > 4 ? 0.2 : false) })
      .flatMap(({ id, score, match }) => {
        const document = documents[id as number];
        return document === undefined
          ? []
          : [{ document, score, fields: new Set(Object.values(match).flat()) }];
      });
}
