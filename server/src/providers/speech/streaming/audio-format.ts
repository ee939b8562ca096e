/** All audio in this folder: 16 kHz, mono, 16-bit. */
export const SAMPLE_RATE = 16_000;
/** 100 ms, as the sockets carry it. */
export const FRAME_SAMPLES = 1_600;
