import type { BrowserContext, Page } from '@playwright/test';
import {
  answerCall,
  beginAnswer,
  type ChatCall,
  chunkEvent,
  doneEvent,
  finishEvent,
  startChatService,
} from '../server/testing/chat-service.ts';
import { expectAccessible, NARROW } from './expect-accessible.ts';
import { startSignedIn } from './people.ts';
import { startAppWithModel } from './start-app-with-model.ts';
import { expect as expectSoon, test } from './test.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 150_000 }); // starts its own application

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
test.beforeEach(async ({ request }) => {
  respond = () => {};
  const headers = { authorization: `Bearer ${at.token}` };
  const all = `${at.origin}/api/v1/conversations`;
  const { conversations } = await (await request.get(all, { headers })).json();
  for (const { id } of conversations) await request.delete(`${all}/${id}`, { headers });
});

async function openPlayground(page: Page, context: BrowserContext): Promise<void> {
  await startSignedIn(context, { email: '', password: '', token: at.token }, at.origin);
  await page.goto(`${at.origin}/dashboard/ai-playground`);
  await expect(page.getByRole('heading', { name: 'AI Playground' })).toBeVisible();
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Your message', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const items = (page: Page) => page.getByRole('region', { name: 'Conversation' }).locator('ol > li');
const listed = (page: Page) => page.getByRole('region', { name: 'Conversations' }).getByRole('link');

/** Replies end a moment after the last word; sending waits. */
const expectEnded = (page: Page): Promise<void> => expect(button(page, 'Stop')).toBeHidden();

/** The caller continues the reply. */
async function say(page: Page, message: string, ...begun: string[]): Promise<ChatCall> {
  await expectEnded(page);
  const asked = model.nextCall();
  await box(page).fill(message);
  await box(page).press('Enter');
  const call = await asked;
  beginAnswer(call, ...begun);
  return call;
}

const goOn = ({ response }: ChatCall, ...tokens: string[]): void => {
  for (const token of tokens) response.write(chunkEvent(token));
};
const end = ({ response }: ChatCall): void => void response.end(finishEvent + doneEvent);

test('Enter sends, Shift+Enter makes a line, blank and busy are ignored, and text is appended as it arrives', async ({
  page,
  context,
}) => {
  await openPlayground(page, context);
  await expect(button(page, 'Send')).toBeDisabled();
  await box(page).fill('  \n ');
  await box(page).press('Enter');
  await expect(items(page)).toHaveCount(0);

  const asked = model.nextCall();
  const sent = page.waitForRequest('**/api/v1/openai/playground/');
  await box(page).fill('first');
  await box(page).press('Shift+Enter');
  await page.keyboard.type('second');
  await box(page).press('Enter');
  const call = await asked;
  expect((await sent).postDataJSON()).toMatchObject({ model: 'gpt-4o-mini', message: 'first\nsecond' });
  expect(call.body).toMatchObject({ model: 'large', stream: true });
  expect(call.body.messages.at(-1)?.content).toBe('first\nsecond');
  await expect(items(page).nth(0)).toContainText('You');
  await expect(items(page).nth(0).locator('time')).toHaveText(/\d:\d\d/);
  await expect(items(page).nth(1)).toContainText('Thinking about a reply');
  beginAnswer(call, 'Half ');
  await expect(items(page).nth(1)).toContainText('Half');
  await box(page).fill('too early');
  await expect(button(page, 'Send')).toBeDisabled();
  await box(page).press('Enter');
  goOn(call, 'and **whole**.');
  await expect(items(page).nth(1).locator('strong')).toHaveText('whole');
  await expect(items(page)).toHaveCount(2);
  end(call);
  await expect(button(page, 'Send')).toBeEnabled();
  await expect(box(page)).toHaveValue('too early');
  await page.reload(); // draft and conversation stay
  await expect(box(page)).toHaveValue('too early');
  await expect(items(page).nth(1)).toContainText('Half and whole.');
  await expect(items(page).nth(1)).toContainText('large');
});

test.use({ expectedConsole: ['status of 404', 'ERR_INTERNET_DISCONNECTED'] });

test('a reply goes on while another page is shown, and another browser sees it', async ({
  page,
  context,
  browser,
}) => {
  await openPlayground(page, context);
  const call = await say(page, 'Tell me all', 'The beginning');
  await expect(items(page).nth(1)).toContainText('The beginning');
  await page.getByRole('link', { name: 'Stories' }).click();
  await expect(page.getByRole('heading', { name: 'AI Playground' })).toBeHidden();
  goOn(call, ', the middle');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openPlayground(other, elsewhere);
  await listed(other).filter({ hasText: 'Tell me all' }).click();
  await expect(items(other).nth(0)).toContainText('Tell me all');
  goOn(call, ' and the end.');
  await page.getByRole('link', { name: 'AI Playground' }).click();
  await expect(items(page).nth(1)).toContainText('The beginning, the middle and the end.');
  end(call);
  await expect(items(other).nth(1)).toContainText('The beginning, the middle and the end.');
  await elsewhere.close();
});

async function beginAndReload(page: Page, context: BrowserContext): Promise<ChatCall> {
  await openPlayground(page, context);
  const call = await say(page, 'Tell me all', 'The beginning');
  await expect(items(page).nth(1)).toContainText('The beginning');
  await page.reload();
  await expect(items(page).nth(1)).toContainText('It is still being written.');
  return call;
}

test('a reply goes on over a reload, and is whole without its reader', async ({ page, context }) => {
  const call = await beginAndReload(page, context);
  await box(page).fill('too early');
  await expect(button(page, 'Send')).toBeDisabled();
  await box(page).press('Enter');
  goOn(call, ' and the end.');
  end(call);
  await expect(items(page).nth(1)).toContainText('The beginning and the end.');
  await expect(items(page).nth(1)).not.toContainText('It is still being written.');
  await expect(items(page).nth(1)).not.toContainText('before it was finished.');
  await expect(button(page, 'Send')).toBeEnabled();
  await expect(items(page)).toHaveCount(2);
});

test('a reply that goes on over a reload is stopped there, marked as cut', async ({ page, context }) => {
  const call = await beginAndReload(page, context);
  await button(page, 'Stop').click();
  await call.closed;
  await expect(items(page).nth(1)).toContainText('The beginning');
  await expect(items(page).nth(1)).toContainText('Stopped before it was finished.');
});

test('a good answer is kept as a story, and another window has it at once', async ({ page, context }) => {
  await openPlayground(page, context);
  const stories = await context.newPage();
  await stories.goto(`${at.origin}/dashboard/stories`);
  await expect(stories.getByText('No stories yet')).toBeVisible();
  await page.bringToFront();
  end(await say(page, 'My shelters?', 'I built **shelters** for 40 lambs.'));
  await button(page, 'Save as a story').click();
  await expect(button(page, 'Saved as a story')).toBeDisabled();
  const kept = stories.getByRole('region', { name: 'Your stories' }).getByRole('listitem');
  await expect(kept).toContainText('I built shelters for 40 lambs.');
  await button(page, 'Open stories').click();
  await expect(page).toHaveURL(`${at.origin}/dashboard/stories`);
  await expect(page.getByRole('region', { name: 'Your stories' }).getByRole('listitem')).toHaveCount(1);
});

test('on a narrow screen a search stays as it was typed', async ({ page, context }) => {
  await page.setViewportSize({ width: NARROW, height: 720 });
  await page.clock.install();
  await openPlayground(page, context);
  respond = (call) => answerCall(call, 'So.');
  await box(page).fill('About bread');
  await box(page).press('Enter');
  await expect(items(page).nth(1)).toContainText('So.');
  await button(page, 'Conversations').click();
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/conversations')) asked.push(searchParams.get('search'));
  });
  await page.getByRole('dialog').getByRole('searchbox').fill('cakes');
  await expect(page.getByRole('dialog').getByText('Nothing found.')).toBeVisible();
  await page.clock.runFor(2_000);
  await page.evaluate(() => fetch('/healthz')); // earlier requests arrive earlier
  expect(asked).toEqual(['cakes']);
});

