import { ClaimReader, type ClaimResult } from './claim-reader.ts';
import { Grounds } from './grounds/grounds.ts';
import { LineFinder } from './grounds/line-finder.ts';
import { ordinaryWords } from './ordinary-words.ts';

import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

export interface SupportLine {
  text: string;
  /** Shown on a label; null for text that is no experience of the candidate, such as the question. */
  source: string | null;
  /** Titles in the posting are not the candidate's. */
  isOfPosting?: boolean;
}

export type ProofPart =
  | { type: 'unproved'; from: number; to: number }
  | { type: 'backed'; from: number; to: number; line: string; source: string };

interface Index {
  lines: readonly SupportLine[];
  grounds: Grounds;
  finder?: LineFinder;
}

/** An index takes up to 400 bytes a character. */
const MOST_CHARACTERS = 60_000;
/** Characters of all indexes, which take 120 MB at most. */
const MOST_KEPT_CHARACTERS = 300_000;
const LONGEST_LINE = 1_000;
/** Work without a pause for others. */
const SLICE_MS = 4;
const LONGEST_SHOWN = 300;
const BULLET = /^[-–•*·▪]\s+/;

/** Caches an index for each material, built in slices. */
export class Proofs {
  readonly #now: () => Date;
  readonly #indexes = new LRUCache<object, Promise<Index>>({ maxSize: MOST_KEPT_CHARACTERS });

  constructor(now: () => Date) {
    this.#now = now;
  }

  open(material: object, linesOf: () => readonly SupportLine[]): Promise<Index> {
    const known = this.#indexes.get(material);
    if (known) return known;
    const lines = linesOf();
    const index = ordinaryWords().then(() => makeIndex(lines, this.#now()));
    index.catch(() => this.#indexes.delete(material));
    const size = lines.reduce((sum, { text }) => sum + text.length, 1);
    this.#indexes.set(material, index, { size: Math.min(size, MOST_KEPT_CHARACTERS) });
    return index;
  }

  /**
   * @param beside text that supports this answer alone: the question, passages of documents and of knowledge
   */
  async of(
    material: object,
    linesOf: () => readonly SupportLine[],
    beside: readonly SupportLine[],
  ): Promise<AnswerProof> {
    const [words, index] = await Promise.all([ordinaryWords(), this.open(material, linesOf)]);
    const more = await makeIndex(beside, this.#now());
    return new AnswerProof([index, more], words);
  }
}

async function makeIndex(all: readonly SupportLine[], now: Date): Promise<Index> {
  const grounds = new Grounds(now);
  const lines: SupportLine[] = [];
  const known = new Set<string>();
  let left = MOST_CHARACTERS;
  let begun = performance.now();
  for (const line of all) {
    const text = line.text.slice(0, Math.min(LONGEST_LINE, left)).trim();
    if (text === '' || known.has(text)) continue;
    known.add(text);
    left -= text.length;
    grounds.add(text, line.isOfPosting);
    lines.push({ ...line, text });
    if (performance.now() - begun < SLICE_MS) continue;
    await nextTurn();
    begun = performance.now();
  }
  return { lines, grounds };
}

/** What a sentence's line needs, and its lead. */
const LEAST_SCORE = 1;
const LEAST_AHEAD = 1.1;

/** Reads an answer as it streams in: unsupported words, and its sentences' lines. */
export class AnswerProof {
  readonly #indexes: readonly Index[];
  readonly #words: ReadonlyMap<string, number>;
  #reader: ClaimReader;

  constructor(indexes: readonly Index[], words: ReadonlyMap<string, number>) {
    this.#indexes = indexes;
    this.#words = words;
    this.#reader = this.#newReader();
  }

  read(piece: string): ProofPart[] {
    return this.#partsOf(this.#reader.read(piece));
  }

  end(): ProofPart[] {
    return this.#partsOf(this.#reader.end());
  }

  /** Drops the text so far: it was not the answer. */
  beginAnew(): void {
    this.#reader = this.#newReader();
  }

  #newReader(): ClaimReader {
    const grounds = this.#indexes.map((index) => index.grounds);
    return new ClaimReader(grounds, this.#words);
  }

  #partsOf(told: readonly ClaimResult[]): ProofPart[] {
    return told.flatMap((one): ProofPart[] => {
      const { from, to } = one;
      if (one.type === 'unproved') return [{ type: 'unproved', from, to }];
      const line = one.stands ? this.#lineOf(one.text) : undefined;
      return line ? [{ type: 'backed', from, to, ...line }] : [];
    });
  }

  #lineOf(sentence: string): { line: string; source: string } | undefined {
    const scored = this.#indexes.flatMap((index) => {
      index.finder ??= new LineFinder(index.grounds);
      return index.finder.scores(sentence).map((score, at) => ({ score, ...index.lines[at]! }));
    });
    const [best, next] = scored.toSorted((one, other) => other.score - one.score);
    if (!best || best.source === null || best.score < LEAST_SCORE) return undefined;
    if (next && best.score < next.score * LEAST_AHEAD) return undefined;
    const line = best.text.replace(BULLET, '').slice(0, LONGEST_SHOWN).toWellFormed();
    return { line, source: best.source };
  }
}
