import { LIMITS } from '@pythia/contracts/limits.ts';
import { PLAYGROUND_MODEL } from '@pythia/contracts/playground.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  holdCalls,
  openPage,
  orderModel,
  signInForTest,
  type TestUser,
} from '../../../testing/open-page.tsx';

const PLAYGROUND = '/dashboard/ai-playground';
const { getByLabelText, getByRole, getByText } = page;

const box = () => getByRole('textbox', { name: 'Your message', exact: true });
const button = (name: string) => getByRole('button', { name, exact: true });
const shown = () =>
  getByRole('region', { name: 'Conversation', exact: true })
    .getByRole('listitem')
    .elements()
    .map((item) => (item as HTMLElement).innerText);
const listed = () => getByRole('region', { name: 'Conversations' }).getByRole('link');
const undos = (includeHidden: boolean) => getByRole('button', { name: 'Undo', includeHidden }).elements();
const titles = () =>
  listed()
    .elements()
    .map(({ textContent }) => textContent);
const like = (...texts: RegExp[]) => texts.map((text) => expect.stringMatching(text));

async function openPlayground(size = {}) {
  const opened = await openPage(PLAYGROUND, size);
  await expect.element(getByRole('heading', { name: 'AI Playground' })).toBeVisible();
  return opened;
}

/** Replies end a moment after the last word; sending waits. */
async function expectEnded(): Promise<void> {
  await expect.element(button('Stop')).not.toBeInTheDocument();
}

async function send(message: string): Promise<void> {
  await expectEnded();
  await box().fill(message);
  await userEvent.keyboard('{Enter}');
}

async function exchange(message: string, ...reply: string[]): Promise<void> {
  await send(message);
  await orderModel({ message, say: reply, end: 'well' });
  await expectEnded();
}

/**
 * First message in several wordings.
 * @returns its id
 */
async function converse(user: TestUser, exchanges: Record<string, string>): Promise<string> {
  const { id } = await (await user.call('/conversations', 'POST', { title: 'Before' })).json();
  for (const [message, reply] of Object.entries(exchanges)) {
    const body = { model: PLAYGROUND_MODEL, conversation_id: id, parent_id: null, message };
    const call = user.call('/openai/playground/', 'POST', body);
    await orderModel({ message, say: [reply], end: 'well' });
    await (await call).text();
  }
  return id;
}

test('a failure becomes the reply’s text, and Retry asks again beside it', async () => {
  await signInForTest('subscriber');
  await openPlayground();
  await send('How?');
  await orderModel({ message: 'How?', end: 'failed' });
  await expect
    .poll(shown)
    .toEqual(like(/How\?/, /Error: The answer service did not respond\. Please try again\./));
  await button('Retry').click();
  await orderModel({ message: 'How?', say: ['Like this.'], end: 'well' });
  await expect.poll(shown).toEqual(like(/2 of 2/, /Like this\./));
  await button('Earlier version').click();
  await expect.poll(shown).toEqual(like(/1 of 2/, /Error: /));
});

test('a reply is stopped, a message edited, and its branches stay beside each other', async () => {
  await signInForTest('subscriber');
  await openPlayground();
  await send('one');
  await orderModel({ message: 'one', say: ['Half'] });
  await expect.poll(shown).toEqual(like(/one/, /Half/));
  await button('Stop').click();
  await orderModel({ message: 'one', end: 'closed' });
  await expect.poll(shown).toEqual(like(/one/, /Stopped before it was finished\./));

  for (const words of ['two', 'three']) {
    await button('Edit').click();
    await getByRole('textbox', { name: 'Your message, edited' }).fill(words);
    await userEvent.keyboard('{Enter}');
    await orderModel({ message: words, say: [`to ${words}`], end: 'well' });
    await expect.poll(shown).toEqual(like(new RegExp(words), new RegExp(`to ${words}`)));
  }
  await expectEnded();
  await expect.poll(shown).toEqual(like(/3 of 3/, /^/));
  await exchange('more', 'on three');
  await expect.poll(shown).toHaveLength(4);
  await getByRole('navigation', { name: 'Versions' })
    .getByRole('button', { name: 'Earlier version' })
    .click();
  await expect.poll(shown).toEqual(like(/2 of 3/, /to two/));
});

