/** What a session's answers may draw from beside the candidate's own material. */
export interface Library {
  /** Ids of the fields whose general knowledge may be said; null: those that the material shows. */
  fields: readonly string[] | null;
  /** Ids of entries that may not. */
  hidden: readonly string[];
}
