import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OnnxModel, openModel, type FloatRows } from './open-model.ts';
import { WordTokens } from './tokens.ts';

const MOST_TOKENS = 128;

export interface BegunText {
  files: number;
  states: FloatRows;
}

export class SentenceModel {
  readonly #files: readonly OnnxModel[];
  readonly #tokens: WordTokens;

  private constructor(files: readonly OnnxModel[], tokens: WordTokens) {
    this.#files = files;
    this.#tokens = tokens;
  }

  /**
   * @param folder has `tokenizer.json` and `model.onnx`, or a file a layer: `layer-1.onnx` and so on
   * @throws Error for a missing or broken file, or without a runtime for this machine
   */
  static async open(folder: string): Promise<SentenceModel> {
    const tokenizer = JSON.parse(readFileSync(join(folder, 'tokenizer.json'), 'utf8')) as object;
    const names = readdirSync(folder).filter((name) => name.endsWith('.onnx'));
    if (names.length === 0) throw new Error(`No model lies in ${folder}`);
    const files = await Promise.all(names.toSorted().map((name) => openModel(join(folder, name))));
    return new SentenceModel(files, new WordTokens(tokenizer, MOST_TOKENS));
  }

  /**
   * @param withinMs then it stops after the current file
   * @returns after the last file the mean of the tokens, length 1
   */
  async read(text: string, begun?: BegunText, withinMs = Infinity): Promise<BegunText | Float32Array> {
    const until = performance.now() + withinMs;
    let { files, states } = begun ?? { files: 0, states: undefined };
    do {
      const outputs = await this.#files[files]!.run(states ? { states } : this.#inputsOf(text));
      states = outputs['last_hidden_state']!;
      files += 1;
    } while (files < this.#files.length && performance.now() < until);
    return files < this.#files.length ? { files, states } : meanOf(states);
  }

  /** One text at a time: 8-bit scaling depends on the batch. */
  #inputsOf(text: string): Record<string, readonly number[]> {
    const { ids } = this.#tokens.of(text.split(/\s+/).filter(Boolean));
    return { input_ids: ids, attention_mask: ids.map(() => 1), token_type_ids: ids.map(() => 0) };
  }
}

function meanOf({ numbers, columns }: FloatRows): Float32Array {
  const sum = new Float32Array(columns);
  for (let at = 0; at < numbers.length; at += 1) sum[at % columns]! += numbers[at]!;
  const length = Math.hypot(...sum) || 1;
  return sum.map((number) => number / length);
}
