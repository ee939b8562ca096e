import type { Capture, CaptureOptions } from './capture-events.ts';

/** Streams the audio of a shared tab to the transcription socket until it ends; never throws: failures are `ended` events. */
export declare function startCapture(options: CaptureOptions): Capture;
