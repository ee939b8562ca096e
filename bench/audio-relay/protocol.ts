/** One wire frame: 100 ms of 16 kHz mono 16-bit audio. Its first eight bytes carry when it was sent. */
export const FRAME_BYTES = 3_200;
export const FRAMES_PER_SECOND = 10;

export interface Usage {
  /** Since the process began, user and system. */
  cpuMicroseconds: number;
  rssBytes: number;
}

/** Asks a server under test what it has used; `collect` for memory alone, as collecting garbage costs CPU. */
export interface ToServer {
  collect: boolean;
}

/** What a server under test says to the bench. */
export type FromServer = { port: number } | Usage;

/** What the load generator is asked, and answers when it is done. */
export type ToLoad =
  | { do: 'connect'; urls: string[] }
  /** Sends on the streams that the last `connect` of this group opened. */
  | { do: 'send'; group: number; seconds: number };
export type FromLoad =
  | { sinkUrl: string }
  | { group: number }
  | { frames: number; arrived: number; p50Ms: number; p95Ms: number; p99Ms: number };
