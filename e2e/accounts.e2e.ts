import { holdRequests } from './hold-requests.ts';
import { newAddress, newPerson, SHARED_PASSWORD, startSignedIn } from './people.ts';
import { expect, test } from './test.ts';

test.describe('refused sign-ins', () => {
  test.use({ expectedConsole: ['status of 400', 'status of 403'] });

  test('a wrong password and an unverified address are told apart from each other, not from nobody', async ({
    page,
    request,
  }) => {
    const person = await newPerson(request);
    await page.goto('/signin');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('Not-the-password-1');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toContainText('Incorrect email or password');

    const unverified = newAddress();
    await request.post('/api/v1/users/signup', { data: { email: unverified, password: SHARED_PASSWORD } });
    await page.getByLabel('Email').fill(unverified);
    await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toContainText('Please verify your email before signing in.');
  });

  test('a link that is dead says so and leads home', async ({ page }) => {
    await page.goto('/verify-email?token=of-nobody');
    await expect(
      page.getByText('Verification failed. Please check the link or try signing up again.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a sign-in that takes two seconds says why, until it is answered', async ({ page, request }) => {
  const person = await newPerson(request);
  await page.clock.install();
  await page.goto('/signin');
  const answer = await holdRequests(page, '**/login/access-token');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
  const asked = page.waitForRequest('**/login/access-token');
  await page.clock.pauseAt(Date.now() + 60_000); // or the two seconds run by themselves
  await page.getByRole('button', { name: 'Sign In' }).click();
  await asked;
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-busy', 'true'); // counted from here
  const why = page.getByText('This takes longer after several wrong passwords.');
  await page.clock.runFor(1_900);
  await expect(why).toBeHidden();
  await page.clock.runFor(200);
  await expect(why).toBeVisible();
  await page.clock.resume();
  answer();
  await expect(page).toHaveURL(/dashboard/);
});

test('passwords that differ are not sent', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
  await page.getByLabel('Confirm password').fill(`${SHARED_PASSWORD}!`);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toBeFocused();
});

test('a sign-up that is pressed twice at once is sent once', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/users/signup'))));
  await page.goto('/signup');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
  await page.getByLabel('Confirm password').fill(SHARED_PASSWORD);
  const button = page.getByRole('button', { name: 'Sign Up' });
  await expect(button).toBeEnabled(); // the page is alive
  await button.evaluate(pressTwice);
  await expect(page).toHaveTitle(/^Check your email/);
  expect(sent).toBe(1);
});

test.describe('a password that the server refuses', () => {
  test.use({ expectedConsole: ['status of 422'] });

  test('is said at its field', async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel('Email').fill(newAddress());
    await page.getByLabel('Password', { exact: true }).fill('weak');
    await page.getByLabel('Confirm password').fill('weak');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription(/^Password must have at least 10 characters/);
    await expect(password).toBeFocused();
  });
});

test('a verification link without a token says so', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page.getByText('No verification token found')).toBeVisible();
});

test('the mailbox for development shows the mail with its link', async ({ page, request }) => {
  const email = newAddress();
  await request.post('/api/v1/users/signup', { data: { email, password: SHARED_PASSWORD } });
  await expect(async () => {
    await page.goto('/dev/mail');
    await page
      .getByRole('link', { name: new RegExp(email) })
      .first()
      .click({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: /verify-email/ }).click();
  await expect(page.getByText('Email Verified Successfully!')).toBeVisible();
});

test('nobody sees the dashboard without signing in', async ({ page }) => {
  await page.goto('/free-dashboard');
  await expect(page).toHaveURL(/\/signin/);
});

test.describe('a token that died', () => {
  test.use({ expectedConsole: ['status of 401'] });

  test('leads to the sign-in page', async ({ page, context }) => {
    await startSignedIn(context, { email: '', password: '', token: 'of.nobody.here' });
    await page.goto('/free-dashboard');
    await expect(page).toHaveURL(/\/signin/);
  });
});

/** Presses twice before the page can react. */
function pressTwice(button: HTMLElement): void {
  button.click();
  button.click();
}
