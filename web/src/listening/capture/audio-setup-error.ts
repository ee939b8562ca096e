import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { EndReason } from './capture-events.ts';

/** The message is for the user. */
export class AudioSetupError extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AudioSetupError';
    this.reason = reason;
  }
}

export const noAudioTrack = (): AudioSetupError =>
  new AudioSetupError('no-audio-track', MESSAGES.noAudioTrack);

export const no16kHz = (cause?: unknown): AudioSetupError =>
  new AudioSetupError('no-16khz', MESSAGES.no16kHz, cause);

/** The network is down, or the site has a newer version. */
export const notLoaded = (cause?: unknown): AudioSetupError =>
  new AudioSetupError('audio-setup-failed', MESSAGES.audioNotLoaded, cause);

export function asSetupError(error: unknown): AudioSetupError {
  if (error instanceof AudioSetupError) return error;
  // another window's errors are no `Error` of this one
  const isObject = typeof error === 'object' && error !== null;
  const why = String(isObject && 'message' in error ? error.message : error);
  return new AudioSetupError('audio-setup-failed', MESSAGES.audioSetupFailedPrefix + why, error);
}
