import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../ui/theme.css';
import type { CaptureEvent, CaptureOptions } from '#listening/capture/capture-events.ts';
import { spokenCopilot } from '../../../../testing/spoken-copilot.ts';
import { freeCopilot } from '../copilot-kinds.ts';
import { CopilotScreen } from '../screen/copilot-screen.tsx';

const REFUSED = 'The microphone was refused. Allow it and try again. The interview goes on without it.';

const silence = async (): Promise<MediaStream> => new MediaStream();

/** The window of an interview. @param width in pixels */
async function openWindow({ width = 800, height = 700 } = {}) {
  await page.viewport(width, height);
  const captures: CaptureOptions['onEvent'][] = [];
  let give = silence;
  const { copilot, tells } = spokenCopilot(freeCopilot, {
    askForMicrophone: () => give(),
    startCapture: ({ onEvent }) => {
      captures.push(onEvent);
      return {
        resume: async () => {},
        flush: () => {},
        hurry: () => {},
        listenTo: () => true,
        moveTo: () => {},
        stop: () => onEvent({ type: 'ended', reason: 'stopped' }),
      };
    },
  });
  const { container } = await render(
    <QueryClientProvider client={new QueryClient()}>
      <CopilotScreen copilot={copilot} kind={freeCopilot} />
    </QueryClientProvider>,
  );
  const tell = (capture: number, event: CaptureEvent) => captures[capture]!(event);
  tell(0, { type: 'connection', state: 'open' });
  return { container, copilot, tells, tell, gives: (ask: typeof give) => (give = ask) };
}

const off = page.getByRole('button', { name: 'Your microphone: off' });
const on = page.getByRole('button', { name: 'Your microphone: on' });
const dialog = page.getByRole('dialog', { name: 'Your microphone' });
const switchOn = page.getByRole('button', { name: 'Switch on' });

test('it is switched on after a sentence that says what for, and off again', async () => {
  const { tell } = await openWindow();
  await off.click();
  await expect.element(dialog.getByText(/never taken for a question/)).toBeVisible();
  const fades = dialog.element().getAnimations({ subtree: true });
  await Promise.all(fades.map(({ finished }) => finished)); // half faded in it has no contrast
  expect((await axe.run(dialog.element())).violations.map(({ id }) => id)).toEqual([]);
  await switchOn.click();
  await expect.element(dialog.getByText('Listening to you')).toBeVisible();
  tell(1, { type: 'level', rms: 0.2, peak: 0.4 });
  await expect.poll(() => dialog.element().querySelector('[style*="--lit"]')).not.toBeNull();
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect.element(off).toBeVisible();
});

test('whoever switches it on with a key keeps the focus in the dialog, and is told that it listens', async () => {
  await openWindow();
  await off.click();
  switchOn.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Listening to you');
  expect(dialog.getByRole('button', { name: 'Switch off' }).element()).toBe(document.activeElement);
});

test('a microphone that is refused leaves its sentence and two ways on', async () => {
  const { gives } = await openWindow();
  gives(() => Promise.reject(new Error(REFUSED)));
  await off.click();
  await switchOn.click();
  await expect.element(dialog.getByText(REFUSED)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText(REFUSED)).toBeVisible();
  await page.getByRole('button', { name: 'Leave it off' }).click();
  await expect.element(page.getByText(REFUSED)).not.toBeInTheDocument();
});

test('one that is unplugged in the interview is told, and switched on again from there', async () => {
  const { copilot, tell } = await openWindow();
  await copilot.ownVoice.switchOn();
  await expect.element(on).toBeVisible();
  tell(1, { type: 'ended', reason: 'track-ended' });
  await expect.element(page.getByText(/^Your microphone was unplugged\./)).toBeVisible();
  await switchOn.click();
  await expect.element(on).toBeVisible();
});

test('where another window listens it is that one’s', async () => {
  const { copilot, tell } = await openWindow();
  await copilot.ownVoice.switchOn();
  await expect.element(on).toBeVisible();
  tell(0, { type: 'ended', reason: 'listened-elsewhere' });
  await expect.element(on).not.toBeInTheDocument();
  expect(copilot.ownVoice.store.getState().state).toBe('off');
});

test.each([
  [293, 500],
  [360, 640],
  [400, 420],
])('at %i × %i nothing of the bar is cut off, off and on', async (width, height) => {
  const { container, copilot } = await openWindow({ width, height });
  const edges = () =>
    [...container.querySelectorAll('header *')].map((part) => part.getBoundingClientRect().right);
  expect(Math.max(...edges())).toBeLessThanOrEqual(width);
  await copilot.ownVoice.switchOn();
  await expect.element(on).toBeVisible();
  expect(Math.max(...edges())).toBeLessThanOrEqual(width);
});