test('what a lost network has not taken is back in the box, after a reload and beside a new conversation', async ({
  page,
  context,
}) => {
  await openPlayground(page, context);
  await expect(listed(page)).toHaveCount(0);
  await context.setOffline(true);
  await box(page).fill('Long and thought out');
  await box(page).press('Enter');
  await expect(items(page).nth(1)).toContainText('Error: ');
  await button(page, 'New conversation').first().click();
  await expect(items(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('Long and thought out');
  await box(page).press('Enter');
  await expect(items(page).nth(1)).toContainText('Error: ');
  await expect(box(page)).toHaveValue('');
  await box(page).fill('And more');
  await box(page).press('Enter');
  await expect(items(page).nth(3)).toContainText('Error: ');
  await box(page).fill('half');
  await context.setOffline(false);
  await page.reload();
  await expect(box(page)).toHaveValue('Long and thought out\n\nAnd more\n\nhalf');
});

test('axe finds nothing in the conversation', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPlayground(page, context);
  await expectAccessible(page, 'the empty playground');
  const line = `return ${'"one", '.repeat(20)}`;
  const code = `\`\`\`python\ndef f(x):  # a comment\n    ${line}\n\`\`\`\n\n- In a list:\n  \`\`\`\n  ${line}\n  \`\`\`\n`;
  end(await say(page, 'Code?', 'Here:\n\n', code));
  await expect(page.getByRole('region', { name: 'Code in python' }).locator('span').first()).toBeVisible();
  await button(page, 'Edit').click();
  await expectAccessible(page, 'a conversation with an editor');
  await page.setViewportSize({ width: NARROW, height: 720 });
  const tooWide = () =>
    items(page)
      .nth(1)
      .evaluate((item) => item.scrollWidth - item.clientWidth);
  await expect.poll(tooWide).toBe(0); // long lines scroll in their block
});

test('all of it is done with keys', async ({ page, context }) => {
  await openPlayground(page, context);
  respond = (call) => answerCall(call, 'So.');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(items(page).nth(1)).toContainText('So.');
  await expectEnded(page);
  await tabTo(page, 'Edit', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type(', again');
  await page.reload();
  const edited = page.getByRole('textbox', { name: 'Your message, edited' });
  await expect(edited).toHaveValue('By keys, again');
  await expect(edited).not.toBeFocused(); // returning users may be typing
  await edited.focus();
  respond = () => {};
  const asked = model.nextCall();
  await page.keyboard.press('Enter');
  await expect(items(page).nth(0)).toContainText('By keys, again');
  await tabTo(page, 'Earlier version', 'Shift+Tab');
  answerCall(await asked, 'So.');
  await expectEnded(page);
  await expect(button(page, 'Earlier version')).toBeFocused(); // though its message got an id meanwhile
  await page.keyboard.press('Enter');
  await expect(items(page).nth(0)).toContainText('1 of 2');
  await tabTo(page, 'Rename By keys', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Rename By keys')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name of the conversation' }).fill('By hand');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Rename By hand')).toBeFocused();
  await tabTo(page, 'Delete By hand', 'Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rehearse before the day')).toBeVisible();
});

async function tabTo(page: Page, name: string, key: string): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press(key);
    const label = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    if (label?.trim() === name) return;
  }
  throw new Error(`${name} is not reached`);
}
