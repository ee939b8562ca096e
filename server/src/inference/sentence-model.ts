import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Model, openModel } from './open-model.ts';
import { WordTokens } from './tokens.ts';

/** Of a text; of a longer one the beginning is read. */
const MOST_TOKENS = 128;

/** Turns a text into numbers that lie near those of texts that mean the like. */
export class SentenceModel {
  readonly #model: Model;
  readonly #tokens: WordTokens;

  private constructor(model: Model, tokens: WordTokens) {
    this.#model = model;
    this.#tokens = tokens;
  }

  /**
   * @param folder with `model.onnx` and `tokenizer.json`
   * @throws Error where a file is missing or is no model, or where there is no runtime for this machine
   */
  static async open(folder: string): Promise<SentenceModel> {
    const tokenizer = JSON.parse(readFileSync(join(folder, 'tokenizer.json'), 'utf8')) as object;
    return new SentenceModel(
      await openModel(join(folder, 'model.onnx')),
      new WordTokens(tokenizer, MOST_TOKENS),
    );
  }

  /** The mean of its tokens, of length one. A text runs alone: eight bits are scaled by what runs together. */
  async vector(text: string): Promise<Float32Array> {
    const { ids } = this.#tokens.of(text.split(/\s+/).filter(Boolean));
    const { last_hidden_state: states } = await this.#model.run({
      input_ids: ids,
      attention_mask: ids.map(() => 1),
      token_type_ids: ids.map(() => 0),
    });
    const { numbers, columns } = states!;
    const sum = new Float32Array(columns);
    for (let at = 0; at < numbers.length; at += 1) sum[at % columns]! += numbers[at]!;
    const length = Math.hypot(...sum) || 1;
    return sum.map((number) => number / length);
  }
}
