/**
 * Messages between processes over one database. They are not stored: an absent process misses them, so
 * listeners also poll.
 */
export interface Notices {
  /** Reaches every listening process, this one too, in order; long or excess messages are dropped. */
  tell(message: string): boolean;
  hear(listener: (message: string) => void): () => void;
  close(): Promise<void>;
}

export const NOBODY_ELSE: Notices = {
  tell: () => true,
  hear: () => () => {},
  close: async () => {},
};
