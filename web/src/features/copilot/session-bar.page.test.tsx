import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hoursMinutesAndSeconds } from '#interviews/countdown.ts';
import { setSharedStream, sharedStream } from '#listening/shared-stream.ts';
import { EMPTY_TRANSCRIPT } from '#transcript/transcript.ts';
import '../../ui/theme.css';
import { newCopilotSession } from './copilot-session.ts';
import { NOT_LISTENING } from './listening-state.ts';
import { KeepOnTopContext } from './on-top/keep-on-top-button.tsx';
import { SessionBar } from './session-bar.tsx';

afterEach(() => setSharedStream(null));

const session = newCopilotSession(
  { id: 's1', jobTitle: 'Site reliability engineer', expiry: 7_200_000, transcript: EMPTY_TRANSCRIPT },
  0,
);

const bar = () =>
  render(
    <KeepOnTopContext value={{ isOnTop: true, toggle: () => {} }}>
      <SessionBar
        session={session}
        listening={{ ...NOT_LISTENING, sound: { state: 'reconnecting', keptSeconds: 120 } }}
        formatClock={hoursMinutesAndSeconds}
        readLevel={() => 0}
        onChangeLanguage={() => {}}
        onShowShortcuts={() => {}}
      />
    </KeepOnTopContext>,
  );

function shareSound(): MediaStreamTrack {
  const context = new AudioContext();
  onTestFinished(() => context.close());
  const { stream } = context.createMediaStreamDestination();
  setSharedStream(stream);
  return stream.getAudioTracks()[0]!;
}

test('what is shared in this window can be stopped in it', async () => {
  await bar();
  const stop = page.getByRole('button', { name: 'Stop sharing' });
  expect(stop.query()).toBeNull();
  const track = shareSound();
  await stop.click();
  expect([track.readyState, sharedStream()]).toEqual(['ended', null]);
  await expect.poll(() => stop.query()).toBeNull();
});

test('nothing of the bar is cut off in a window 293 px wide, and its title has room', async () => {
  shareSound();
  await page.viewport(293, 500);
  const { container } = await bar();
  const edges = [...container.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right);
  expect(Math.max(...edges)).toBeLessThanOrEqual(293);
  const title = page.getByRole('heading').element().getBoundingClientRect();
  expect(title.width).toBeGreaterThan(40);
});
