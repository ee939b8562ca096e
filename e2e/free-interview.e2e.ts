import { launchCopilot, lines, resumeButton, shareMeeting } from './launch-copilot.ts';
import { APP, PLAIN_HTTP_HOST } from './app-address.ts';
import { endIn } from './end-session.ts';
import { holdRequests } from './hold-requests.ts';
import { newPerson, startSignedIn, signInHere } from './people.ts';
import { say } from './run-app.ts';
import { expect, test } from './test.ts';

test('a trial is spent with the first line, and not again by resuming', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await expect(page.getByText('Trials remaining: 3.')).toBeVisible();
  say('Tell me about a time you had a conflict with a coworker.');
  await expect(lines(popup).first()).toBeVisible();
  await popup.close();
  await page.reload();
  await expect(page.getByText('Trials remaining: 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Share Screen' }).click();
  const opened = page.waitForEvent('popup');
  await resumeButton(page).click();
  await expect((await opened).getByRole('timer')).toContainText(/1[45]:\d\d/);
  await page.reload();
  await expect(page.getByText('Trials remaining: 2.')).toBeVisible();
});

test('the sound is checked before a session, and spends no trial', async ({ page, context }) => {
  await shareMeeting(page, context);
  await page.getByRole('button', { name: 'Check the sound' }).click();
  say('Tell me about a time you had a conflict with a coworker.');
  await expect(page.getByRole('log', { name: 'Words heard' })).toContainText('conflict with a coworker');
  await page.getByRole('button', { name: 'Stop the check' }).click();
  await expect(page.getByText('The check is over. None of it was stored.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Trials remaining: 3.')).toBeVisible();
});

test('without a trial left the button says so and the way to more is shown', async ({ page, context }) => {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  await page.route('**/api/v1/users/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), trial: 0 } });
  });
  await page.goto('/free-dashboard/interview-ai-free');
  await expect(page.getByRole('button', { name: 'No Trials Remaining' })).toBeDisabled();
  await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
    'href',
    '/free-dashboard/upgrade',
  );
});

test('a share that is denied says so', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/free-dashboard/interview-ai-free');
  await page.getByRole('button', { name: 'Share Screen' }).click();
  await expect(page.getByText('Permission denied. Please allow sharing.')).toBeVisible();
});

test('a tab without sound is named before the interview starts', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = async () => document.createElement('canvas').captureStream();
  });
  await page.goto('/free-dashboard/interview-ai-free');
  await page.getByRole('button', { name: 'Share Screen' }).click();
  await expect(page.getByText('What you share has no sound, so nothing can be transcribed.')).toBeVisible();
});

test('a pop-up that the browser blocks can be opened as a tab', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/free-dashboard/interview-ai-free');
  await page.getByRole('button', { name: 'Share Screen' }).click();
  await page.getByRole('button', { name: 'Launch Pythia' }).click();
  await expect(page.getByText('Your browser blocked the copilot’s window.')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open in a tab' }).click();
  await expect((await opened).getByRole('timer')).toBeVisible();
  await expect(page.getByText('Your browser blocked the copilot’s window.')).toBeHidden();
});

test('a browser that cannot share says so before anything is pressed', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
  });
  await page.goto('/free-dashboard/interview-ai-free');
  const share = page.getByRole('button', { name: 'Share Screen' });
  await expect(share).toBeDisabled();
  await expect(share).toHaveAccessibleDescription(/^This browser cannot share a tab’s sound\./);
});

