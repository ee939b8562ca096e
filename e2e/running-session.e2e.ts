import type { Page } from '@playwright/test';
import { expectListening, launchCopilot, resumeButton } from './launch-copilot.ts';
import { newPerson, startSignedIn, type Visitor } from './people.ts';
import { expect, test } from './test.ts';

const HOME = '/free-dashboard';
const INTERVIEW = '/free-dashboard/interview-ai-free';

const bar = (page: Page) => page.getByRole('region', { name: 'Running session' });

const start = async (page: Page, { token }: Visitor) => {
  await page.request.post('/api/v1/free/create-session', {
    headers: { authorization: `Bearer ${token}` },
    data: { job_title: 'Baker' },
  });
};

const withoutTrials = (page: Page) =>
  page.route('**/api/v1/users/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), trial: 0 } });
  });

test('a running session is shown in every tab, is ended from any, and its window says so', async ({
  page,
  context,
}) => {
  const { popup } = await launchCopilot(page, context);
  await expect(bar(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expect(resumeButton(page)).toBeDisabled();
  await expect(page.getByText('The session’s window is already open.')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Show window' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/free-dashboard/settings');
  const windows = context.pages().length;
  await bar(other).getByRole('button', { name: 'Show window' }).click();
  await expect(other.getByText('The window is open beside the tab that launched it.')).toBeVisible();
  expect(context.pages()).toHaveLength(windows);

  await bar(other).getByRole('button', { name: 'End' }).click();
  await expect(other.getByText('End now? What was heard and answered is kept.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Keep going' })).toBeFocused();
  await other.keyboard.press('Enter');
  await bar(other).getByRole('button', { name: 'End' }).click();
  await bar(other).getByRole('button', { name: 'End', exact: true }).click();
  await expect(popup.getByText('You ended this session.')).toBeVisible();
  for (const tab of [page, other]) await expect(bar(tab)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Launch Pythia' })).toBeEnabled();
});

test('who keeps no sessions is told so before one begins, at its end and after it', async ({
  page,
  context,
}) => {
  const person = await newPerson(context.request);
  const chosen = await context.request.patch('/api/v1/users/me/session-retention', {
    headers: { authorization: `Bearer ${person.token}` },
    data: { session_retention: 'none' },
  });
  expect(chosen.ok()).toBe(true);
  await startSignedIn(context, person);
  await page.goto(HOME);
  await expect(
    page.getByText('None yet. Each session is deleted when it ends, as you chose in your settings.'),
  ).toBeVisible();
  const { popup } = await launchCopilot(page, context, { person, signedIn: true });
  await bar(page).getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('End now? It will then be deleted, as you chose.')).toBeVisible();
  await bar(page).getByRole('button', { name: 'End', exact: true }).click();
  await expect(popup.getByText('This session will be deleted, as you chose in your settings')).toBeVisible();
});

test('a window that is closed can be opened again where the sound is shared', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await expect(bar(page).getByRole('button', { name: 'Show window' })).toBeVisible();
  await popup.close();
  const opened = page.waitForEvent('popup');
  await bar(page).getByRole('button', { name: 'Resume Session' }).click();
  await expectListening(await opened);
});

test('a tab that was reloaded still knows the window that it opened', async ({ page, context }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await launchCopilot(page, context);
  await page.reload();
  await expect(page.getByRole('main').getByRole('button', { name: 'Show window' })).toHaveCount(2);
});

test('the bar moves nothing when it comes, and is one line at 360 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  await page.goto(HOME);
  await expect(page.getByText(/^None yet\./)).toBeVisible();
  await page.evaluate(() => document.fonts.ready); // words move with their font
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await start(page, person);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bar(page)).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  expect((await bar(page).boundingBox())?.height).toBe(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('button', { name: 'End' }).click();
  expect((await bar(page).boundingBox())?.height).toBe(44);
});

test('a session of another device leads to the page that shares', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await start(page, person);
  await startSignedIn(context, person);
  await page.goto(HOME);
  await bar(page).getByRole('button', { name: 'Resume Session' }).click();
  await expect(page).toHaveURL(INTERVIEW);
  await expect(page.getByText('Share your screen first.')).toBeVisible();
  const advice = page.getByText('Share the tab your call is in. Then resume the session.');
  await expect(advice).toBeVisible();
  await page.reload();
  await bar(page).getByRole('button', { name: 'Resume Session' }).click(); // where one exists
  await expect(advice).toBeVisible();
});

