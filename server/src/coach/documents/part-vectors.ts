/** Eight bits a number: a quarter of the memory, cosines change by less than 0.01. */
const SCALE = 127;

export interface PartLikeness {
  heading: number;
  nearest: number;
  at: number;
}

export const tellsOf = ({ heading, nearest }: Omit<PartLikeness, 'at'>): number => nearest + heading / 2;

export class PartVectors {
  readonly #columns: number;
  readonly #numbers: Int8Array;

  /** @param vectors of length one, in the order of `textsOfPart` */
  constructor(vectors: readonly Float32Array[]) {
    this.#columns = vectors[0]?.length ?? 0;
    this.#numbers = new Int8Array(this.#columns * vectors.length);
    for (const [row, vector] of vectors.entries())
      for (let at = 0; at < this.#columns; at += 1)
        this.#numbers[row * this.#columns + at] = Math.round(vector[at]! * SCALE);
  }

  get bytes(): number {
    return this.#numbers.byteLength;
  }

  likenessTo(question: Float32Array): PartLikeness {
    const heading = this.#cosine(0, question);
    let nearest = -1;
    let at = 0;
    for (let row = 1; row * this.#columns < this.#numbers.length; row += 1) {
      const likeness = this.#cosine(row, question);
      if (likeness > nearest) [nearest, at] = [likeness, row - 1];
    }
    return { heading, nearest, at };
  }

  #cosine(row: number, question: Float32Array): number {
    const from = row * this.#columns;
    let sum = 0;
    for (let at = 0; at < this.#columns; at += 1) sum += this.#numbers[from + at]! * question[at]!;
    return sum / SCALE;
  }
}
