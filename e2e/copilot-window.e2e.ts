import type { Page } from '@playwright/test';
import { holdAnswers } from './hold-answers.ts';
import { expectListening, launchCopilot } from './launch-copilot.ts';
import { newPerson, startSignedIn } from './people.ts';
import { expect, test } from './test.ts';

const QUESTION = 'What is the difference between a process and a thread?';

test('a question can be typed, stopped, copied and asked again', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await holdAnswers(popup);
  const response = popup.getByRole('region', { name: 'Response' });
  const answer = response.getByRole('region', { name: 'Suggested answer' });
  const copied = async () => {
    await response.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(response.getByRole('button', { name: 'Copied' })).toBeVisible();
    return popup.evaluate(() => navigator.clipboard.readText());
  };

  await popup.keyboard.press('/');
  const box = popup.getByLabel('Your question');
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('maxlength', '1000');
  await box.fill(QUESTION);
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(response.getByRole('heading', { name: QUESTION })).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(answer).not.toContainText('Thinking about an answer');
  await expect(answer).toHaveText(/\w/);
  await response.getByRole('button', { name: 'Stop' }).click();
  await expect(answer).toContainText('Stopped. The part that arrived is kept.');
  const part = await copied();
  expect(part).toMatch(/\w/);

  await release();
  const askedAgain = popup.waitForRequest('**/free/chat');
  await response.getByRole('button', { name: 'Retry' }).click();
  expect((await askedAgain).postDataJSON()).toMatchObject({ message: QUESTION });
  await expect(response.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(answer).toContainText(/In one sentence/);
  const whole = await copied();
  expect(whole.length).toBeGreaterThan(part.length);
  expect(whole.startsWith(part)).toBe(true);

  await expect(response.getByText('2 of 2')).toBeVisible();
  await response.getByRole('button', { name: 'Older answer' }).click();
  await expect(answer).toContainText('Stopped.');
  await expect(response.getByText('1 of 2')).toBeVisible();
  await response.getByRole('button', { name: 'Newer answer' }).click();
  await expect(answer).not.toContainText('Stopped.');
});

/** Sound's state in the bar. */
const status = (window: Page) => window.getByRole('status').first();

test('a second window of a session reads along, and listens in its place when it is told to', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  const opened = context.waitForEvent('page');
  await page.evaluate((url) => void window.open(url, 'another'), popup.url());
  const second = await opened;
  await expect(status(second)).toHaveText('Following along');
  await popup.getByLabel('Your question').fill(QUESTION);
  await popup.getByRole('button', { name: 'Send' }).click();
  const answer = second.getByRole('region', { name: 'Suggested answer' });
  await expect(answer).toContainText(/In one sentence/);
  await second.getByRole('button', { name: 'Listen here' }).click();
  await expectListening(second);
  await expect(status(popup)).toHaveText('Following along');
});

test('asking before anything was said is answered with a sentence', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await popup.getByRole('button', { name: 'Get Answer' }).click();
  await expect(popup.getByText('No transcript content available')).toBeVisible();
});

test('the time runs out, not by a clock that is set, the window says so, and stops listening', async ({
  page,
  context,
}) => {
  await context.clock.install();
  const { popup } = await launchCopilot(page, context);
  await expect(popup.getByRole('timer')).toContainText('14:');
  for (const hours of [3, -3]) {
    await context.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await context.clock.fastForward(2_000); // a warning counts twice
    await expect(popup.getByRole('timer')).toContainText('14:');
    await expect(status(popup)).toHaveText(/^Listening/);
  }
  await context.clock.fastForward('15:00');
  await expect(popup.getByText('Session expired - Please start a new session')).toBeVisible();
  await expect(popup.getByRole('timer')).toContainText('00:00');
  await expect(popup.getByText('Session over')).toBeVisible();
});

test('signing out on the dashboard ends the window, and nothing of it stays', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  const copilotKeys = () =>
    popup.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pythia_copilot')));
  await popup.getByLabel('Your question').fill(QUESTION);
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect.poll(copilotKeys).not.toEqual([]);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(popup.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(popup.getByText(QUESTION)).toHaveCount(0);
  await popup.evaluate(() => window.dispatchEvent(new Event('pagehide'))); // the window's last save
  expect(await copilotKeys()).toEqual([]);
});

test('a window without its session says what is missing', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard/copilot');
  await expect(page.getByText('Missing required setup parameters')).toBeVisible();
});

test.describe('in a window of a session that is another’s', () => {
  test.use({ expectedConsole: ['404 (Not Found)'] }); // nor is its timeline read

  test("somebody else's session is neither answered nor heard", async ({ page, context, request }) => {
    const owner = await newPerson(request);
    const created = await request.post('/api/v1/free/create-session', {
      headers: { authorization: `Bearer ${owner.token}` },
      data: {},
    });
    const { session_id } = await created.json();

    const { person, popup } = await launchCopilot(page, context);
    const reply = await request.post('/api/v1/free/chat', {
      headers: { authorization: `Bearer ${person.token}` },
      data: { message: 'Hello', session_id },
    });
    expect(reply.status()).toBe(404);

    const url = new URL(popup.url());
    url.searchParams.set('session_id', session_id);
    await popup.goto(url.href);
    await expect(popup.getByRole('heading', { name: 'This session was not found' })).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Back to dashboard' })).toBeVisible();
  });
});
