import { ClaimReader, type Told } from './claim-reader.ts';
import { Grounds } from './grounds/grounds.ts';
import { LineFinder } from './grounds/line-finder.ts';
import { ordinaryWords } from './ordinary-words.ts';

import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** A line by which a claim may stand. */
export interface SupportLine {
  text: string;
  /** Where it stands, as a label says it; null for what supports a claim but is nobody's experience, as a question. */
  source: string | null;
  /** Whether it is of the posting: its titles are not the candidate's. */
  isOfPosting?: boolean;
}

/** Words at a place of the answer that nothing supports, or a sentence of which all stands, and its line. */
export type ProofPart =
  | { type: 'unproved'; from: number; to: number }
  | { type: 'backed'; from: number; to: number; line: string; source: string };

interface Index {
  lines: readonly SupportLine[];
  grounds: Grounds;
  /** Made with the first sentence that needs it. */
  finder?: LineFinder;
}

/** More than any material has. An index takes 200 bytes for each. */
const MOST_CHARACTERS = 60_000;
/** Of all indexes that are kept: some 60 MB. */
const MOST_KEPT_CHARACTERS = 300_000;
/** Of one line: what is longer is cut. */
const LONGEST_LINE = 1_000;
/** Of work in one go. */
const SLICE_MS = 4;
/** What a label shows of a line. */
const LONGEST_SHOWN = 300;
const BULLET = /^[-–•*·▪]\s+/;

/** Indexes of what may be said, each made once, in slices between which others have their turn. */
export class Proofs {
  readonly #now: () => Date;
  readonly #indexes = new LRUCache<object, Promise<Index>>({ maxSize: MOST_KEPT_CHARACTERS });

  /** @param now by which what goes on is reckoned */
  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Makes the index of a material, unless there is one. @param material by which object it is known */
  open(material: object, linesOf: () => readonly SupportLine[]): Promise<Index> {
    const known = this.#indexes.get(material);
    if (known) return known;
    const lines = linesOf();
    const index = makeIndex(lines, this.#now());
    index.catch(() => this.#indexes.delete(material));
    const size = lines.reduce((sum, { text }) => sum + text.length, 1);
    this.#indexes.set(material, index, { size: Math.min(size, MOST_KEPT_CHARACTERS) });
    return index;
  }

  /**
   * What reads one answer.
   * @param beside what may be said in that answer alone: the question, passages of documents and of knowledge
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

/** How much of a line's words a sentence must have, and how far ahead of the next line. */
const LEAST_SCORE = 1;
const LEAST_AHEAD = 1.1;

/** Reads one answer as it comes: what of it nothing supports, and which lines its sentences come from. */
export class AnswerProof {
  readonly #indexes: readonly Index[];
  readonly #words: ReadonlyMap<string, number>;
  #reader: ClaimReader;

  constructor(indexes: readonly Index[], words: ReadonlyMap<string, number>) {
    this.#indexes = indexes;
    this.#words = words;
    this.#reader = this.#newReader();
  }

  /** Takes the next piece of the answer. */
  read(piece: string): ProofPart[] {
    return this.#partsOf(this.#reader.read(piece));
  }

  /** The answer has ended. */
  end(): ProofPart[] {
    return this.#partsOf(this.#reader.end());
  }

  /** What came before was none of the answer. */
  beginAnew(): void {
    this.#reader = this.#newReader();
  }

  #newReader(): ClaimReader {
    const grounds = this.#indexes.map((index) => index.grounds);
    return new ClaimReader(grounds, this.#words);
  }

  #partsOf(told: readonly Told[]): ProofPart[] {
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
