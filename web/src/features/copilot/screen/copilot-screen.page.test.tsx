import '../../../ui/theme.css';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryStorage } from '#browser/storage.ts';
import { newestItems } from '#transcript/transcript.ts';
import { spokenCopilot } from '../../../../testing/spoken-copilot.ts';
import { freeCopilot } from '../copilot-kinds.ts';
import { CopilotScreen } from './copilot-screen.tsx';
import { SavedSession } from '../restoring/saved-session.ts';

/** The window of a session that listens, beside a call. */
async function openWindow({ width = 800, height = 800 } = {}) {
  await page.viewport(width, height);
  const asked: string[] = [];
  const storage = new MemoryStorage();
  const { copilot, tell, tells, says } = spokenCopilot(freeCopilot, {
    streamAnswer: async function* (_, question) {
      asked.push(question);
      yield { type: 'text', text: 'An answer.' };
    },
    nextFrame: requestAnimationFrame,
    storage,
  });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <CopilotScreen copilot={copilot} kind={freeCopilot} />
    </QueryClientProvider>,
  );
  tell({ type: 'connection', state: 'open' });
  return {
    asked,
    tell,
    kept: () => newestItems(new SavedSession(storage, 's1').restore().transcript, 9),
    tells,
    says,
  };
}

/** A line that the vocabulary corrects. @returns what was heard */
function hearMisheard(tells: Awaited<ReturnType<typeof openWindow>>['tells']): string {
  const id = '01890000-0000-7000-8000-000000000001';
  const at = new Date().toISOString();
  const heard = 'Why post grass?';
  const correction = { kind: 'correction', line: `${id}/0`, heard, text: 'Why Postgres?' } as const;
  tells({ event: { kind: 'line', id, at, text: heard, channel: 'interviewer' } });
  tells({ event: { ...correction, id: 'c1', at, channel: 'copilot' } });
  return heard;
}

async function paste(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
  await userEvent.paste();
}

const lines = page.getByRole('log');
const card = page.getByRole('region', { name: 'Current question' });
const cardText = () => card.element().textContent;
/** What stands above its answer. */
const asked = (name: string) => page.getByRole('heading', { name, exact: true });
const box = page.getByRole('textbox', { name: 'Your question' });

