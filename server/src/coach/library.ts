export interface Library {
  /** Field ids; null: those that the material shows. */
  fields: readonly string[] | null;
  /** Entry ids. */
  hidden: readonly string[];
}
