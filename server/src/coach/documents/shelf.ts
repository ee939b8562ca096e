import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { DocumentPart } from '#coach/documents.ts';
import { plain } from '#coach/knowledge/plain.ts';
import { rootOf } from '#coach/stories/terms.ts';
import { type PartLikeness, PartVectors } from './part-vectors.ts';
import { textsOfPart } from './passages-of.ts';

/** Beside the nearest stretch; chosen on 150 questions about 15 documents. */
const MEANING = { heading: 0.1, words: 0.1, ours: 0.65, own: 0.5 };
const VOICES = { ours: /\b(?:we|us|ours?)\b/i, own: /\b(?:I|[Mm][ey])\b/ };
export type Narrator = keyof typeof VOICES;
const WEIGHTS = { title: 2, path: 3, text: 1 };
/** Twenty documents of the longest prose take 12 MB. */
const MOST_BYTES = 48e6;

export interface FoundPart {
  part: DocumentPart;
  likeness?: PartLikeness | undefined;
  roots: ReadonlySet<string>;
  headed: ReadonlySet<string>;
}

/**
 * One user's documents, added piece by piece so that others are not held up. Text and index lie in an SQLite
 * database in memory: outside the heap, of known size.
 */
export class Shelf {
  readonly version: string;
  readonly #database = new DatabaseSync(':memory:');
  readonly #insertText: StatementSync;
  readonly #insertRoots: StatementSync;
  readonly #search: StatementSync;
  readonly #partOf: StatementSync;
  readonly #meanings: PartVectors[] = [];
  readonly #voices: ({ title: string; parts: number } & Record<Narrator, number>)[] = [];
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

  get size(): number {
    return this.#size;
  }

  get bytes(): number {
    return this.#bytes + this.#bytesOfMeanings;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Parts beyond the limit are dropped. */
  add(parts: readonly DocumentPart[], isLast: boolean): void {
    if (this.#bytes < MOST_BYTES) this.#keep(parts);
    this.#size += parts.length;
    this.#isWhole = isLast;
  }

  unread(most: number): string[][] {
    const ids = Array.from({ length: most }, (_, at) => this.#meanings.length + at);
    return ids.flatMap((id) => {
      const part = this.#partAt(id);
      return part ? [textsOfPart(part)] : [];
    });
  }

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
   * Best first, by BM25 and by vectors as far as read.
   * @param voice of documents that go first: the company's, where it is asked about, or the user's
   */
  find(words: string, most: number, question?: Float32Array, voice?: Narrator): FoundPart[] {
    const searched = new Set(rootsIn(words));
    const byWords = this.#findByWords(searched, most);
    const best = Math.max(...byWords.values());
    const ofWords = (id: number): number => (byWords.get(id) ?? 0) / best || 0;
    const likenesses = question ? this.#meanings.map((meaning) => meaning.likenessTo(question)) : [];
    const ofVoice = (id: number): number => (voice ? MEANING[voice] * this.#shareOf(voice, id) : 0);
    const scored = likenesses.map(({ nearest, heading }, id) => ({
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

  #findByWords(searched: ReadonlySet<string>, most: number): Map<number, number> {
    if (searched.size === 0) return new Map();
    const anyOf = [...searched].map((root) => `"${root}"`).join(' OR ');
    const rows = this.#search.all(anyOf, most) as { id: number; score: number }[];
    return new Map(rows.map(({ id, score }) => [id, score]));
  }

  #shareOf(voice: Narrator, id: number): number {
    const { parts, [voice]: spoken } = this.#voices[id]!;
    return spoken / parts;
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
      const voice = last?.title === title ? last : { title, parts: 0, ours: 0, own: 0 };
      voice.parts += 1;
      voice.ours += Number(VOICES.ours.test(text));
      voice.own += Number(VOICES.own.test(text));
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

function found(
  part: DocumentPart,
  searched: ReadonlySet<string>,
): Pick<FoundPart, 'part' | 'headed' | 'roots'> {
  const within = (text: string): string[] => rootsIn(text).filter((root) => searched.has(root));
  const headed = within([part.title, ...part.path].join(' '));
  return { part, headed: new Set(headed), roots: new Set([...headed, ...within(part.text)]) };
}

const KNOWN_ROOTS = { most: 20_000, longest: 30 };
const knownRoots = new LRUCache<string, string>({ max: KNOWN_ROOTS.most });

export const rootsIn = (text: string): string[] => plain(text).split(' ').filter(Boolean).map(knownRootOf);

function knownRootOf(word: string): string {
  if (word.length > KNOWN_ROOTS.longest) return rootOf(word);
  const known = knownRoots.get(word);
  if (known !== undefined) return known;
  const root = rootOf(word);
  knownRoots.set(word, root);
  return root;
}
