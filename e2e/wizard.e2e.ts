import { endIn } from './end-session.ts';
import { expectAccessible } from './expect-accessible.ts';
import { holdRequests } from './hold-requests.ts';
import { expectListening, resumeButton } from './launch-copilot.ts';
import { keepInterview } from './past-interviews.ts';
import { signInAsPro } from './people.ts';
import { test } from './test.ts';
import {
  button,
  expect,
  fillIn,
  openWizard,
  pressButton,
  storedSessions,
  shareFromWizard,
  step,
  WIZARD,
} from './wizard-steps.ts';

test.describe.configure({ timeout: 120_000 }); // windows take time

test('a session is resumed, ended from the bar, and is like the next one', async ({ page, context }) => {
  const person = await openWizard(page, context);
  await fillIn(page);
  await page.getByRole('radio', { name: '2 hours' }).check();
  await shareFromWizard(page, context);
  const opening = page.waitForEvent('popup');
  await pressButton(page, 'Launch Pythia');
  await (await opening).close();
  await expect(resumeButton(page)).toBeEnabled();
  const bar = page.getByRole('region', { name: 'Running session' });
  await expect(bar.getByRole('timer')).toHaveText(/^0[12]:\d\d:\d\d$/);
  await page.reload();
  await expect(resumeButton(page)).toBeEnabled(); // unshared, but the window can share itself
  const again = page.waitForEvent('popup');
  await resumeButton(page).click();
  await (await again).close();
  const fromBar = page.waitForEvent('popup');
  await bar.getByRole('button', { name: 'Resume Session' }).click();
  await expect((await fromBar).getByRole('timer')).toBeVisible();
  await (await fromBar).close();

  await bar.getByRole('button', { name: 'End' }).click();
  await bar.getByRole('button', { name: 'End', exact: true }).click();
  await expect(bar).toBeHidden();
  await expect(button(page, 'Launch Pythia')).toBeVisible();
  const [session] = (await storedSessions(context, person)) as { id: string; running: boolean }[];
  expect(session).toMatchObject({ running: false });

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${WIZARD}?like=${session?.id}`);
  await expect(page).toHaveURL(WIZARD);
  await pressButton(page, 'Back');
  await expect(page.getByLabel('Company')).toHaveValue('Harbour Bakery');
  await expect(page.getByLabel('Role')).toHaveValue('Baker');
});

test('an earlier interview of no company has it typed to its end', async ({ page, context }) => {
  const person = await signInAsPro(context);
  const id = await keepInterview(person, { company: '', role: 'Baker', lines: ['Hello.'] });
  await page.goto(`${WIZARD}?like=${id}`);
  await expect(page.getByLabel('Role')).toHaveValue('Baker');
  await page.getByLabel('Company').pressSequentially('Harbour');
  await expect(step(page, 'Select Job')).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Harbour');
});

test('the window of a session that was left for the wizard shares and launches as any other', async ({
  page,
  context,
}) => {
  await openWizard(page, context);
  await fillIn(page);
  await page.getByRole('radio', { name: '30 minutes' }).check();
  const meeting = await shareFromWizard(page, context);
  const opening = page.waitForEvent('popup');
  await pressButton(page, 'Launch Pythia');
  const left = await opening;
  await left.waitForURL('**/dashboard/copilot?**');
  await endIn(left, 0);
  await page.close();
  await left.getByRole('button', { name: 'Back to dashboard' }).click();
  await left.waitForURL(`**${WIZARD}`);

  await pressButton(left, 'Share Screen/Window'); // fields came along
  await expect(left.getByText('Sharing: on', { exact: true })).toBeVisible();
  const anew = left.waitForEvent('popup', { timeout: 20_000 });
  await pressButton(left, 'Launch Pythia');
  await expectListening(await anew);
  await meeting.close();
});

test('a stored session that expires is discarded within two seconds, and one that is gone is said to be', async ({
  page,
  context,
}) => {
  await page.clock.install(); // existing timers run by themselves
  await openWizard(page, context);
  await fillIn(page);
  await page.getByRole('radio', { name: '30 minutes' }).check();
  await shareFromWizard(page, context);
  await holdRequests(page, '**/api/v1/interviews?limit=*'); // or the server tells of it again
  const opening = page.waitForEvent('popup');
  await pressButton(page, 'Launch Pythia');
  await (await opening).close();
  await expect(resumeButton(page)).toBeEnabled();

  await page.clock.pauseAt(new Date(Date.now() + 60_000)); // storage is not polled now
  const taken = await page.evaluate(() => {
    const stored = sessionStorage.getItem('pythia_paid_session') ?? '';
    sessionStorage.removeItem('pythia_paid_session');
    return stored;
  });
  await resumeButton(page).click();
  await expect(page.getByText('No active interview session found')).toBeVisible();

  await page.evaluate((stored) => sessionStorage.setItem('pythia_paid_session', stored), taken);
  await page.clock.runFor(3_000);
  await expect(resumeButton(page)).toBeEnabled();
  await page.evaluate(() => {
    const passed = performance.now() + 40 * 60_000; // a sleep of 40 minutes
    performance.now = () => passed;
  });
  await resumeButton(page).click();
  await expect(page.getByText('Session expired. Please start a new session.')).toBeVisible();
  await expect(button(page, 'Launch Pythia')).toBeVisible();

  await page.evaluate((stored) => sessionStorage.setItem('pythia_paid_session', stored), taken);
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => sessionStorage.getItem('pythia_paid_session'))).toBeNull();
});

test('a share that fails says why, and one without sound is named before the interview starts', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const failures = ['NotAllowedError', 'AbortError'];
    navigator.mediaDevices.getDisplayMedia = async () => {
      const failure = failures.shift();
      if (failure) throw new DOMException('no reason', failure);
      return document.createElement('canvas').captureStream();
    };
  });
  await openWizard(page, context);
  await fillIn(page);
  await pressButton(page, 'Share Screen/Window');
  await expect(page.getByText('Permission denied. Please allow sharing.')).toBeVisible();
  await pressButton(page, 'Share Screen/Window');
  await expect(page.getByText('Failed to share screen: no reason')).toBeVisible();
  await pressButton(page, 'Share Screen/Window');
  await expect(page.getByText('What you share has no sound, so nothing can be transcribed.')).toBeVisible();
  await expect(button(page, 'Check the sound')).toBeHidden();
  await expect(button(page, 'Change Shared Window')).toBeVisible();
});

test.describe('a start that is refused', () => {
  test.use({ expectedConsole: ['status of 502'] });

  test('closes the window that was opened for it and names the status', async ({ page, context }) => {
    await openWizard(page, context);
    await fillIn(page);
    await page.getByRole('radio', { name: '30 minutes' }).check();
    await shareFromWizard(page, context);
    const opening = page.waitForEvent('popup');
    await page.route('**/openai/start-session', async (route) => {
      await opening; // a quick close may go unseen
      await route.fulfill({ status: 502, body: '' });
    });
    await expect(button(page, 'Launch Pythia')).toBeEnabled(); // the key does not wait
    await button(page, 'Launch Pythia').press('Enter');
    const popup = await opening;
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(page.getByRole('alert')).toHaveText('Request failed: 502 Bad Gateway');
    await expect(button(page, 'Launch Pythia')).toBeFocused();

    await button(page, 'Stop sharing').press('Enter');
    await expect(page.getByRole('group', { name: 'Sharing' })).toBeFocused();
  });
});

test('no step has an accessibility violation, wide or narrow', async ({ page, context }) => {
  await openWizard(page, context);
  await expectAccessible(page, 'the first step');
  await fillIn(page);
  await shareFromWizard(page, context);
  await pressButton(page, 'Check the sound');
  await expectAccessible(page, 'the third step with a sound check');
  await pressButton(page, 'Back');
  await expectAccessible(page, 'the second step');
});
