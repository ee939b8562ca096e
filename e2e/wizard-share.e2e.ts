import { holdRequests } from './hold-requests.ts';
import { say } from './run-app.ts';
import { test } from './test.ts';
import {
  button,
  expect,
  fillIn,
  marks,
  openWizard,
  pressButton,
  storedSessions,
  shareFromWizard,
} from './wizard-steps.ts';

test.describe.configure({ timeout: 120_000 }); // windows take time

test('the sound is checked in no session, and the launch opens the window of one', async ({
  page,
  context,
}) => {
  const person = await openWizard(page, context);
  await fillIn(page);
  const meeting = await shareFromWizard(page, context);
  await expect(button(page, 'Change Shared Window')).toBeVisible();
  await expect(button(page, 'Launch Pythia')).toBeEnabled(); // an hour is chosen

  await pressButton(page, 'Check the sound');
  await expect(page.getByText('The shared tab is silent.')).toBeVisible({ timeout: 15_000 });
  const words = page.getByRole('log', { name: 'Words heard' });
  await expect(async () => {
    say('Tell me about a time you had a conflict with a coworker.');
    await meeting.ask();
    await expect(words).toHaveText(/\w+ \w+/, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 }); // the recogniser may be starting
  await expect(page.getByText('The shared tab is silent.')).toBeHidden();
  expect(await storedSessions(context, person)).toEqual([]);
  await pressButton(page, 'Stop the check');
  await expect(page.getByText('The check is over.')).toBeVisible();

  await page.getByRole('radio', { name: '30 minutes' }).check();
  await expect(marks(page)).toHaveCount(3);
  await expect(page.getByText('Baker at Harbour Bakery · 30 minutes · ')).toBeVisible();
  const release = await holdRequests(page, '**/openai/start-session');
  const sent = page.waitForRequest('**/openai/start-session');
  const opening = page.waitForEvent('popup');
  await pressButton(page, 'Launch Pythia');
  await expect(button(page, 'Launching...')).toBeDisabled();
  release();
  expect((await sent).postDataJSON()).toEqual({
    duration_choice: 1,
    resume_summary: 'Company: Harbour Bakery, Role: Baker, Work: Head baker, 2019 – 2023',
    language: 'en',
  });
  const popup = await opening;
  await popup.waitForURL('**/dashboard/copilot?**');
  const query = new URL(popup.url()).searchParams;
  const stored = await page.evaluate(() => sessionStorage.getItem('pythia_paid_session') ?? '');
  expect(JSON.parse(stored)).toMatchObject({
    thread_id: query.get('threadId'),
    expires_at: query.get('expiresAt'),
    created_at: expect.any(String),
  });
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 800]);
  expect(await storedSessions(context, person)).toHaveLength(1);

  await page.bringToFront();
  await expect(button(page, 'Copilot Active')).toBeDisabled();
  await pressButton(page, 'Start a new session instead');
  await expect.poll(() => storedSessions(context, person)).toHaveLength(2);
  await expect(popup).not.toHaveURL(new RegExp(query.get('threadId') ?? '')); // the window is led to the new one
  expect(await page.evaluate(() => sessionStorage.getItem('pythia_paid_session'))).toContain(
    new URL(popup.url()).searchParams.get('threadId'),
  );

  await meeting.close(); // the share goes too
  await expect(button(page, 'Share Screen/Window')).toBeVisible();
  await expect(marks(page)).toHaveCount(2);
});
