/** Short enough to be quoted whole. */
export interface DocumentPart {
  title: string;
  /** Headings above, outermost first. */
  path: readonly string[];
  text: string;
}

export interface DocumentsHandle {
  owner: string;
  /** Changes when a document comes, goes or is retitled. */
  version: string;
}
