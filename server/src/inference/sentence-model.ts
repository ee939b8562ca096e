import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Model, openModel } from './open-model.ts';
import { WordTokens } from './tokens.ts';

/** Of a text; the rest is not read. */
const MOST_TOKENS = 128;

/** Vectors of texts: near where meanings are. */
export class SentenceModel {
  readonly #model: Model;
  readonly #tokens: WordTokens;

  private constructor(model: Model, tokens: WordTokens) {
    this.#model = model;
    this.#tokens = tokens;
  }

  /**
   * @param folder has `model.onnx` and `tokenizer.json`
   * @throws Error for a missing or broken file, or without a runtime for this machine
   */
  static async open(folder: string): Promise<SentenceModel> {
    const tokenizer = JSON.parse(readFileSync(join(folder, 'tokenizer.json'), 'utf8')) as object;
    return new SentenceModel(
      await openModel(join(folder, 'model.onnx')),
      new WordTokens(tokenizer, MOST_TOKENS),
    );
  }

  /** Mean of the tokens, length 1. One text at a time: 8-bit scaling depends on the batch. */
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
