/** The text of a file with pages, and what every page repeats, which is not of the text. */
export interface PagedText {
  text: string;
  /** Lines at the top of pages, each once: many put their name there. */
  heads: string[];
  feet: string[];
  /** What is printed largest on the first page, mostly the name; undefined where sizes are not known. */
  largest?: string;
}
