import { resumeButton } from './launch-copilot.ts';
import type { Page } from '@playwright/test';
import { newPerson, signInHere, type Visitor } from './people.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    grantShare?: () => MediaStream;
    pythiaMediaStream?: MediaStream | null;
  }
}

const INTERVIEW = '/free-dashboard/interview-ai-free';

test('the next user of a tab finds nothing of the last one', async ({ page, request }) => {
  const [last, next] = [await newPerson(request), await newPerson(request)];
  await signInHere(page, last);
  await keepSession(page, last);
  await page.goto(INTERVIEW);
  await page.getByLabel('Job Title').fill('Baker');
  await page.getByLabel('Company').fill('Riverside Hotel');
  await expect(resumeButton(page)).toBeVisible();
  await signOut(page);

  await page.getByLabel('Email').fill(next.email);
  await page.getByLabel('Password', { exact: true }).fill(next.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Interview AI (Free)' }).click();
  await expect(page.getByRole('button', { name: 'Launch Pythia' })).toBeVisible();
  await expect(page.getByLabel('Job Title')).toHaveValue('');
  await expect(page.getByLabel('Company')).toHaveValue('');
});

test('a tab that comes back after another user has signed in shows nothing of its last one', async ({
  page,
  context,
  request,
}) => {
  const [last, next] = [await newPerson(request), await newPerson(request)];
  await signInHere(page, last);
  await page.goto(INTERVIEW);
  await page.getByLabel('Job Title').fill('Baker');
  await page.goto('about:blank'); // closed tabs hear nothing, and keep storage

  const other = await context.newPage();
  await other.goto(INTERVIEW);
  await signOut(other);
  await other.getByLabel('Email').fill(next.email);
  await other.getByLabel('Password', { exact: true }).fill(next.password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other).toHaveURL('/free-dashboard');

  await page.goto(INTERVIEW);
  await expect(page.getByRole('button', { name: 'Launch Pythia' })).toBeVisible();
  await expect(page.getByLabel('Job Title')).toHaveValue('');
  await page.getByLabel('Job Title').fill('Miller');
  await page.reload();
  await expect(page.getByLabel('Job Title')).toHaveValue('Miller');
});

test('signing out in one window ends every window', async ({ page, context, request }) => {
  const person = await newPerson(request);
  await signInHere(page, person);
  const other = await context.newPage();
  await other.goto('/');
  await keepSession(other, person);
  await other.evaluate(() => {
    localStorage.setItem('pythia_copilot:s', 'words');
    localStorage.setItem('theme', 'dark');
  });
  await other.goto(INTERVIEW);
  await other.getByLabel('Job Title').fill('Baker');
  await page.goto(INTERVIEW);
  await signOut(page);

  await expect(other).toHaveURL('/signin');
  expect(await other.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])).toEqual([
    ['signInNotice'],
    ['theme'],
  ]);
  await expect(other.getByText('You signed out in another window.')).toBeVisible();
});

test.describe('a token that died', () => {
  test.use({ expectedConsole: ['status of 401'] });

  test('ends every window with the reason, and not as if the user had signed out', async ({
    page,
    context,
    request,
  }) => {
    await signInHere(page, await newPerson(request));
    const other = await context.newPage();
    await other.goto(INTERVIEW);
    await expect(other.getByRole('button', { name: 'Share Screen' })).toBeVisible();
    const detail = 'Could not validate credentials';
    await page.route('**/api/v1/users/me', (route) => route.fulfill({ status: 401, json: { detail } }));
    await page.goto(INTERVIEW);
    for (const window of [page, other]) {
      await expect(window).toHaveURL('/signin');
      await expect(window.getByText(detail)).toBeVisible();
    }
  });
});

test('a share that is granted after signing out ends at once', async ({ page, context, request }) => {
  await signInHere(page, await newPerson(request));
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () =>
      new Promise((grant) => {
        window.grantShare = () => {
          const stream = document.createElement('canvas').captureStream();
          grant(stream);
          return stream;
        };
      });
  });
  await page.goto(INTERVIEW);
  await page.getByRole('button', { name: 'Share Screen' }).click();
  const other = await context.newPage();
  await other.goto(INTERVIEW);
  await signOut(other);
  await expect(page).toHaveURL('/signin');
  const states = await page.evaluate(async () => {
    const stream = window.grantShare!();
    await new Promise(requestAnimationFrame);
    return [stream.getTracks().map(({ readyState }) => readyState), window.pythiaMediaStream ?? null];
  });
  expect(states).toEqual([['ended'], null]);
});

test('a stored session that is another’s is not offered', async ({ page, request }) => {
  const [owner, finder] = [await newPerson(request), await newPerson(request)];
  await signInHere(page, finder);
  await keepSession(page, owner);
  await page.goto(INTERVIEW);
  await expect(page.getByRole('button', { name: 'Launch Pythia' })).toBeVisible();
  // when the page is there
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pythia_session'))).toBeNull();
});

test('a running session is offered in a fresh tab, also on the last trial', async ({ page, request }) => {
  const person = await newPerson(request);
  await signInHere(page, person);
  await request.post('/api/v1/free/create-session', {
    headers: { authorization: `Bearer ${person.token}` },
    data: { job_title: 'Baker' },
  });
  await page.route('**/api/v1/users/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), trial: 0 } });
  });
  await page.goto(INTERVIEW);
  await expect(resumeButton(page)).toBeVisible();
  await expect(page.getByText(/^Session expires at/)).toBeVisible();
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/signin');
}

async function keepSession(page: Page, { email, token }: Visitor): Promise<void> {
  const answer = await page.request.post('/api/v1/free/create-session', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  const stored = JSON.stringify({ ...(await answer.json()), jobTitle: '', email });
  await page.evaluate((text) => sessionStorage.setItem('pythia_session', text), stored);
}
