/** Vectors of length one, by the texts that they stand for. */
export type Vectors = ReadonlyMap<string, Float32Array>;
