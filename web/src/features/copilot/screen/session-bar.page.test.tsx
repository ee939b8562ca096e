import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speechStatusQuery } from '#api/speech-status.ts';
import { hoursMinutesAndSeconds } from '#interviews/countdown.ts';
import { setSharedStream, sharedStream } from '#listening/shared-stream.ts';
import { EMPTY_TRANSCRIPT } from '#transcript/transcript.ts';
import '../../../ui/theme.css';
import { newCopilotSession } from '../machine/machine.ts';
import { NOT_LISTENING } from '../sound/listening-state.ts';
import { KeepOnTopContext } from '../on-top/keep-on-top-button.tsx';
import { SessionBar } from './session-bar.tsx';

afterEach(() => setSharedStream(null));

const session = newCopilotSession(
  { id: 's1', jobTitle: 'Site reliability engineer', expiry: 7_200_000, transcript: EMPTY_TRANSCRIPT },
  0,
);

const bar = (
  language = 'en',
  onChangeLanguage: (language: string) => void = () => {},
  known: readonly string[] = ['en', 'ar', 'ja'],
) => {
  const status = { state: 'ready', engine: 'a recogniser', languages: known };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(speechStatusQuery.queryKey, status as never);
  return render(
    <QueryClientProvider client={client}>
      <KeepOnTopContext value={{ isOnTop: true, toggle: () => {} }}>
        <SessionBar
          session={{ ...session, language }}
          listening={{ ...NOT_LISTENING, sound: { state: 'reconnecting', keptSeconds: 120 } }}
          formatClock={hoursMinutesAndSeconds}
          readLevel={() => 0}
          onChangeLanguage={onChangeLanguage}
          onShowShortcuts={() => {}}
        />
      </KeepOnTopContext>
    </QueryClientProvider>,
  );
};

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

test('at 360 px another language is chosen by its name, and nothing of the bar is cut off', async () => {
  shareSound();
  await page.viewport(360, 500);
  const chosen: string[] = [];
  const { container } = await bar('ja', (language) => chosen.push(language));
  const menu = page.getByRole('combobox', { name: 'Language of the interview' });
  await expect.element(menu).toHaveDisplayValue('Japanese');
  await menu.selectOptions('Arabic');
  expect(chosen).toEqual(['ar']);
  expect(document.activeElement).toBe(document.body);
  const edges = [...container.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right);
  expect(Math.max(...edges)).toBeLessThanOrEqual(360);
  const { violations } = await axe.run(container);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a folded window of 360 px shows the level of the sound, its state and the time in one row', async () => {
  shareSound();
  await page.viewport(360, 480);
  const { container } = await bar('ja');
  container.dataset['folded'] = 'true';
  const header = container.querySelector('header')!;
  expect(header.getBoundingClientRect().height).toBeLessThanOrEqual(45);
  const level = container.querySelector('[style*="--lit"]')!;
  for (const part of [level, page.getByRole('status').element(), page.getByRole('timer').element()]) {
    expect(part.checkVisibility()).toBe(true);
    expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  }
  const { violations } = await axe.run(container);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('where English alone is known there is no menu, unless the session is held in another language', async () => {
  await page.viewport(800, 500);
  const menu = page.getByRole('combobox', { name: 'Language of the interview' });
  const { unmount } = await bar('en', undefined, ['en']);
  await expect.element(page.getByRole('timer')).toBeVisible();
  expect(menu.query()).toBeNull();
  await unmount();
  await bar('sw', undefined, ['en']);
  await expect.element(menu).toHaveDisplayValue('Swahili');
});
