import { MESSAGES } from '@pythia/contracts/messages.ts';
import { readAuthToken } from '#account/auth-token.ts';
import { onSignOut } from '#account/sign-out.ts';
import { offerCaptures } from './capture/lasting-capture.ts';
import { setSharedStream, sharedStream } from './shared-stream.ts';

/** Missing in TypeScript's DOM types (W3C Screen Capture). */
interface ShareOptions extends DisplayMediaStreamOptions {
  systemAudio: 'include' | 'exclude';
  selfBrowserSurface: 'include' | 'exclude';
}

const OPTIONS: ShareOptions = {
  video: true,
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  systemAudio: 'include',
  selfBrowserSurface: 'exclude',
};

/** Sentence for the user; null: sharing is possible. */
export function whyNoSharing(): string | null {
  if (!window.isSecureContext) return MESSAGES.sharingNeedsHttps;
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
  return devices?.getDisplayMedia ? null : MESSAGES.sharingUnsupported;
}

/** Throws an Error with a sentence for the user. */
export async function shareScreen(): Promise<void> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(OPTIONS);
  } catch (error) {
    throw new Error(sentenceForShareFailure(error), { cause: error });
  }
  if (readAuthToken() === null) return stopTracks(stream);
  stopSharing();
  if (hasSound(stream)) dropPicture(stream);
  for (const track of stream.getTracks()) {
    // `ended` comes when the user or the browser stops the share, not when we do
    track.addEventListener('ended', () => sharedStream() === stream && stopSharing());
  }
  setSharedStream(stream);
  offerCaptures();
}

export function stopSharing(): void {
  stopTracks(sharedStream());
  setSharedStream(null);
}

function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

onSignOut(stopSharing);

export const hasSound = (stream: MediaStream): boolean => stream.getAudioTracks().length > 0;

/** Nobody sees the picture, and encoding it costs. Streams without sound keep it as their only track. */
function dropPicture(stream: MediaStream): void {
  for (const track of stream.getVideoTracks()) {
    track.stop();
    stream.removeTrack(track);
  }
}

function sentenceForShareFailure(error: unknown): string {
  if (error instanceof DOMException && error.name === 'NotAllowedError')
    return MESSAGES.sharePermissionDenied;
  return MESSAGES.shareFailedPrefix + (error instanceof Error ? error.message : String(error));
}
