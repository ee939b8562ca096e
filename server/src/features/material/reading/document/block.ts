export interface DocumentBlock {
  level: number;
  text: string;
}
