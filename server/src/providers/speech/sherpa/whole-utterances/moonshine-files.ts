/** Paths of the model's files. */
export interface MoonshineFiles {
  encoder: string;
  mergedDecoder: string;
  tokens: string;
}
