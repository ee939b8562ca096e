/**
 * What processes over one database tell each other. Nothing of it is kept: a process that is away, or whose connection
 * is, never hears it, so that whoever relies on it also looks for itself now and then.
 */
export interface Notices {
  /** Told within a moment, in order, to every process that listens, this one too; what is too long or too much is left out. */
  tell(message: string): boolean;
  /** @returns ends it */
  hear(listener: (message: string) => void): () => void;
  close(): Promise<void>;
}

/** Of the only process over a database. */
export const NOBODY_ELSE: Notices = {
  tell: () => true,
  hear: () => () => {},
  close: async () => {},
};