test.describe('over plain http', () => {
  test.use({
    expectedConsole: ['Cross-Origin-Opener-Policy header has been ignored', 'Origin-Agent-Cluster'],
  });

  const origin = `http://${PLAIN_HTTP_HOST}:${APP.port}`;

  test('the page says that sharing needs https', async ({ page, context }) => {
    await startSignedIn(context, await newPerson(context.request), origin);
    await page.goto(`${origin}/free-dashboard/interview-ai-free`);
    const share = page.getByRole('button', { name: 'Share Screen' });
    await expect(share).toBeDisabled();
    await expect(share).toHaveAccessibleDescription(/^Browsers share sound only with pages that use https\./);
  });

  test('the window of a session answers what is typed, and says that nothing can be copied', async ({
    page,
    context,
  }) => {
    const person = await newPerson(context.request);
    await startSignedIn(context, person, origin);
    const headers = { authorization: `Bearer ${person.token}` };
    const started = await context.request.post('/api/v1/free/create-session', { headers, data: {} });
    const { session_id, expires_at } = (await started.json()) as Record<string, string>;
    const query = new URLSearchParams({ session_id: session_id!, expires_at: expires_at! });
    await page.goto(`${origin}/free-dashboard/copilot?${query}`);
    await page.getByLabel('Your question').fill('Why do you want this job?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

    await endIn(page, 0);
    await page.getByRole('button', { name: 'Copy all' }).click();
    await expect(page.getByText('Your browser did not allow copying.')).toBeVisible();
  });
});

test('the warning before leaving follows the sharing to other pages', async ({ page, context }) => {
  await shareMeeting(page, context);
  await expect(page.getByRole('button', { name: 'Stop Sharing' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/free-dashboard');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  const closed = page.waitForEvent('close'); // the next test empties the context
  await dialog.accept();
  await closed;
});

test.describe('a session that is refused', () => {
  test.use({ expectedConsole: ['status of 403'] });

  test('closes the window that was opened for it', async ({ page, context }) => {
    await shareMeeting(page, context);
    const opened = page.waitForEvent('popup');
    await page.route('**/api/v1/free/create-session', async (route) => {
      await opened; // a quick close may go unseen
      await route.fulfill({ status: 403, json: { detail: 'No trials remaining' } });
    });
    const launch = page.getByRole('button', { name: 'Launch Pythia' });
    await expect(launch).toBeEnabled(); // the key does not wait
    await launch.press('Enter');
    const popup = await opened;
    await expect.poll(() => popup.isClosed()).toBe(true);
    await expect(page.getByRole('alert')).toHaveText('No trials remaining');
    await expect(launch).toBeFocused();
  });
});

test('a start that is not answered is given up', async ({ page, context }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 20); // twentyfold time
  });
  await shareMeeting(page, context);
  await holdRequests(page, '**/api/v1/free/create-session');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Launch Pythia' }).click();
  const popup = await opened;
  await expect(page.getByRole('alert')).toHaveText('Network error or server not responding');
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(page.getByRole('button', { name: 'Launch Pythia' })).toBeEnabled();
});

test.describe('what Pythia may know', () => {
  const QUESTION = 'Type it in, or correct what was read';

  test('goes with the session that is launched, and what is changed later once it is given to it', async ({
    page,
    context,
  }) => {
    await shareMeeting(page, context);
    await expect(page.getByText('Nothing yet')).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeHidden();
    await page.getByText(QUESTION).click();
    await page.getByLabel('Job Title').fill('Baker');
    await page.getByLabel('Company').fill('Riverside Hotel');
    await page.getByLabel('Work', { exact: true }).fill('Head baker, 2019 – 2023');
    await expect(page.getByText('Work: 23 characters')).toBeVisible();

    const sent = page.waitForRequest('**/free/create-session');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Launch Pythia' }).click();
    expect((await sent).postDataJSON()).toEqual({
      job_title: 'Baker',
      resume_summary: 'Company: Riverside Hotel, Role: Baker, Work: Head baker, 2019 – 2023',
      language: 'en',
    });
    await expect(page.getByText(/^Session expires at/)).toBeVisible();
    await (await opened).close();

    const reload = async () => {
      const learnt = page.waitForResponse(/\/interviews\?/);
      await page.reload();
      await learnt; // the server's running session
    };
    await reload();
    await reload(); // shows the first one's leftovers
    await expect(page.getByText('Work: 23 characters')).toBeVisible();
    const give = page.getByRole('button', { name: 'Use it from the next answer' });
    await expect(give).toBeHidden();
    await page.getByLabel('Company').fill('Riverside');
    const given = page.waitForResponse(/\/material$/);
    await give.click();
    expect((await given).request().postDataJSON()).toEqual({
      resume_summary: 'Company: Riverside, Role: Baker, Work: Head baker, 2019 – 2023',
    });
    await expect(page.getByText('Your changes count from the next answer.')).toBeVisible();
    await reload();
    await expect(page.getByLabel('Company')).toHaveValue('Riverside');
    await expect(give).toBeHidden();
  });

  test('is cleared, and brought back, with one press each', async ({ page, context }) => {
    await startSignedIn(context, await newPerson(context.request));
    await page.goto('/free-dashboard/interview-ai-free');
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeHidden();
    await page.getByLabel('Company').fill('x'.repeat(101));
    await expect(page.getByLabel('Company')).toHaveValue('x'.repeat(100));
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByLabel('Company')).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Company')).toHaveValue('x'.repeat(100));
  });

  test('is gone from the tab once another account was in it', async ({ page, request }) => {
    const filled = async (person: Parameters<typeof signInHere>[1]) => {
      await signInHere(page, person);
      await page.goto('/free-dashboard/interview-ai-free');
      return page.getByLabel('Company');
    };
    const [one, other] = [await newPerson(request), await newPerson(request)];
    await (await filled(one)).fill('Riverside Hotel');
    await expect(await filled(other)).toHaveValue(''); // signed in over the first, who never left
    await expect(await filled(one)).toHaveValue('');
  });
});
