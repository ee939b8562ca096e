import '../../../ui/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerEvent, lineEvent, questionEvent } from '#answers/testing/timeline-events.ts';
import { spokenCopilot } from '../../../../testing/spoken-copilot.ts';
import { freeCopilot } from '../copilot-kinds.ts';
import { CopilotScreen } from '../screen/copilot-screen.tsx';

/** Not read before a test that looks at what waits behind it is over. */
const LONG = 'One more word of a long answer. '.repeat(60);

/** A window in which two questions were answered by themselves, one right behind the other. */
async function openWithTwo(answer: string) {
  const putAway: string[] = [];
  const { copilot, tell, tells } = spokenCopilot(freeCopilot, {
    withdrawQuestion: async (_, key) => void putAway.push(key),
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <CopilotScreen copilot={copilot} kind={freeCopilot} />
    </QueryClientProvider>,
  );
  tell({ type: 'connection', state: 'open' });
  const ask = (seq: number, text: string) => {
    const key = `line-${seq}/0`;
    const question = {
      text,
      parts: [],
      sort: 'open',
      follows_up: false,
      doubtful: false,
      lines: [`line-${seq}`],
    };
    const detected = { kind: 'detected', change: 'asked', key, question, channel: 'copilot' } as const;
    tells({ event: lineEvent(seq, text) });
    tells({ event: { ...detected, id: `detected-${seq}`, at: new Date().toISOString() } });
    tells({ event: questionEvent(seq + 1, text, { lines: [key], found: key }) });
    const cue = { title: `Story ${seq}`, beats: ['A beat.'] };
    tells({ event: answerEvent(seq + 2, `question-${seq + 1}`, answer, { cue }) });
  };
  ask(1, 'Why bread?');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Why bread?' })).toBeVisible();
  ask(5, 'Why rye?');
  return { putAway };
}

const chip = page.getByRole('button', { name: /^Next/ });
const asked = (name: string) => page.getByRole('heading', { level: 2, name });

test('the next answer waits with its cue, and a key or its own line lets it to the front', async () => {
  await openWithTwo(LONG);
  await expect.element(chip).toHaveTextContent('NextWhy rye? · Story 5 · A beat.Space');
  await expect.element(asked('Why bread?')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(asked('Why rye?')).toBeVisible();
  await expect.element(chip).not.toBeInTheDocument();
});

test('it comes to the front by itself once the one before was read', async () => {
  await openWithTwo('An answer.');
  await expect.element(asked('Why rye?'), { timeout: 10_000 }).toBeVisible();
});

test('Esc puts away the one that waits, then the one that is shown', async () => {
  const { putAway } = await openWithTwo(LONG);
  await expect.element(chip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(chip).not.toBeInTheDocument();
  expect(putAway).toEqual(['line-5/0']);
  await page.getByRole('button', { name: 'Not a question' }).click();
  await expect.element(asked('Why bread?')).not.toBeInTheDocument();
  expect(putAway).toEqual(['line-5/0', 'line-1/0']);
});
