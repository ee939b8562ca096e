import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdCalls, openPage, signInForTest } from '../../../testing/open-page.tsx';

const { getByRole } = page;
const link = (name: string) => getByRole('link', { name, exact: true });

test('a visitor is led to a new account', async () => {
  await openPage('/');
  await expect.element(link('Get Pro')).toHaveAttribute('href', '/signup');
  await expect.element(link('Start for free').first()).toHaveAttribute('href', '/signup');
});

test('who is signed in is led to their plans and their own pages', async () => {
  await signInForTest('free-user');
  const shown = await openPage('/');
  for (const name of ['Start for free', 'Create your account'])
    await expect.element(link(name).first()).toHaveAttribute('href', '/dashboard');
  await link('Get Pro').click();
  await expect.element(getByRole('heading', { name: 'Plans' })).toBeVisible();
  expect(shown.address()).toBe('/free-dashboard/upgrade');
});

test('nothing is sold as coming soon', async () => {
  await openPage('/');
  await expect.element(link('Get Pro')).toBeVisible();
  expect(page.getByText('Customization Suite').elements()).toHaveLength(2); // one in each plan
  expect(page.getByText(/coming soon/i).elements()).toEqual([]);
});

test('samples are marked as such to visitors, without a word to whoever runs the site', async () => {
  await openPage('/');
  await expect.element(page.getByText('Sample figures.')).toBeVisible();
  await expect.element(page.getByText('Sample texts, not the words of real customers.')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/operator|recogniser|needs no setup|model server/i);
});

test('a page that takes its time shows that it is on its way', async () => {
  await signInForTest('free-user');
  await openPage('/');
  const user = holdCalls(/^GET \/users\/me$/);
  await link('Dashboard').click();
  const line = getByRole('progressbar', { name: 'Loading the page' });
  await expect.element(line).toBeInTheDocument();
  user.letGo();
  await expect.element(getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});
