import { afterEach, expect, onTestFinished, test } from 'vitest';
import { signInForTest } from '../../testing/open-page.tsx';
import { shareScreen, stopSharing } from './share-screen.ts';
import { sharedStream } from './shared-stream.ts';

afterEach(stopSharing);

const { mediaDevices } = navigator;

/** Lets the user's choice be this stream. */
function choose(stream: MediaStream): void {
  mediaDevices.getDisplayMedia = async () => stream;
  onTestFinished(() => {
    delete (mediaDevices as Partial<MediaDevices>).getDisplayMedia; // the browser's own is the prototype's
  });
}

const picture = (): MediaStream => document.createElement('canvas').captureStream();

function pictureWithSound(): MediaStream {
  const context = new AudioContext();
  onTestFinished(() => context.close());
  return new MediaStream([
    ...picture().getTracks(),
    ...context.createMediaStreamDestination().stream.getTracks(),
  ]);
}

test('of a shared tab the sound is kept, and its picture is let go', async () => {
  await signInForTest('free-user');
  const chosen = pictureWithSound();
  const [video] = chosen.getVideoTracks();
  choose(chosen);
  await shareScreen();
  expect(
    sharedStream()
      ?.getTracks()
      .map(({ kind, readyState }) => [kind, readyState]),
  ).toEqual([['audio', 'live']]);
  expect(video?.readyState).toBe('ended');
});

test('a tab without sound stays shared by its picture, until the user stops that', async () => {
  await signInForTest('free-user');
  const chosen = picture();
  choose(chosen);
  await shareScreen();
  expect(sharedStream()).toBe(chosen);
  chosen.getVideoTracks()[0]?.dispatchEvent(new Event('ended')); // which a script's stop does not tell
  expect(sharedStream()).toBeNull();
});
