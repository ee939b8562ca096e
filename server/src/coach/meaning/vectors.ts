/** Vectors of length one by their texts. */
export type Vectors = ReadonlyMap<string, Float32Array>;