test('the editor of a message says that a paste was cut', async () => {
  const user = await signInForTest('subscriber');
  const id = await converse(user, { one: 'to one' });
  await openPage(`${PLAYGROUND}?conversation=${id}`);
  await button('Edit').click();
  await navigator.clipboard.writeText('bread '.repeat(LIMITS.message));
  await userEvent.paste();
  await expect.element(getByText('The text was cut off at 8,000 characters.')).toBeVisible();
  await userEvent.keyboard('{Backspace}');
  await expect.element(getByText('The text was cut off')).not.toBeInTheDocument();
});

test('a message that is edited at the end of a conversation stays in view as it grows', async () => {
  const user = await signInForTest('subscriber');
  const id = await converse(user, { one: 'to one\n\n'.repeat(7) });
  await openPage(`${PLAYGROUND}?conversation=${id}`, { width: 360, height: 800 });
  await expect.element(button('Edit')).toBeInViewport();
  await button('Edit').click();
  await expect.element(getByLabelText('Your message, edited')).toBeInViewport({ ratio: 1 });
  await navigator.clipboard.writeText('bread '.repeat(LIMITS.message));
  await userEvent.paste();
  await expect.element(getByText('The text was cut off at 8,000 characters.')).toBeInViewport();
});

test('a conversation that is opened shows its newest branch', async () => {
  const user = await signInForTest('subscriber');
  const id = await converse(user, { one: 'to one', two: 'to two' });
  await openPage(`${PLAYGROUND}?conversation=${id}`);
  await expect.poll(shown).toEqual(like(/two[^]*2 of 2/, /to two/));
});

