import { type Browser, devices, type Page } from '@playwright/test';
import { APP } from './app-address.ts';
import { expectAccessible } from './expect-accessible.ts';
import { launchCopilot } from './launch-copilot.ts';
import { newPerson, signInHere } from './people.ts';
import { say } from './run-app.ts';
import { secondScreenDialog, secondScreenLink } from './second-screen-link.ts';
import { expect, test } from './test.ts';
import { answered, askTyped } from './typed-question.ts';

const HEARD = 'Tell me about a time you had a conflict with a coworker.';

test.use({ expectedConsole: ['status of 401', 'status of 410', 'status of 409'] });

const answer = (on: Page) => on.getByRole('region', { name: 'Suggested answer' }).locator('[aria-live]');

/** Another device, unknown to this browser. */
async function phone(browser: Browser): Promise<Page> {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  const context = await browser.newContext({ viewport, userAgent, isMobile, hasTouch, baseURL: APP.origin });
  return context.newPage();
}

test('a phone reads a session along by a link that works once, until its user ends it', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const { popup } = await launchCopilot(page, context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await secondScreenLink(popup);
  const second = await phone(browser);
  const asked: string[] = [];
  second.on('request', (request) => asked.push(request.url()));
  await second.goto(link);
  await expect(second.getByText('Reading along')).toBeVisible();
  expect(new URL(second.url()).hash).toBe('');
  expect(asked.some((url) => url.includes(new URL(link).hash.slice(1)))).toBe(false);
  await expect(secondScreenDialog(popup).getByText(/^Open since/)).toBeVisible();
  await popup.keyboard.press('Escape');
  await expect(popup.getByRole('button', { name: 'Second screen: open' })).toBeVisible();

  say(HEARD);
  const log = second.getByRole('log', { name: 'Interviewer transcript' });
  await expect(log).toContainText(HEARD, { timeout: 20_000 });
  await askTyped(popup, 'Why do you want to leave your current job?');
  await answered(popup);
  await expect(answer(second)).toHaveText(await answer(popup).innerText(), { useInnerText: true });
  await expect(second.getByRole('heading', { name: 'Why do you want to leave' })).toBeVisible();
  await expectAccessible(second, 'a second screen');
  await second.reload();
  await expect(log).toContainText(HEARD);

  const third = await phone(browser);
  await third.goto(link);
  await expect(third.getByText('This link was opened before, and works once.')).toBeVisible();
  await third.context().close();

  await popup.getByRole('button', { name: 'Second screen: open' }).click();
  await secondScreenDialog(popup).getByRole('button', { name: 'End it' }).click();
  await expect(second.getByText('Reading along was ended in the copilot’s window.')).toBeVisible();
  await expect(second.getByText(HEARD)).toBeHidden();
  await second.reload();
  await expect(second.getByText('Scan the code in the copilot’s window with this device.')).toBeVisible();
  await second.context().close();
});

test('where another user is signed in the link is refused, and works once they have signed out', async ({
  page,
  context,
  browser,
}) => {
  const { popup } = await launchCopilot(page, context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = await secondScreenLink(popup);
  const second = await phone(browser);
  await signInHere(second, await newPerson(context.request));
  await second.goto(link);
  await expect(second.getByText('Somebody else is signed in in this browser.')).toBeVisible();
  await expectAccessible(second, 'a second screen that is refused');
  await second.getByRole('button', { name: 'Sign out and open' }).click();
  await expect(second.getByText('Reading along')).toBeVisible();
  expect(await second.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await second.context().close();
});
