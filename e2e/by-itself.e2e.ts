import type { Page } from '@playwright/test';
import { APP } from './app-address.ts';
import { launchCopilot } from './launch-copilot.ts';
import type { SpokenPart } from './meeting-tab.ts';
import { openNetwork } from './outages.ts';
import { newPerson, type Visitor } from './people.ts';
import { expect, test } from './test.ts';

test.use({ expectedConsole: ['WebSocket connection', 'ERR_CONNECTION_REFUSED', 'Failed to load resource'] });
test.setTimeout(300_000);

/** Lead-in without a question. */
const BEFORE: SpokenPart[] = [
  'Good morning, it is nice to meet you.',
  { pause: 0.6 },
  'We are a small team, and we also have a gym.',
  { pause: 3 },
];

/** Those of two pieces have a pause within them. */
const TEN: SpokenPart[][] = [
  ['Tell me about a time you had a conflict with a coworker.'],
  ['Why do you want to leave your current job?'],
  ['What is your greatest strength?'],
  ['In your last job,', { pause: 0.4 }, 'how did you plan your work for the week?'],
  ['How do you handle stress at work?'],
  ['What do you know about our company?'],
  ['Tell me about a project that failed.', { pause: 1.2 }, 'And what did you learn from it?'],
  ['Where do you see yourself in five years?'],
  ['What is your biggest weakness?'],
  ['Why should we hire you?'],
];

/** All ten, and a cut of 45 s, take four minutes: `E2E_EVERY_WAY=yes`. */
const EVERY_WAY = process.env['E2E_EVERY_WAY'] === 'yes';
const ASKED = EVERY_WAY ? TEN : [0, 3, 2, 6, 9].map((place) => TEN[place]!);
const RELOADED_AFTER = EVERY_WAY ? 4 : 2;
const CUT_BEHIND_THE_TALK_MS = EVERY_WAY ? 45_000 : 5_000;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];

/** How much of what was said, a share of its words, stands in what was heard: some words are misheard. */
function shareHeard(said: readonly SpokenPart[], heard: string): number {
  const spoken = said.flatMap((piece) => (typeof piece === 'string' ? wordsIn(piece) : []));
  const known = new Set(wordsIn(heard));
  return spoken.filter((word) => known.has(word)).length / spoken.length;
}

/** So long the candidate answers. */
const ANSWERING: SpokenPart = { pause: 6.5 };
const SMALL_TALK: SpokenPart[] = ['Okay, thank you.', { pause: 1.6 }];

async function launchByItself(page: Page, spoken: SpokenPart[], origin?: string) {
  const context = page.context();
  const person = await newPerson(context.request);
  const headers = { authorization: `Bearer ${person.token}` };
  await context.request.patch('/api/v1/users/me/answering', { headers, data: { answering: 'itself' } });
  const launched = await launchCopilot(page, context, {
    person,
    questions: spoken,
    ...(origin && { origin }),
  });
  return { ...launched, exchanges: () => exchangesIn(launched.popup, person) };
}

interface TimelineEvent {
  id: string;
  kind: string;
  text: string;
  found?: string;
  sending?: { id: string };
  state?: string;
  exchange_id?: string;
}

/** Exchanges of the timeline, one for all attempts of a question. */
async function exchangesIn(popup: Page, { token }: Visitor) {
  const id = new URL(popup.url()).searchParams.get('session_id');
  const url = `${APP.origin}/api/v1/interviews/${id}?limit=100`;
  const pages: TimelineEvent[] = [];
  for (let after: number | null = 0; after !== null;) {
    const reply = await popup.context().request.get(`${url}&after=${after}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { events, next } = (await reply.json()) as { events: TimelineEvent[]; next: number | null };
    pages.push(...events);
    after = next;
  }
  const questions = new Map(
    pages.filter(({ kind }) => kind === 'question').map((question) => [question.sending!.id, question]),
  );
  return [...questions.values()].map(({ id: asked, text, found }) => ({
    text,
    found,
    answers: pages.filter(({ exchange_id, state }) => exchange_id === asked && state === 'complete').length,
  }));
}

test('questions in a row are answered by themselves, each once, in two windows and through a reload', async ({
  page,
  context,
}) => {
  const talk = ASKED.flatMap((said, place) => [
    ...(place % 3 === 2 ? SMALL_TALK : []),
    ...said,
    ...(place < ASKED.length - 1 ? [ANSWERING] : []),
  ]);
  const { meeting, popup, exchanges } = await launchByItself(page, [...BEFORE, ...talk]);
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => void window.open(url, 'another'), popup.url());
  const second = await opened;
  await expect(second.getByRole('status').first()).toHaveText('Following along');
  await popup.bringToFront();

  const asked = meeting.ask();
  await expect.poll(async () => (await exchanges()).length, { timeout: 120_000 }).toBe(RELOADED_AFTER);
  await popup.reload(); // an answer is under way, or just over
  await asked;
  await expect.poll(async () => (await exchanges()).length, { timeout: 30_000 }).toBe(ASKED.length);
  await page.waitForTimeout(6_000); // a last question ends the asking
  const all = await exchanges();
  console.log(all.map(({ text }) => text).join('\n'));
  expect(all).toHaveLength(ASKED.length);
  for (const [place, said] of ASKED.entries()) {
    expect(shareHeard(said, all[place]!.text), all[place]!.text).toBeGreaterThanOrEqual(0.4);
    expect(all[place]).toMatchObject({ answers: 1, found: expect.any(String) });
  }
  for (const window of [popup, second]) {
    await window.bringToFront();
    await expect(window.getByRole('heading', { level: 2, name: all.at(-1)!.text })).toBeVisible({
      timeout: 40_000,
    });
    await expect(window.getByText(`${ASKED.length} of ${ASKED.length}`)).toBeVisible();
  }
});

test('what is asked during a cut starts one answer at most', async ({ page }) => {
  const network = await openNetwork();
  const spoken = [0, 1, 2, 4].flatMap((place) => [...TEN[place]!, { pause: 5 }]);
  const { meeting, exchanges } = await launchByItself(page, spoken.slice(0, -1), network.origin);
  const asked = meeting.ask();
  await expect.poll(async () => (await exchanges()).length, { timeout: 30_000 }).toBe(1);
  network.cut();
  await asked;
  await page.waitForTimeout(CUT_BEHIND_THE_TALK_MS);
  network.mend();
  await expect.poll(async () => (await exchanges()).length, { timeout: 60_000 }).toBe(2);
  await page.waitForTimeout(10_000); // the rest of what was kept has been heard by then
  const all = await exchanges();
  console.log(all.map(({ text }) => text).join('\n'));
  expect(all).toHaveLength(2);
  expect(all[1]).toMatchObject({ text: expect.stringMatching(/stress/i), answers: 1 });
  network.close();
});
