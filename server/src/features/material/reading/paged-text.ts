export interface PagedText {
  text: string;
  heads: string[];
  feet: string[];
  /** Largest print of page one, mostly the name. */
  largest?: string;
}
