import MiniSearch from 'minisearch';
import type { DocumentPart } from '#coach/documents.ts';
import { plain } from '#coach/knowledge/plain.ts';
import { rootOf } from '#coach/stories/terms.ts';

/** What a word counts for, by where a part of a document has it. */
const BOOST = { title: 2, path: 3 };

/** A part of a document that has words of a search. */
export interface FoundPart {
  part: DocumentPart;
  /** The roots that it has, and which of them its headings or the document's title have. */
  roots: ReadonlySet<string>;
  headed: ReadonlySet<string>;
}

/** A user's own documents, to be searched. They come in several pieces of work, so that others are not held up. */
export class Shelf {
  readonly version: string;
  readonly #parts: DocumentPart[] = [];
  readonly #index: MiniSearch<DocumentPart & { id: number }>;
  #isWhole = false;

  constructor(version: string) {
    this.version = version;
    this.#index = new MiniSearch({
      fields: ['title', 'path', 'text'],
      extractField: (part, field) => {
        const value = part[field as keyof typeof part];
        return Array.isArray(value) ? value.join(' ') : (value as string);
      },
      tokenize: (text) => plain(text).split(' ').filter(Boolean),
      processTerm: rootOf,
      searchOptions: { boost: BOOST },
    });
  }

  /** How many parts have come. */
  get size(): number {
    return this.#parts.length;
  }

  /** Nothing is found before the last part has come. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  add(parts: readonly DocumentPart[], isLast: boolean): void {
    this.#index.addAll(parts.map((part, at) => ({ ...part, id: this.#parts.length + at })));
    this.#parts.push(...parts);
    this.#isWhole = isLast;
  }

  /** By BM25, the best first. */
  find(words: string, most: number): FoundPart[] {
    return this.#index
      .search(words)
      .slice(0, most)
      .map(({ id, match }) => ({
        part: this.#parts[id as number]!,
        roots: new Set(Object.keys(match)),
        headed: new Set(Object.keys(match).filter((root) => match[root]!.some((field) => field !== 'text'))),
      }));
  }
}
