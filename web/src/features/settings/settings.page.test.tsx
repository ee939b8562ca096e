import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { interceptCalls, noAnswer, openPage, signInForTest } from '../../../testing/open-page.tsx';

const SETTINGS = '/free-dashboard/settings';
const NEW_PASSWORD = 'Another-horse-9';
const { getByRole, getByLabelText, getByText } = page;

test('a user who cannot be fetched is asked for again', async () => {
  await signInForTest('free-user');
  let looks = 0; // the page's fetch fails, the layout's not
  interceptCalls(/^GET \/users\/me$/, (send) => (++looks === 2 ? noAnswer() : send()));
  await openPage(SETTINGS);
  await expect.element(getByText('Failed to fetch user data')).toBeVisible();
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByRole('button', { name: 'Change Password' })).toBeVisible();
});

test('a new picture is shown past caches until the user is fetched again, a second later', async () => {
  await signInForTest('free-user');
  await openPage(SETTINGS);
  const uploaded = Promise.withResolvers<number>();
  interceptCalls(/^PUT \/profile\/profile-pic$/, async (send) => {
    const reply = await send();
    uploaded.resolve(performance.now());
    return reply;
  });
  await getByLabelText('Change Photo').upload(await picture());
  const since = await uploaded.promise;
  const asked = Promise.withResolvers<{ afterMs: number; shown: string }>();
  interceptCalls(/^GET \/users\/me$/, (send) => {
    asked.resolve({ afterMs: performance.now() - since, shown: document.querySelector('img')?.src ?? '' });
    return send();
  });
  const { afterMs, shown } = await asked.promise;
  expect(afterMs).toBeGreaterThan(950);
  expect(shown).toMatch(/\/profile\/pictures\/[\w-]{43}\?v=\d+$/);
  await expect.element(getByText('Your picture has been updated.')).toBeVisible();
});

test('all three passwords are shown by one toggle', async () => {
  await signInForTest('free-user');
  await openPage(SETTINGS);
  await getByRole('button', { name: 'Change Password' }).click();
  await getByRole('button', { name: 'Show password' }).click();
  for (const field of ['Current password', 'New password', 'Confirm new password'])
    await expect.element(getByLabelText(field, { exact: true })).toHaveAttribute('type', 'text');
});

test('a password is changed only with the current one and two new ones alike', async () => {
  await signInForTest('free-user');
  await openPage(SETTINGS);
  await fillPasswords('Not-my-password-1', 'Shorter-9');
  await submitButton().click();
  await expect.element(getByText('New passwords do not match')).toBeVisible();
  await getByLabelText('Confirm new password').fill(NEW_PASSWORD);
  await submitButton().click();
  await expect.element(currentPassword()).toHaveAccessibleDescription('Incorrect password');
  await expect.element(currentPassword()).not.toHaveAccessibleDescription('Incorrect password');
});

test('single-character keys stay switched off', async () => {
  await signInForTest('free-user');
  const shown = await openPage(SETTINGS);
  const off = getByRole('group', { name: 'Single-character keys' }).getByRole('button', { name: 'Off' });
  await off.click();
  await shown.openAgain();
  await expect.element(off).toHaveAttribute('aria-pressed', 'true');
  await getByRole('group', { name: 'Single-character keys' }).getByRole('button', { name: 'On' }).click();
});

test('answers stay as large as they were made', async () => {
  await signInForTest('free-user');
  const shown = await openPage(SETTINGS);
  const steps = getByRole('group', { name: 'Size of answers' });
  await expect.element(steps).toHaveTextContent('100%');
  await steps.getByRole('button', { name: 'Larger' }).click();
  await shown.openAgain();
  await expect.element(steps).toHaveTextContent('115%');
  await steps.getByRole('button', { name: 'Smaller' }).click();
  await expect.element(steps).toHaveTextContent('100%');
});

test('a new password is sent once, however often the button is pressed at once', async () => {
  await signInForTest('free-user');
  let sent = 0;
  interceptCalls(/^PATCH \/users\/me\/password$/, (send) => (sent++, send()));
  await openPage(SETTINGS);
  await fillPasswords('Not-my-password-1');
  const button = submitButton().element() as HTMLElement;
  button.click();
  button.click();
  await expect.element(currentPassword()).toHaveAccessibleDescription('Incorrect password');
  expect(sent).toBe(1);
});

test('signing out everywhere asks first, and says on the sign-in page that it is done', async () => {
  const user = await signInForTest('free-user');
  const shown = await openPage(SETTINGS);
  const opener = getByRole('button', { name: 'Sign out everywhere' });
  await opener.click();
  await expect.element(getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.element(getByText('You are signed out everywhere.')).toBeVisible();
  expect(shown.address()).toBe('/signin');
  expect((await user.call('/users/me')).status).toBe(401);
});

test('how long sessions are kept is saved by itself, asks before it deletes, and comes back when it was not saved', async () => {
  const user = await signInForTest('free-user');
  await openPage(SETTINGS);
  const [kept, days] = [getByLabelText(/^Until I delete them/), getByLabelText('For 30 days')];
  await days.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  await expect.element(kept).toBeChecked();
  await expect.element(kept).toHaveFocus();
  await days.click();
  await getByRole('button', { name: 'Save and delete' }).click();
  await expect.element(getByText('Saved')).toBeVisible();
  expect((await (await user.call('/users/me')).json()).session_retention).toBe('30-days');

  const letThrough = interceptCalls(/session-retention$/, noAnswer);
  await kept.click();
  await expect.element(getByRole('alert')).toHaveTextContent('Network error or server not responding');
  await expect.element(days).toBeChecked();
  letThrough();
  await kept.click();
  await expect.element(getByText('Saved')).toBeVisible();
  await expect.element(getByText('Saved')).not.toBeInTheDocument();
});

test('all finished sessions are deleted when that is confirmed', async () => {
  const user = await signInForTest('free-user');
  await openPage(SETTINGS);
  await getByRole('button', { name: 'Delete all sessions' }).click();
  await expect.element(getByText('There are no finished sessions to delete.')).toBeVisible();

  const { session_id } = await (await user.call('/free/create-session', 'POST')).json();
  await user.call(`/interviews/${session_id}/end`, 'POST');
  await getByRole('button', { name: 'Delete all sessions' }).click();
  await expect.element(getByText(/^Delete one session for good/)).toBeVisible();
  await getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(getByText('Your sessions have been deleted.')).toBeVisible();
  await expect.element(getByRole('button', { name: 'Delete all sessions' })).toHaveFocus();
  expect((await (await user.call('/interviews')).json()).sessions).toEqual([]);
});

async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
}

async function fillPasswords(current: string, confirmation = NEW_PASSWORD): Promise<void> {
  await getByRole('button', { name: 'Change Password' }).first().click();
  await getByLabelText('Current password').fill(current);
  await getByLabelText('New password', { exact: true }).fill(NEW_PASSWORD);
  await getByLabelText('Confirm new password').fill(confirmation);
}

const submitButton = () => getByRole('button', { name: 'Change Password' }).last();
const currentPassword = () => getByLabelText('Current password');
