import { MESSAGES } from '@pythia/contracts/messages.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { interceptCalls, noAnswer, openPage } from '../../../testing/open-page.tsx';

const { getByRole, getByLabelText, getByText } = page;

test('a verified address is filled in where one signs in', async () => {
  interceptCalls(/^GET \/users\/verify-email$/, async () =>
    Response.json({ message: MESSAGES.emailVerified, email: 'ada@example.com' }),
  );
  await openPage('/verify-email?token=any');
  await getByRole('link', { name: 'Sign In' }).last().click();
  await expect.element(getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('a page that the browser renders before it is shown spends no link until it is', async () => {
  const document = globalThis.document as Document & { prerendering?: boolean };
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  onTestFinished(() => void delete document.prerendering);
  let calls = 0;
  interceptCalls(/^GET \/users\/verify-email$/, async () => {
    calls += 1;
    return Response.json({ message: MESSAGES.emailVerified, email: 'ada@example.com' });
  });
  await openPage('/verify-email?token=any');
  await expect.element(getByRole('heading', { name: 'Verifying your email' })).toBeVisible();
  expect(calls).toBe(0);
  document.dispatchEvent(new Event('prerenderingchange'));
  await expect.element(getByText(MESSAGES.emailVerified)).toBeVisible();
  expect(calls).toBe(1);
});

test('a dead link for a new password says so before one is typed, and leads to another', async () => {
  const shown = await openPage('/password-reset?token=of-nobody');
  await expect.element(getByText(MESSAGES.resetLinkDead)).toBeVisible();
  await expect.element(getByLabelText('New password')).not.toBeInTheDocument();
  await getByRole('link', { name: 'Ask for a new link' }).click();
  await expect.element(getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  expect(shown.address()).toBe('/reset-password');
});

test('while nobody can say whether a link works, a password can be typed', async () => {
  interceptCalls(/^GET \/users\/reset-password$/, noAnswer);
  await openPage('/password-reset?token=any');
  await expect.element(getByLabelText('New password')).toBeVisible();
});
