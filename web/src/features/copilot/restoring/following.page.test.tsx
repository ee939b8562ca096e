import { createFreeSession } from '@pythia/contracts/free-interview.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { authorisedCall } from '#account/authorised-call.ts';
import { queryClient } from '#api/query-client.ts';
import { signInForTest } from '../../../../testing/open-page.tsx';
import { freeCopilot } from '../copilot-kinds.ts';
import { CopilotScreen } from '../screen/copilot-screen.tsx';
import { openCopilot, soundUrl } from '../open-copilot.ts';

const samples = (sample: number) => new Int16Array(1_600).fill(sample);

test('a window with nothing shared shows what is heard in another while it is spoken, and its line', async () => {
  await signInForTest('free-user');
  const { session_id, expires_at } = await authorisedCall(createFreeSession, { body: {} });
  const url = new URL(soundUrl(freeCopilot, session_id, { channel: 'interviewer' }));
  url.searchParams.set('client', 'the-window-that-listens');
  const listens = new WebSocket(url);
  onTestFinished(() => listens.close());
  await expect.poll(() => listens.readyState).toBe(WebSocket.OPEN);

  const opened = openCopilot(freeCopilot, new URLSearchParams({ session_id, expires_at }));
  if (typeof opened === 'string' || 'problem' in opened) throw new Error('there is no copilot');
  await render(
    <QueryClientProvider client={queryClient}>
      <CopilotScreen copilot={opened.copilot} kind={freeCopilot} />
    </QueryClientProvider>,
  );
  const transcript = page.getByRole('log');
  await expect
    .poll(() => {
      listens.send(samples(1)); // the recogniser behind these pages says how many it has heard so far
      return transcript.element().textContent;
    })
    .toMatch(/^\d+00$/);
  listens.send(samples(0)); // which ends the utterance
  await expect.element(transcript.getByText(/\d+00 of 1\./)).toBeVisible();
});