test('on the last trial nothing says that it is used up while it runs', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await start(page, person);
  await startSignedIn(context, person);
  await withoutTrials(page);
  await page.goto(INTERVIEW);
  await expect(page.getByText('Your last free session is running.')).toBeVisible();
  await expect(page.getByText(/used up|No Trials Remaining/)).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'End' }).click();
  await bar(page).getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('Your free sessions are used up.')).toBeVisible();
});

test('a share without sound is launched only by its own name', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.addInitScript(() => {
    let asked = 0;
    navigator.mediaDevices.getDisplayMedia = async () => {
      document.documentElement.dataset['asked'] = String((asked += 1));
      return document.createElement('canvas').captureStream();
    };
  });
  await page.goto(INTERVIEW);
  await page.getByRole('button', { name: 'Share Screen' }).click();
  const launch = page.getByRole('button', { name: 'Launch Pythia' });
  await expect(launch).toBeDisabled();
  await expect(launch).toHaveAccessibleDescription(
    'Nothing would be transcribed: what you share has no sound.',
  );
  await page.getByRole('button', { name: 'Share again' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', '2');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Launch without sound' }).click();
  const popup = await opened;
  await expect(popup.getByRole('timer')).toBeVisible();
  await expect(popup.getByText('No audio track found in media stream')).toBeVisible();
});

test('the trials that are shown change with the first word of the session', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await expect(page.getByText('Trials remaining: 3.')).toBeVisible();
  await popup.getByLabel('Your question').fill('Why do you want this job?');
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Trials remaining: 2.')).toBeVisible();
});

test('a share that brings no sound is doubted only while its sound is measured, and nothing moves with that', async ({
  page,
  context,
}) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.clock.install();
  await page.addInitScript(() => {
    const { stream } = new AudioContext().createMediaStreamDestination();
    navigator.mediaDevices.getDisplayMedia = async () => {
      await new Promise((picked) => setTimeout(picked, 100)); // a picker's delay
      return stream;
    };
    // browsers hold sound until a click
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        void this.suspend();
      }
    };
  });
  await page.goto(INTERVIEW);
  await page.getByRole('button', { name: 'Share Screen' }).focus();
  await page.getByRole('button', { name: 'Share Screen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Check the sound' })).toBeVisible();
  const doubt = page.getByText('Nothing has been heard since you started sharing.');
  await page.clock.runFor(30_000);
  await expect(doubt).toBeHidden();
  const launch = page.getByRole('button', { name: 'Launch Pythia' });
  await page.getByRole('heading', { level: 1 }).click();
  const place = await launch.boundingBox();
  await expect(async () => {
    await page.clock.runFor(21_000);
    await expect(doubt).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(await launch.boundingBox()).toEqual(place);
});

for (const width of [360, 800, 1440])
  test(`at ${width} px the button that launches stays where it is while the sound check is loaded`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await startSignedIn(context, await newPerson(context.request));
    await page.addInitScript(() => {
      navigator.mediaDevices.getDisplayMedia = async () =>
        new AudioContext().createMediaStreamDestination().stream;
    });
    await page.goto(INTERVIEW);
    await expect(page.getByRole('link', { name: 'prepare your answers' })).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Share Screen' }).click();
    await expect(page.getByText('The bars move when sound arrives.')).toBeVisible();
    const launch = page.getByRole('button', { name: 'Launch Pythia' });
    const place = () => launch.evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const before = await place();
    held.resolve();
    await expect(page.getByRole('button', { name: 'Check the sound' })).toBeVisible();
    expect(await place()).toBe(before);
  });

test('the home page leads to an ended session, and says what is ready', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  await page.goto(HOME);
  await expect(page.getByText(/^None yet\./)).toBeVisible();
  await start(page, person);
  await page.reload();
  await bar(page).getByRole('button', { name: 'End' }).click();
  await bar(page).getByRole('button', { name: 'End', exact: true }).click();
  const again = page.getByRole('link', { name: 'Read again' });
  await expect(again).toHaveAttribute('href', /\/free-dashboard\/copilot\?session_id=.*jobTitle=Baker/);
  const { searchParams } = new URL((await again.getAttribute('href')) ?? '', page.url());
  expect(Date.parse(searchParams.get('expires_at') ?? '')).toBeLessThanOrEqual(Date.now()); // not at its scheduled end
  await expect(page.getByText('Nothing was heard or asked.')).toBeVisible();
  await page.getByRole('link', { name: 'Add your résumé and the job' }).click();
  await expect(page).toHaveURL(INTERVIEW);
});