test('the card grows as the question is spoken, and is what the key asks', async () => {
  const { asked: questions, says, tells } = await openWindow();
  says('You had an outage.');
  tells({ interim: 'how did you resolve' });
  await expect.poll(cardText).toContain('You had an outage. how did you resolve');
  await userEvent.keyboard(' ');
  await expect.poll(cardText).toContain('Answers when they finish');
  await expect.element(page.getByRole('button', { name: 'Ask now' })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(asked('You had an outage. how did you resolve')).toBeVisible();
  expect(cardText()).toBe('AskedThe next one appears here as soon as it is spoken.');
  says('How did you resolve it?');
  says('Take your time.');
  await expect.element(asked('You had an outage. How did you resolve it?')).toBeVisible();
  await userEvent.keyboard(' ');
  expect(questions).toEqual(['You had an outage. how did you resolve']);
});

test('a line that the vocabulary corrected says what was heard, and is put back with one press', async () => {
  const { asked, tells } = await openWindow();
  const heard = hearMisheard(tells);
  const line = lines.getByRole('button', { name: /^Why Postgres\?/ });
  await expect.element(line).toBeVisible();
  await expect.element(page.getByTitle(`Heard: ${heard}`)).toHaveTextContent('Why Postgres?');
  await userEvent.keyboard(' ');
  expect(asked).toEqual(['Why Postgres?']);
  await line.hover();
  await page.getByRole('button', { name: 'Put back what was heard' }).click();
  await expect.element(lines.getByRole('button', { name: /^Why post grass\?/ })).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

test('the line that has the focus says what was heard, and a key puts it back', async () => {
  const { tells } = await openWindow();
  hearMisheard(tells);
  const line = lines.getByRole('button', { name: /^Why Postgres\?/ });
  await expect.element(line).toBeVisible();
  (line.element() as HTMLElement).focus();
  await expect.poll(() => line.element().textContent).toContain('· heard “Why post grass?”');
  await userEvent.keyboard('z');
  await expect.element(lines.getByRole('button', { name: /^Why post grass\?/ })).toBeVisible();
});

test('a line of the candidate says so, and is not asked unless it is chosen', async () => {
  const { asked, says, tells } = await openWindow();
  says('Why us?');
  const own = { id: 'l1', at: new Date().toISOString(), kind: 'line', text: 'Because of you.' } as const;
  tells({ event: { ...own, channel: 'candidate' } });
  const line = page.getByRole('button', { name: /^You: Because of you\./ });
  await expect.element(line).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(cardText).toContain('Why us?');
  await userEvent.keyboard(' ');
  expect(asked).toEqual(['Why us?']);
  await line.click();
  await userEvent.keyboard(' ');
  expect(asked).toEqual(['Why us?', 'Because of you.']);
});

test('the card stays as high as it is, whatever is said', async () => {
  const { says } = await openWindow();
  const { height } = card.element().getBoundingClientRect();
  says(`Imagine ${'a very long beginning of a question '.repeat(8)}, what then?`);
  await expect.poll(cardText).toContain('what then?');
  expect(card.element().getBoundingClientRect().height).toBe(height);
});

test('Space and Enter in the empty box ask, and after sending the keys are the window’s', async () => {
  const { asked, says } = await openWindow();
  says('Why us?');
  await box.click();
  await userEvent.keyboard(' ');
  expect(asked).toEqual(['Why us?']);
  says('And why now?');
  await userEvent.keyboard('{Enter}');
  expect(asked).toEqual(['Why us?', 'And why now?']);
  await userEvent.keyboard('What then?{Enter}');
  await expect.element(box).not.toHaveFocus();
  says('Who was there?');
  await userEvent.keyboard(' ');
  expect(asked.slice(2)).toEqual(['What then?', 'Who was there?']);
});

test('the editors of a question and of a line say that a paste was cut, and stay in view whole', async () => {
  const { says } = await openWindow();
  says('Why us?');
  await userEvent.keyboard(' ');
  await page.getByRole('button', { name: 'Edit question' }).click();
  const textIsCut = page.getByText(/^The text was cut off at [\d,]+ characters\.$/);
  await paste('Why '.repeat(LIMITS.message));
  await expect.element(textIsCut).toBeInViewport();
  await expect.element(page.getByRole('textbox', { name: 'Edit question' })).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Escape}');
  await expect.element(textIsCut).not.toBeInTheDocument();
  await page.getByRole('log').getByText('Why us?').hover();
  await page.getByRole('button', { name: 'Correct this line' }).click();
  await paste('Why '.repeat(LIMITS.line));
  await expect.element(textIsCut).toBeInViewport();
  await expect.element(page.getByRole('textbox', { name: 'Correct this line' })).toBeInViewport({ ratio: 1 });
});

test('after the list of keys is closed, and after copying, the next key is the window’s', async () => {
  const { asked, says } = await openWindow();
  says('Why us?');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(asked).toEqual(['Why us?']);
  const copy = page.getByRole('button', { name: 'Copy' });
  copy.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(copy).not.toHaveFocus();
});

test('what was said is kept in the moment that the page goes', async () => {
  const { says, kept } = await openWindow();
  says('Why us?');
  expect(kept()).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toMatchObject([{ text: 'Why us?' }]);
});

test('a folded window that cannot hear yet says that nothing was heard, and not nothing', async () => {
  const { tell } = await openWindow({ width: 360, height: 740 });
  tell({ type: 'status', state: 'preparing', detail: 'Downloading.', progress: 0.4 });
  await expect.element(page.getByRole('log')).toHaveTextContent('Nothing has been heard yet.');
});

test('a folded window shows what is asked once: in the line until it is asked, then above its answer', async () => {
  const { says } = await openWindow({ width: 400, height: 420 });
  says('Why us?');
  const shown = page.getByText('Why us?', { exact: true });
  await expect.element(shown).toBeVisible();
  expect(lines.getByText('Why us?').elements()).toHaveLength(1);
  await userEvent.keyboard(' ');
  await expect.element(asked('Why us?')).toBeVisible();
  await expect.element(lines).toHaveTextContent('Waiting for the next question');
  expect(shown.elements()).toHaveLength(1);
  says('And why now?');
  await expect.element(lines.getByText('And why now?')).toBeVisible();
  expect(shown.elements()).toHaveLength(1);
});

test('under a heading the folded line is one row, and ends with the newest words', async () => {
  const { tells } = await openWindow({ width: 400, height: 420 });
  const interim = 'Tell me about a time when you worked under pressure and it was your own';
  tells({ interim });
  const row = lines.getByText(interim);
  await expect.element(row).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(lines.getByText('Answers when they finish')).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(row.element());
  const { top, right, bottom, height } = words.getBoundingClientRect();
  const around = lines.element().getBoundingClientRect();
  expect(height).toBeLessThan(around.height / 2);
  expect(right <= around.right && top >= around.top && bottom <= around.bottom).toBe(true);
});

test('the box of a low folded window comes by key or by click, and goes where nothing is typed in it', async () => {
  await openWindow({ width: 400, height: 420 });
  await expect.element(box).not.toBeInTheDocument(); // nor for a screen reader
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Type a question' }).click();
  await userEvent.keyboard('Why?{Escape}');
  await expect.element(box).toBeVisible();
});

test('a refused token leaves the words that are there, below a notice', async () => {
  const { says, tell } = await openWindow();
  says('Why us?');
  tell({ type: 'ended', reason: 'authentication-failed' });
  await expect.element(page.getByText(MESSAGES.authenticationFailed)).toBeVisible();
  await expect.element(page.getByRole('log').getByText('Why us?')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Get Answer/ })).toBeDisabled();
});

test('a refused token in a window without words is the whole window', async () => {
  const { tell } = await openWindow();
  tell({ type: 'ended', reason: 'authentication-failed' });
  await expect.element(page.getByRole('heading', { name: MESSAGES.authenticationFailed })).toBeVisible();
  await expect.element(page.getByRole('log')).not.toBeInTheDocument();
});

const size = () => Number.parseFloat(getComputedStyle(page.getByText('An answer.').element()).fontSize);

test('the answer is made larger and smaller by key, and stays so over a reload', async () => {
  onTestFinished(() => localStorage.removeItem('answerSize'));
  const { says } = await openWindow();
  says('Why us?');
  await userEvent.keyboard(' ');
  await expect.poll(size).toBeCloseTo(21.9, 1);
  await userEvent.keyboard('++');
  await expect.poll(size).toBeCloseTo(21.9 * 1.3, 0);
  expect(localStorage.getItem('answerSize')).toBe('130');
  await userEvent.keyboard('---');
  await expect.poll(size).toBeCloseTo(21.9 * 0.85, 0);
  for (let press = 0; press < 9; press++) await userEvent.keyboard('+');
  await expect.poll(size).toBeCloseTo(21.9 * 2, 0);
});
