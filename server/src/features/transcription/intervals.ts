export interface StreamIntervals {
  heartbeat: number;
  heard: number;
  status: number;
}

export const STREAM_INTERVALS: StreamIntervals = { heartbeat: 15_000, heard: 1_000, status: 1_000 };
