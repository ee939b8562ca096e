/** How often a stream does what it does again and again, in milliseconds. Tests shorten them. */
export interface StreamIntervals {
  /** Connections are probed, and tokens looked at. */
  heartbeat: number;
  /** A client is told how much was heard. */
  heard: number;
  /** A recogniser that is not ready is asked again. */
  status: number;
}

export const STREAM_INTERVALS: StreamIntervals = { heartbeat: 15_000, heard: 1_000, status: 1_000 };