test('code has colours, and is copied by itself', async () => {
  await signInForTest('subscriber');
  await openPlayground();
  await exchange('Code?', '```ts\nconst a = 1;\n```\n');
  const code = getByRole('region', { name: 'Code in ts' });
  await expect.poll(() => code.element().querySelector('span')?.textContent).toBe('const');
  await button('Copy code').click();
  await expect.element(button('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('const a = 1;');
});

test('conversations are named, found, deleted and brought back', async () => {
  await signInForTest('subscriber');
  const opened = await openPlayground();
  for (const words of ['About bread', 'About cakes']) {
    await button('New conversation').first().click();
    await expect.poll(shown).toEqual([]); // the other chat's box until then
    await exchange(words, 'So.');
  }
  await expect.poll(titles).toEqual(['About cakes', 'About bread']);
  await button('Rename About bread').click();
  await getByRole('textbox', { name: 'Name of the conversation' }).fill('Świeży chleb');
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['About cakes', 'Świeży chleb']);
  const search = getByRole('searchbox', { name: 'Search conversations' });
  await search.fill('ŚWIEŻY');
  await expect.poll(titles).toEqual(['Świeży chleb']);
  await search.fill('cakes');
  await expect.poll(titles).toEqual(['About cakes']);
  await search.fill('bread');
  await expect.poll(titles).toEqual(['Świeży chleb']);
  await search.fill('');
  await expect.poll(titles).toHaveLength(2);
  await button('Delete About cakes').click();
  await expect.poll(titles).toEqual(['Świeży chleb']);
  await button('Undo').click();
  await expect.poll(titles).toEqual(['About cakes', 'Świeży chleb']);
  await button('Delete all').click();
  await expect.element(getByText('Your conversations are kept here.')).toBeVisible();
  await opened.openAgain();
  await expect.element(getByText('Your conversations are kept here.')).toBeVisible();
});

test('notices beyond the third cover nothing', async () => {
  const user = await signInForTest('subscriber');
  const names = ['One', 'Two', 'Three', 'Four'];
  for (const title of names) await user.call('/conversations', 'POST', { title });
  await openPlayground();
  await expect.poll(titles).toHaveLength(4);
  for (const title of names) await button(`Delete ${title}`).click();
  // each goes after a while
  await expect.poll(() => [undos(true).length, undos(false).length]).toEqual([4, 3]);
});

test('nothing is sent before it is known what it follows', async () => {
  const user = await signInForTest('subscriber');
  const id = await converse(user, { First: 'So.' });
  const read = holdCalls(/^GET \/conversations\/./);
  await openPage(`${PLAYGROUND}?conversation=${id}`);
  await read.made;
  await box().fill('Second');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Send')).toBeDisabled();
  await expect.element(box()).toHaveValue('Second');
  read.letGo();
  await expect.poll(shown).toHaveLength(2);
  await box().click();
  await userEvent.keyboard('{Enter}');
  const { messages } = await orderModel({ message: 'Second', say: ['More.'], end: 'well' });
  expect(messages.map(({ content }) => content).slice(1)).toEqual(['First', 'So.', 'Second']);
  await expect.poll(shown).toHaveLength(4);
});

test('the way back leads to the new conversation that one was opened from', async () => {
  await signInForTest('subscriber');
  const opened = await openPlayground();
  await exchange('First', 'So.');
  await button('New conversation').first().click();
  await expect.poll(shown).toEqual([]);
  await listed().click();
  await expect.poll(shown).toHaveLength(2);
  await opened.goBack();
  await expect.poll(shown).toEqual([]);
  await exchange('Another', 'So.');
  await expect.poll(titles).toEqual(['Another', 'First']);
});

test('a conversation that was deleted elsewhere says so with the next message, which stays to be copied', async () => {
  const user = await signInForTest('subscriber');
  const opened = await openPlayground();
  await exchange('First', 'So.');
  const id = new URLSearchParams(opened.address().split('?')[1]).get('conversation');
  await user.call(`/conversations/${id}`, 'DELETE');
  const held = holdCalls(/^POST \/openai\/playground\/$/);
  await send('Second');
  await box().fill('half');
  held.letGo();
  await expect.element(getByText('This conversation no longer exists.')).toBeInViewport();
  await expect.poll(() => shown()[2]).toContain('Second');
  await button('New conversation').last().click();
  await expect.poll(shown).toEqual([]);
  await expect.element(box()).toHaveValue('Second\n\nhalf');
});

const line = (n: number): string => `Line ${n} of what is told.\n\n`;

test('the reader who scrolled up stays there, and is led to the newest', async () => {
  await signInForTest('subscriber');
  await openPlayground();
  await send('Tell me all');
  await orderModel({ message: 'Tell me all', say: Array.from({ length: 60 }, (_, n) => line(n)) });
  await expect.element(getByText('Line 59 of what is told.')).toBeInViewport();
  await userEvent.wheel(getByText('Line 40 of what is told.'), { delta: { y: -1_500 } });
  await expect.element(button('Jump to newest')).toBeVisible();
  await orderModel({ message: 'Tell me all', say: Array.from({ length: 20 }, (_, n) => line(60 + n)) });
  const newest = getByText('Line 79 of what is told.');
  await expect.element(newest).toBeInTheDocument();
  await expect.element(newest).not.toBeInViewport();
  await button('Jump to newest').click();
  await expect.element(newest).toBeInViewport();
  await orderModel({ message: 'Tell me all', end: 'well' });
});

test('the model is chosen where there are two', async () => {
  await signInForTest('subscriber');
  await openPlayground();
  await getByRole('combobox', { name: 'Model' }).selectOptions('small');
  await send('Who?');
  const { model } = await orderModel({ message: 'Who?', say: ['Me.'], end: 'well' });
  expect(model).toBe('small');
  await expect.poll(shown).toEqual(like(/Who\?/, /small/));
});

test('a small window shows the beginning of what to do first', async () => {
  await signInForTest('subscriber');
  await openPlayground({ width: 320, height: 640 });
  await expect.element(getByText('Rehearse before the day')).toBeInViewport({ ratio: 1 });
});
