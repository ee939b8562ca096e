/**
 * 16 kHz to 24 kHz, linear: speech has little above 8 kHz to alias. The last sample is kept, so chunks join
 * without a click.
 */
export class Upsampler {
  #last = 0;
  #pending: number | undefined;

  resample(samples: Int16Array): Int16Array {
    const input = this.#pending === undefined ? samples : Int16Array.of(this.#pending, ...samples);
    const pairs = Math.floor(input.length / 2);
    const output = new Int16Array(pairs * 3);
    for (let pair = 0; pair < pairs; pair++) {
      const [first = 0, second = 0] = [input[pair * 2], input[pair * 2 + 1]];
      // places 0, 2/3 and 4/3 of a sample after the pair before
      output[pair * 3] = this.#last;
      output[pair * 3 + 1] = this.#last + ((first - this.#last) * 2) / 3;
      output[pair * 3 + 2] = first + (second - first) / 3;
      this.#last = second;
    }
    this.#pending = input.length % 2 === 1 ? input.at(-1) : undefined;
    return output;
  }
}
