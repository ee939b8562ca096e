export interface MoonshineFiles {
  encoder: string;
  mergedDecoder: string;
  tokens: string;
}
