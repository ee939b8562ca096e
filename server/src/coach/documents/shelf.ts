import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { DocumentPart } from '#coach/documents.ts';
import { plain } from '#coach/knowledge/plain.ts';
import { rootOf } from '#coach/stories/terms.ts';

/** What a word counts for, by where a part of a document has it. */
const WEIGHTS = { title: 2, path: 3, text: 1 };
/** Far beyond what twenty documents of the longest prose take, which is some twelve megabytes. */
const MOST_BYTES = 48e6;

/** A part of a document that has words of a search. */
export interface FoundPart {
  part: DocumentPart;
  /** The searched roots that it has, and which of them its headings or the document's title have. */
  roots: ReadonlySet<string>;
  headed: ReadonlySet<string>;
}

/**
 * A user's own documents, to be searched. They come in several pieces of work, so that others are not held up. Text
 * and index lie in a database of their own in memory, outside the thread's heap, whose size is known to the byte.
 */
export class Shelf {
  readonly version: string;
  readonly #database = new DatabaseSync(':memory:');
  readonly #insertText: StatementSync;
  readonly #insertRoots: StatementSync;
  readonly #search: StatementSync;
  #size = 0;
  #bytes = 0;
  #isWhole = false;

  constructor(version: string) {
    this.version = version;
    this.#database.exec(`
      CREATE TABLE parts (id INTEGER PRIMARY KEY, part TEXT NOT NULL);
      CREATE VIRTUAL TABLE roots USING fts5 (
        title, path, text, content = '', tokenize = "unicode61 remove_diacritics 0 tokenchars '+#'"
      );`);
    this.#insertText = this.#database.prepare('INSERT INTO parts VALUES (?, ?)');
    this.#insertRoots = this.#database.prepare(
      'INSERT INTO roots (rowid, title, path, text) VALUES (?, ?, ?, ?)',
    );
    this.#search = this.#database.prepare(`
      SELECT part FROM roots JOIN parts ON parts.id = roots.rowid WHERE roots MATCH ?
      ORDER BY bm25(roots, ${WEIGHTS.title}, ${WEIGHTS.path}, ${WEIGHTS.text}) LIMIT ?`);
    this.#measure();
  }

  /** How many parts have come. */
  get size(): number {
    return this.#size;
  }

  /** What it takes in memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Nothing is found before the last part has come. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** What comes when the shelf is full is not found. */
  add(parts: readonly DocumentPart[], isLast: boolean): void {
    if (this.#bytes < MOST_BYTES) this.#keep(parts);
    this.#size += parts.length;
    this.#isWhole = isLast;
  }

  /** By BM25, the best first. */
  find(words: string, most: number): FoundPart[] {
    const searched = new Set(rootsIn(words));
    if (searched.size === 0) return [];
    const anyOf = [...searched].map((root) => `"${root}"`).join(' OR ');
    return this.#search.all(anyOf, most).map(({ part }) => found(JSON.parse(part as string), searched));
  }

  close(): void {
    this.#database.close();
  }

  #keep(parts: readonly DocumentPart[]): void {
    this.#database.exec('BEGIN');
    for (const [at, part] of parts.entries()) {
      const id = this.#size + at;
      const { title, path, text } = part;
      this.#insertText.run(id, JSON.stringify(part));
      this.#insertRoots.run(id, ...[title, path.join(' '), text].map((field) => rootsIn(field).join(' ')));
    }
    this.#database.exec('COMMIT');
    this.#measure();
  }

  #measure(): void {
    const { bytes } = this.#database
      .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
      .get() as { bytes: number };
    this.#bytes = bytes;
  }
}

function found(part: DocumentPart, searched: ReadonlySet<string>): FoundPart {
  const within = (text: string): string[] => rootsIn(text).filter((root) => searched.has(root));
  const headed = within([part.title, ...part.path].join(' '));
  return { part, headed: new Set(headed), roots: new Set([...headed, ...within(part.text)]) };
}

/** Of the words that people use; what is longer is seldom met twice. */
const KNOWN_ROOTS = { most: 20_000, longest: 30 };
const knownRoots = new LRUCache<string, string>({ max: KNOWN_ROOTS.most });

/** The roots of a text's words, in their order. */
export const rootsIn = (text: string): string[] => plain(text).split(' ').filter(Boolean).map(knownRootOf);

function knownRootOf(word: string): string {
  if (word.length > KNOWN_ROOTS.longest) return rootOf(word);
  const known = knownRoots.get(word);
  if (known !== undefined) return known;
  const root = rootOf(word);
  knownRoots.set(word, root);
  return root;
}
