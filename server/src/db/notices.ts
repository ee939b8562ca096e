/**
 * Messages between processes over one database. Nothing is stored: an absent process misses them, so listeners
 * also poll now and then.
 */
export interface Notices {
  /** Sent to every listening process, ours too, in order; long or excess messages are dropped. */
  tell(message: string): boolean;
  /** @returns stops listening */
  hear(listener: (message: string) => void): () => void;
  close(): Promise<void>;
}

/** A single process's. */
export const NOBODY_ELSE: Notices = {
  tell: () => true,
  hear: () => () => {},
  close: async () => {},
};
