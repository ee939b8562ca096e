import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openChannel, tell } from '#browser/channel.ts';
import { focusOn, interceptCalls, openPage, signInForTest } from '../../../testing/open-page.tsx';

const { getByText } = page;

test.each([
  ['free-user', '/free-dashboard/upgrade'],
  ['subscriber', '/dashboard/upgrade'],
] as const)('the plans tell a %s who answers, and nothing as coming soon', async (plan, path) => {
  await signInForTest(plan);
  await openPage(path);
  await expect.element(getByText(/come from the built-in coach.*cannot chat freely/)).toBeVisible();
  expect(getByText('Customization Suite').elements()).toHaveLength(2); // one in each plan
  expect(getByText(/coming soon/i).elements()).toEqual([]);
});

test('a language model is named', async () => {
  interceptCalls(/^GET \/speech\/status$/, async () =>
    Response.json({
      state: 'ready',
      engine: 'x',
      languages: ['en'],
      answers: { name: 'gpt-4o-mini', kind: 'service' },
    }),
  );
  await signInForTest('free-user');
  await openPage('/free-dashboard/upgrade');
  await expect.element(getByText('Answers on this site come from gpt-4o-mini.')).toBeVisible();
});

test('a part of Pro in the free sidebar leads to the plans, and says why', async () => {
  await signInForTest('free-user');
  await openPage('/free-dashboard');
  const stories = page.getByRole('link', { name: /^Stories/ });
  await expect.element(stories).toHaveAttribute('aria-disabled', 'true');
  await focusOn(stories); // pointers press nothing disabled
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('Stories and the AI Story Editor are part of Pro.')).toBeVisible();
});

test('the tab that has paid says that another one has moved on only when that one says so', async () => {
  await signInForTest('subscriber');
  await openPage('/dashboard/upgrade?checkout=success');
  await expect.element(getByText('Thank you. Everything is unlocked.')).toBeVisible();
  const other = openChannel('moved-to-pro');
  tell(other, 'moved');
  await expect.element(getByText('Thank you. The tab you came from has already moved on.')).toBeVisible();
  other?.close();
});

test.each([
  ['/free-dashboard/ai-playground', 'The AI Playground is part of Pro.'],
  ['/free-dashboard/stories/', 'Stories and the AI Story Editor are part of Pro.'],
])('the address %s leads there too', async (path, reason) => {
  await signInForTest('free-user');
  const shown = await openPage(path);
  await expect.element(getByText(reason)).toBeVisible();
  expect(shown.address()).toMatch(/^\/free-dashboard\/upgrade\?/);
});

test('and a subscriber to the page itself', async () => {
  await signInForTest('subscriber');
  const shown = await openPage('/free-dashboard/stories');
  await expect.element(page.getByRole('heading', { name: 'Your Story Prompts' })).toBeVisible();
  expect(shown.address()).toBe('/dashboard/stories');
});
