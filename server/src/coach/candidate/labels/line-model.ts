import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type OnnxModel, openModel, type FloatRows } from '#inference/open-model.ts';
import { type Tokens, WordTokens } from '#inference/tokens.ts';
import { JOB_PARTS, type JobPart, type Label, type LineLabels } from './label.ts';
import { featuredRows } from './line-features.ts';
import { type Follows, type Likely, mostLikely } from './most-likely.ts';
import { partsOfWords, stretchesOf, type WordParts } from './word-parts.ts';

const MOST_TOKENS = 64;
/** Lines whose numbers are kept: some 30 MB. */
const MOST_LINES = 20_000;
/** Lines of one text of which each token's numbers are held: at most 20 MB. */
const MOST_HELD = 200;
/** A label that is less probable is asked about. */
const SURE = 0.6;
interface LabelSets {
  sets: Label[][];
  follows: Follows;
}

interface ReadLine {
  mean: Float32Array;
  tokens?: FloatRows;
}

/** Tells what each line of a résumé is, by a sentence model on the line and a pass over all of them. */
export class LineModel {
  readonly #encoder: OnnxModel;
  readonly #sequence: OnnxModel;
  readonly #words: OnnxModel;
  readonly #tokens: WordTokens;
  readonly #labels: LabelSets;
  readonly #means = new LRUCache<string, Float32Array>({ max: MOST_LINES });

  private constructor(
    models: { encoder: OnnxModel; sequence: OnnxModel; words: OnnxModel },
    tokens: WordTokens,
    labels: LabelSets,
  ) {
    this.#encoder = models.encoder;
    this.#sequence = models.sequence;
    this.#words = models.words;
    this.#tokens = tokens;
    this.#labels = labels;
  }

  /** @throws Error where a file is missing or is no model, or where there is no runtime for this machine */
  static async open(folder: string): Promise<LineModel> {
    const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const [encoder, sequence, words] = await Promise.all(
      ['encoder.onnx', 'sequence.onnx', 'words.onnx'].map((name) => openModel(join(folder, name))),
    );
    const tokens = new WordTokens(json('tokenizer.json') as object, MOST_TOKENS);
    return new LineModel(
      { encoder: encoder!, sequence: sequence!, words: words! },
      tokens,
      json('labels.json') as LabelSets,
    );
  }

  async label(rows: readonly string[]): Promise<LineLabels[]> {
    const lines = featuredRows(rows);
    if (lines.length === 0) return [];
    const tokens = lines.map(({ words }) => this.#tokens.of(words));
    const read: ReadLine[] = [];
    for (const [at, own] of tokens.entries()) read.push(await this.#readLine(own, at < MOST_HELD)); // a line runs alone: eight bits are scaled by what runs together
    const { scores, state } = await this.#sequence.run({
      means: joined(read.map(({ mean }) => mean)),
      features: joined(lines.map(({ features }) => Float32Array.from(features))),
    });
    const labelled: LineLabels[] = [];
    for (const [at, likely] of mostLikely(scores!, this.#labels.follows).entries()) {
      const labels = this.#labels.sets[likely.state]!;
      const goesOn = labels.includes('wrapped') && labelled.at(-1)?.parts !== undefined;
      const isHeader = goesOn || labels.some((label) => JOB_PARTS.has(label));
      const words = isHeader
        ? await this.#partsOf(tokens[at]!, read[at]!, rowOf(state!, at), rows[lines[at]!.row]!, labels)
        : undefined;
      const { certainty, doubtful } = this.#certaintyOf(likely);
      labelled.push({
        row: lines[at]!.row,
        labels,
        certainty,
        doubtful: [...new Set([...doubtful, ...(words?.doubtful ?? [])])],
        ...(words && { parts: words.parts }),
      });
    }
    return labelled;
  }

  /** Whether a town stands beside an employer makes neither doubtful. */
  #certaintyOf({ state, probabilities }: Likely): { certainty: number; doubtful: Label[] } {
    const { sets } = this.#labels;
    const labels = sets[state]!;
    const telling = labels.length > 1 ? labels.filter((label) => label !== 'place') : labels;
    const probable = telling.map((label) => ({
      label,
      is: probabilities.reduce((sum, one, at) => (sets[at]!.includes(label) ? sum + one : sum), 0),
    }));
    const doubtful = probable.filter(({ is }) => is < SURE).map(({ label }) => label);
    return { certainty: Math.min(...probable.map(({ is }) => is)), doubtful };
  }

  async #readLine({ ids }: Tokens, isHeld: boolean): Promise<ReadLine> {
    const key = hash('sha256', ids.join(' '));
    const known = this.#means.get(key);
    if (known) return { mean: known };
    const { mean, tokens } = await this.#encoder.run({ ids });
    this.#means.set(key, mean!.numbers);
    return { mean: mean!.numbers, ...(isHeld && { tokens: tokens! }) };
  }

  async #partsOf(
    { ids, starts }: Tokens,
    line: ReadLine,
    state: Float32Array,
    row: string,
    labels: readonly Label[],
  ): Promise<WordParts> {
    const tokens = line.tokens ?? (await this.#encoder.run({ ids })).tokens;
    const read = starts.flatMap((start, word) => (start < 0 ? [] : word));
    if (read.length === 0) return { parts: starts.map(() => 'other'), doubtful: [] };
    const { parts } = await this.#words.run({
      tokens: joined(read.map((word) => rowOf(tokens!, starts[word]!))),
      states: joined(read.map(() => state)),
    });
    const stretches = stretchesOf(row);
    const named = labels.filter((label): label is JobPart => JOB_PARTS.has(label));
    const told = partsOfWords(
      parts!,
      read.map((word) => stretches[word]!),
      named.length > 0 ? named : undefined,
      named.includes('role') && !named.includes('employer') ? ['employer'] : [],
    );
    return {
      parts: starts.map((start, word) => (start < 0 ? 'other' : told.parts[read.indexOf(word)]!)),
      doubtful: told.doubtful,
    };
  }
}

const rowOf = ({ numbers, columns }: FloatRows, at: number): Float32Array =>
  numbers.subarray(at * columns, (at + 1) * columns);

function joined(rows: readonly Float32Array[]): FloatRows {
  const columns = rows[0]!.length;
  const numbers = new Float32Array(rows.length * columns);
  rows.forEach((row, at) => numbers.set(row, at * columns));
  return { numbers, columns };
}
