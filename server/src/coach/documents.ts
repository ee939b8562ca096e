/** A part of one of the user's own documents, short enough to be quoted whole. */
export interface DocumentPart {
  /** Of the document. */
  title: string;
  /** The headings that it stands under, the outermost first. */
  path: readonly string[];
  text: string;
}

/** A user's own documents as they are at the moment, as they are known in the coach's thread. */
export interface DocumentsHandle {
  owner: string;
  /** Another one whenever a document comes, goes or has another title. */
  version: string;
}
