import MiniSearch from 'minisearch';
import { ENTRIES, type KnowledgeEntry } from './fields.ts';
import { plain } from './plain.ts';

/** One letter in five may differ. */
const FUZZY = 0.2;
const FUZZY_FROM_LETTERS = 4;

let index: MiniSearch<KnowledgeEntry> | undefined;

function indexed(): MiniSearch<KnowledgeEntry> {
  if (index) return index;
  index = new MiniSearch<KnowledgeEntry>({
    fields: ['name', 'terms', 'answer'],
    extractField: (entry, field) =>
      field === 'terms' ? entry.terms.join(' ') : entry[field as 'name' | 'answer' | 'id'],
    tokenize: (text) => plain(text).split(' ').filter(Boolean),
    searchOptions: {
      boost: { name: 4, terms: 2 },
      prefix: true,
      fuzzy: (word) => word.length >= FUZZY_FROM_LETTERS && FUZZY,
      combineWith: 'AND',
    },
  });
  index.addAll(ENTRIES);
  return index;
}

/** Ids of entries with all words, the last perhaps half typed, best first. */
export const findTyped = (search: string, most: number): string[] =>
  indexed()
    .search(search)
    .slice(0, most)
    .map(({ id }) => id as string);
