import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { DocumentPart } from '#coach/documents.ts';
import { plain } from '#coach/knowledge/plain.ts';
import { rootOf } from '#coach/stories/terms.ts';
import { type PartLikeness, PartVectors } from './part-vectors.ts';
import { textsOfPart } from './passages-of.ts';

/** Weights of what makes a part the answer, chosen on seventy questions about seven documents. */
const MEANING = { heading: 0.75, words: 0.1, ours: 0.3 };
/** Written by a company of itself. */
const IN_OUR_NAME = /\b(?:we|us|ours?)\b/i;
/** What a word counts for, by where a part of a document has it. */
const WEIGHTS = { title: 2, path: 3, text: 1 };
/** Far beyond what twenty documents of the longest prose take, which is some twelve megabytes. */
const MOST_BYTES = 48e6;

/** A part of a document that has words of a search, or means the like. */
export interface FoundPart {
  part: DocumentPart;
  /** How near it is by what it means, where that was read. */
  likeness?: PartLikeness | undefined;
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
  readonly #partOf: StatementSync;
  /** By the parts' ids, as far as they were read. */
  readonly #meanings: PartVectors[] = [];
  /** By parts' ids: how many parts their document has, and how many of them say "we". */
  readonly #voices: { title: string; parts: number; ours: number }[] = [];
  #bytesOfMeanings = 0;
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
      SELECT rowid AS id, -bm25(roots, ${WEIGHTS.title}, ${WEIGHTS.path}, ${WEIGHTS.text}) AS score
      FROM roots WHERE roots MATCH ? ORDER BY score DESC LIMIT ?`);
    this.#partOf = this.#database.prepare('SELECT part FROM parts WHERE id = ?');
    this.#measure();
  }

  /** How many parts have come. */
  get size(): number {
    return this.#size;
  }

  /** What it takes in memory. */
  get bytes(): number {
    return this.#bytes + this.#bytesOfMeanings;
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

  /** What of the next parts a sentence model has to read; none when all that are found were read. */
  unread(most: number): string[][] {
    const ids = Array.from({ length: most }, (_, at) => this.#meanings.length + at);
    return ids.flatMap((id) => {
      const part = this.#partAt(id);
      return part ? [textsOfPart(part)] : [];
    });
  }

  /** What the next parts mean, a vector for each of the texts of `unread`. @param from how many were read before */
  learn(from: number, parts: readonly (readonly Float32Array[])[]): void {
    if (from !== this.#meanings.length) return;
    for (const vectors of parts) {
      const meaning = new PartVectors(vectors);
      this.#meanings.push(meaning);
      this.#bytesOfMeanings += meaning.bytes;
    }
  }

  get read(): number {
    return this.#meanings.length;
  }

  /**
   * The best first: by BM25, and by what they mean, as far as that was read.
   * @param question its vector
   * @param isOfUs asked of the company: its own document goes before a textbook
   */
  find(words: string, most: number, question?: Float32Array, isOfUs = false): FoundPart[] {
    const searched = new Set(rootsIn(words));
    const byWords = this.#findByWords(searched, most);
    const best = Math.max(...byWords.values());
    const ofWords = (id: number): number => (byWords.get(id) ?? 0) / best || 0;
    const likenesses = question ? this.#meanings.map((meaning) => meaning.likenessTo(question)) : [];
    const ofVoice = (id: number): number => (isOfUs ? MEANING.ours * this.#shareOfOurs(id) : 0);
    const scored = likenesses.map(({ heading, nearest }, id) => ({
      id,
      score: nearest + MEANING.heading * heading + MEANING.words * ofWords(id) + ofVoice(id),
    }));
    const unread = [...byWords.keys()].filter((id) => likenesses[id] === undefined);
    const ahead = scored.toSorted((one, other) => other.score - one.score).slice(0, most);
    return [...ahead.map(({ id }) => id), ...unread].flatMap((id) => {
      const part = this.#partAt(id);
      return part ? [{ ...found(part, searched), likeness: likenesses[id] }] : [];
    });
  }

  close(): void {
    this.#database.close();
  }

  /** Their scores by their ids, the best first. */
  #findByWords(searched: ReadonlySet<string>, most: number): Map<number, number> {
    if (searched.size === 0) return new Map();
    const anyOf = [...searched].map((root) => `"${root}"`).join(' OR ');
    const rows = this.#search.all(anyOf, most) as { id: number; score: number }[];
    return new Map(rows.map(({ id, score }) => [id, score]));
  }

  #shareOfOurs(id: number): number {
    const { parts, ours } = this.#voices[id]!;
    return ours / parts;
  }

  #partAt(id: number): DocumentPart | undefined {
    const row = this.#partOf.get(id) as { part: string } | undefined;
    return row && (JSON.parse(row.part) as DocumentPart);
  }

  #keep(parts: readonly DocumentPart[]): void {
    this.#database.exec('BEGIN');
    for (const [at, part] of parts.entries()) {
      const id = this.#size + at;
      const { title, path, text } = part;
      const last = this.#voices.at(-1);
      const voice = last?.title === title ? last : { title, parts: 0, ours: 0.3 };
      voice.parts += 1;
      voice.ours += Number(IN_OUR_NAME.test(text));
      this.#voices[id] = voice;
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
