import '../../ui/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { USUAL_CUSTOMIZATION } from '@pythia/contracts/customization.ts';
import { SHIPPED_STYLES } from '@pythia/contracts/style.ts';
import { chooseCompact, chooseHints, chooseTranscriptOnRight } from '#browser/eyes.ts';
import { browserStorage } from '#browser/storage.ts';
import { CUSTOMIZATION_KEY } from '#customization/known.ts';
import { spokenCopilot } from '../../../testing/spoken-copilot.ts';
import { paidCopilot } from './copilot-kinds.ts';
import { CopilotScreen } from './screen/copilot-screen.tsx';

/** The window of a paid session that listens, and what was asked in it and switched. */
async function openWindow({ width = 800, height = 800 } = {}) {
  await page.viewport(width, height);
  const asked: { question: string; again: boolean }[] = [];
  const switched: unknown[] = [];
  const { copilot, tell, says } = spokenCopilot(paidCopilot, {
    streamAnswer: async function* (_, question, { again }) {
      asked.push({ question, again: again !== undefined });
      yield { type: 'mark', exchange_id: 'x1', answered_by: 'Built-in coach', stood_in: null };
      yield { type: 'text', text: 'An answer.' };
    },
    switchStyle: async (_, choice) => {
      switched.push(choice);
      const named = choice === null ? null : STYLES[choice];
      return { kind: 'style', id: 'e1', at: new Date().toISOString(), channel: 'copilot', choice, named };
    },
    nextFrame: requestAnimationFrame,
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(CUSTOMIZATION_KEY, { ...USUAL_CUSTOMIZATION, styles: STYLES, version: 1 });
  await render(
    <QueryClientProvider client={client}>
      <CopilotScreen copilot={copilot} kind={paidCopilot} />
    </QueryClientProvider>,
  );
  tell({ type: 'connection', state: 'open' });
  return { asked, switched, says };
}

const [SCREENING, MANAGER, , PANEL] = SHIPPED_STYLES;
const STYLES: typeof SHIPPED_STYLES = [
  SCREENING,
  MANAGER,
  { ...SHIPPED_STYLES[2], name: 'System design' },
  PANEL,
];
const chip = page.getByRole('button', { name: /^Answer style: / });
const answer = page.getByText('An answer.');
/** What is shown beside the newest line as its key. */
const newestKey = () =>
  [...document.querySelectorAll('[data-line]')].at(-1)?.querySelector('kbd')?.textContent;

const transcript = () => page.getByRole('region', { name: 'Interviewer' }).element().getBoundingClientRect();
const card = () => page.getByRole('region', { name: 'Current question' }).element().getBoundingClientRect();

test('a digit switches the style, R says the shown answer anew, and the next question puts the note away', async () => {
  const { asked, switched, says } = await openWindow();
  await expect.element(chip).toHaveAccessibleName('Answer style: No style');
  says('Why us?');
  await userEvent.keyboard(' ');
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard('3');
  await expect.element(chip).toHaveAccessibleName('Answer style: System design');
  const note = page.getByText('System design: from the next answer. R says this one anew.');
  await expect.element(note).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.keyboard('0');
  await expect.element(chip).toHaveAccessibleName('Answer style: No style');
  expect(asked).toEqual([
    { question: 'Why us?', again: false },
    { question: 'Why us?', again: true },
  ]);
  expect(switched).toEqual([2, null]);
});

test('the dialog holds the same four and none, and while it is open its keys are its own', async () => {
  const { asked, switched, says } = await openWindow({ width: 360, height: 740 });
  says('Why us?');
  onTestFinished(() => browserStorage.session.removeItem('transcriptFolded'));
  await page.getByRole('button', { name: 'Expand the transcript' }).click();
  await chip.click();
  const dialog = page.getByRole('dialog', { name: 'Answer style' });
  const choices = dialog.getByRole('button', { pressed: false });
  await expect.element(dialog.getByRole('button', { pressed: true })).toHaveTextContent('No style0');
  const names = choices.elements().map(({ textContent }) => textContent);
  expect(names.filter(Boolean)).toEqual(['Screening call1', 'Hiring manager2', 'System design3', 'Panel4']);
  (choices.nth(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect([switched, asked]).toEqual([[1], []]);
  await chip.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard(' ');
  expect(asked).toHaveLength(1);
});

test('lines are reached by the digits that no style has, and further back by pressing again', async () => {
  const { asked, says } = await openWindow();
  for (const line of ['You had an outage.', 'It was long.', 'People called you.']) says(line);
  await page.getByRole('button', { name: /^Get Answer/ }).click();
  says('How did you resolve it?');
  await expect.poll(() => newestKey()).toBe('5');
  await userEvent.keyboard('66 ');
  expect(asked.at(-1)?.question).toBe('It was long. People called you. How did you resolve it?');
});

test('the window stands as its reader wants it', async () => {
  onTestFinished(() => {
    chooseHints(true);
    chooseCompact(false);
    chooseTranscriptOnRight(false);
  });
  const { says } = await openWindow();
  says('Why us?');
  const { height } = card();
  expect(transcript().left).toBe(0);
  await expect.poll(() => newestKey()).toBe('5');
  chooseTranscriptOnRight(true);
  chooseCompact(true);
  chooseHints(false);
  await expect.poll(() => transcript().right).toBe(800);
  expect(card().height).toBeLessThan(height);
  expect(newestKey()).toBeUndefined();
  await expect.element(page.getByText('Space', { exact: true })).not.toBeInTheDocument();
});
