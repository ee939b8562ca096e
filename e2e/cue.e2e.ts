import type { BrowserContext, Page } from '@playwright/test';
import {
  beginAnswer,
  type ChatCall,
  chunkEvent,
  doneEvent,
  finishEvent,
  startChatService,
} from '../server/testing/chat-service.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPaidSession } from './paid-session.ts';
import { startSignedIn } from './people.ts';
import { startAppWithModel } from './start-app-with-model.ts';
import { expect as expectSoon, test } from './test.ts';

const expect = expectSoon.configure({ timeout: 60_000 }); // a new résumé is still unread
test.describe.configure({ timeout: 240_000 }); // starts its own application

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';
const CUE = 'rota of alternating weeks';
const SAID = 'We had two people on one shift, and I made a plan for it.';
const SOON_MS = 300;

let at: Awaited<ReturnType<typeof startAppWithModel>>;
/** Answered by each test. */
let model: Awaited<ReturnType<typeof startChatService>>;
let respond: (call: ChatCall) => void = () => {};

test.beforeAll(async () => {
  model = await startChatService((call) => respond(call));
  at = await startAppWithModel(model.baseUrl);
});
test.afterAll(async () => {
  await model.close();
  await at.end();
});
test.beforeEach(() => void (respond = () => {}));
test.afterEach(({ page }) => page.goto('about:blank')); // polling ends with the page

async function openCopilot(page: Page, context: BrowserContext): Promise<void> {
  await startSignedIn(context, { email: '', password: '', token: at.token }, at.origin);
  await page.goto(at.origin + (await newPaidSession(context, at, { origin: at.origin })));
}

const answerIn = (page: Page) => page.getByRole('region', { name: 'Suggested answer' });
const cueIn = (page: Page) => answerIn(page).getByRole('list', { name: 'Say meanwhile' });
const say = ({ response }: ChatCall, text: string) => response.write(chunkEvent(text));
const end = ({ response }: ChatCall) => response.end(finishEvent + doneEvent);

/**
 * Asks by key.
 * @returns the model's call, unanswered
 */
async function ask(page: Page, question = QUESTION): Promise<ChatCall> {
  const asked = model.nextCall();
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  return asked;
}

/** Milliseconds from the next key to these words, after the cue before. */
const timeToCue = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let pressedAt: number | undefined;
        let isGone = false;
        const press = (): void => void (pressedAt = performance.now());
        window.addEventListener('keydown', press, { once: true, capture: true });
        const observer = new MutationObserver(() => {
          if (pressedAt === undefined) return;
          const cue = document.querySelector('[aria-label="Say meanwhile"]');
          isGone ||= cue === null;
          if (!isGone || !cue?.textContent?.includes(wanted)) return;
          observer.disconnect();
          resolve(performance.now() - pressedAt);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    words,
  );

test('with a slow model there are words to say soon after the key, and its own take their place', async ({
  page,
  context,
}) => {
  await openCopilot(page, context);
  const took: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const taken = timeToCue(page, CUE);
    const call = await ask(page, `${QUESTION} Round ${round}.`);
    took.push(await taken);
    if (round < 2) {
      await page.keyboard.press('Escape');
      continue;
    }
    await expect(answerIn(page)).toContainText('Waiting for large …');
    beginAnswer(call);
    say(call, SAID.slice(0, 20));
    await expect(answerIn(page)).toContainText(SAID.slice(0, 20));
    await expect(cueIn(page)).toBeHidden();
    await expect(answerIn(page).getByText(CUE)).toBeVisible(); // one line above
    say(call, SAID.slice(20));
    end(call);
  }
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(answerIn(page)).toContainText(SAID);
  expect(Math.min(...took), `${took.map(Math.round).join(', ')} ms`).toBeLessThanOrEqual(SOON_MS);
});

test('a cue stays behind an answer that is stopped before a word, and is accessible', async ({
  page,
  context,
}) => {
  await openCopilot(page, context);
  const call = await ask(page);
  await expect(cueIn(page)).toContainText(CUE);
  await page.keyboard.press('Escape');
  await call.closed;
  await expect(answerIn(page).getByText('Stopped.')).toBeVisible();
  await expect(cueIn(page)).toContainText(CUE);
  await expectAccessible(page, 'a cue without an answer');
});

test('a reload while a model thinks leaves the cue, and the question is asked again', async ({
  page,
  context,
}) => {
  await openCopilot(page, context);
  const call = await ask(page);
  await expect(cueIn(page)).toContainText(CUE);
  const again = model.nextCall();
  await page.reload();
  await call.closed; // abandoned call
  const second = await again;
  await expect(cueIn(page)).toContainText(CUE);
  beginAnswer(second, SAID);
  end(second);
  await expect(answerIn(page)).toContainText(SAID);
});

test('for a model that fails the coach’s answer stands, with one line that says why, also in another window', async ({
  page,
  context,
}) => {
  await openCopilot(page, context);
  respond = ({ response }) => response.writeHead(500).end();
  await ask(page);
  await expect(page.getByText('large gave no answer, so the built-in coach answered.')).toBeVisible();
  await expect(answerIn(page)).toContainText(CUE);
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('large gave no answer, so the built-in coach answered.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('large gave no answer, so the built-in coach answered.')).toBeVisible();
  await expect(answerIn(other)).toContainText(CUE);
  await other.close();
});

test('an answer that breaks off stays, with one quiet line that says so', async ({ page, context }) => {
  await openCopilot(page, context);
  const call = await ask(page);
  beginAnswer(call, SAID);
  await expect(answerIn(page)).toContainText(SAID);
  call.response.destroy();
  await expect(answerIn(page).getByText('The answer broke off here.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.reload();
  await expect(answerIn(page)).toContainText(SAID);
  await expect(answerIn(page).getByText('The answer broke off here.')).toBeVisible();
});
