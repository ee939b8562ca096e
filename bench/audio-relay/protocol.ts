/** 100 ms of 16 kHz mono 16-bit; the first eight bytes are the time of sending. */
export const FRAME_BYTES = 3_200;
export const FRAMES_PER_SECOND = 10;

export interface Usage {
  /** User and system, since the start. */
  cpuMicroseconds: number;
  rssBytes: number;
}

/** `collect`: memory only, as collecting costs CPU. */
export interface ToServer {
  collect: boolean;
}

export type FromServer = { port: number } | Usage;

/** Orders and replies of the load. */
export type ToLoad =
  | { do: 'connect'; urls: string[] }
  /** Uses the group's last connected streams. */
  | { do: 'send'; group: number; seconds: number };
export type FromLoad =
  | { sinkUrl: string }
  | { group: number }
  | { frames: number; arrived: number; p50Ms: number; p95Ms: number; p99Ms: number };
