// Every screen in both themes at three widths, for looking at: `npm run screenshots [name …]`.
// Needs the app running with its mails at /dev/mail: BASE_URL, http://localhost:8000 unless set.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../scripts/setup/find-program.mjs';
import { MEETING_TITLE, openMeeting } from './meeting-tab.ts';
import { newAddress, PASSWORD } from './people.ts';

const BASE_URL = process.env['BASE_URL'] ?? 'http://localhost:8000';
const FOLDER = new URL('../screenshots/', import.meta.url).pathname;
const WIDTHS = [360, 800, 1440];
const THEMES = ['light', 'dark'] as const;
const WANTED = process.argv.slice(2);

const WORK = `Backend engineer, Contoso, 2019 – present
- A colleague and I disagreed about rewriting our ledger. I asked him which risk would change his mind, and we tried both ways for a week on a copy. We kept the old ledger, and shipped two months early.
- Moved twelve services to a message queue without an hour of downtime.

Developer, Fabrikam, 2015 – 2019
- Two teams quarrelled over a shared library. I sat both down and drew up who answers for which part; releases have been on time since.`;

interface Screen {
  name: string;
  path: string;
  /** What is made of the browser before it goes to the page. */
  arrange?: (page: Page) => Promise<unknown>;
  /** What is done on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

const click = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

const PUBLIC: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'sign-in', path: '/signin' },
  { name: 'sign-in-refused', path: '/signin', prepare: signInWrongly },
  { name: 'sign-up', path: '/signup', prepare: (page) => passwordOf(page).fill('Oracle-1') },
  { name: 'sign-up-mismatch', path: '/signup', prepare: (page) => fillSignUp(page, 'another') },
  { name: 'sign-up-done', path: '/signup', prepare: signUpOnScreen },
  { name: 'verify-email-failed', path: '/verify-email' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'new-password', path: '/password-reset?token=any' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'mails', path: '/dev/mail' },
  {
    name: 'mail',
    path: '/dev/mail',
    prepare: (page) =>
      page
        .getByRole('link', { name: /@example/ })
        .first()
        .click(),
  },
  { name: 'design-system', path: '/dev/ui' },
];

const SIGNED_IN: Screen[] = [
  { name: 'free-home', path: '/free-dashboard' },
  { name: 'free-profile', path: '/free-dashboard', prepare: click('Your account') },
  { name: 'free-interview', path: '/free-dashboard/interview-ai-free' },
  { name: 'free-interview-material', path: '/free-dashboard/interview-ai-free', prepare: fillMaterial },
  { name: 'free-interview-unable', path: '/free-dashboard/interview-ai-free', arrange: withoutSharing },
  { name: 'free-interview-plain-http', path: '/free-dashboard/interview-ai-free', arrange: onPlainHttp },
  { name: 'free-interview-silent', path: '/free-dashboard/interview-ai-free', prepare: shareSilence },
  { name: 'free-resume', path: '/free-dashboard/resume' },
  { name: 'free-settings', path: '/free-dashboard/settings' },
  { name: 'free-settings-failed', path: '/free-dashboard/settings', arrange: withFailingUser },
  { name: 'free-settings-password', path: '/free-dashboard/settings', prepare: openPasswordForm },
  { name: 'free-settings-asking', path: '/free-dashboard/settings', prepare: askAboutSettings },
  { name: 'free-settings-picture', path: '/free-dashboard/settings', prepare: changePicture },
  { name: 'free-settings-no-picture', path: '/free-dashboard/settings', prepare: chooseNoPicture },
  { name: 'free-settings-delete', path: '/free-dashboard/settings', prepare: askToDeleteAccount },
  { name: 'free-history', path: '/free-dashboard/history' },
  { name: 'free-upgrade', path: '/free-dashboard/upgrade' },
  { name: 'free-upgrade-refused', path: '/free-dashboard/upgrade', prepare: pressDisabledPlan },
  { name: 'free-unreachable', path: '/free-dashboard', arrange: withoutServer },
  { name: 'not-found-in-dashboard', path: '/dashboard/no-such-page' },
  { name: 'free-copilot-without-setup', path: '/free-dashboard/copilot' },
];

const WITH_PRO: Screen[] = [
  { name: 'paid-home-new', path: '/dashboard' },
  { name: 'jobs-none', path: '/dashboard/jobs' },
  { name: 'job-new', path: '/dashboard/jobs?job=new', prepare: click('Save the application') },
  { name: 'paid-home', path: '/dashboard', arrange: noteJobs },
  { name: 'jobs', path: '/dashboard/jobs' },
  {
    name: 'job',
    path: '/dashboard/jobs',
    prepare: (page) => page.getByRole('link', { name: 'Baker', exact: true }).click(),
  },
  { name: 'paid-profile', path: '/dashboard', prepare: click('Your account') },
  { name: 'wizard', path: '/dashboard/interview-ai' },
  { name: 'playground', path: '/dashboard/ai-playground' },
  { name: 'resume', path: '/dashboard/resume' },
  { name: 'stories', path: '/dashboard/stories' },
  { name: 'history', path: '/dashboard/history' },
  { name: 'upgrade', path: '/dashboard/upgrade' },
  { name: 'settings', path: '/dashboard/settings' },
  { name: 'copilot-without-setup', path: '/dashboard/copilot' },
];

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  ignoreDefaultArgs: ['--mute-audio'],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--autoplay-policy=no-user-gesture-required',
    `--auto-select-tab-capture-source-by-title=${MEETING_TITLE}`,
  ],
});
try {
  for (const theme of THEMES) await shootTheme(browser, theme);
} finally {
  await browser.close();
}

async function shootTheme(inBrowser: Browser, theme: 'light' | 'dark'): Promise<void> {
  const visitor = await inBrowser.newContext({
    baseURL: BASE_URL,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  for (const screen of PUBLIC.filter(isWanted)) await shoot(visitor, screen, theme);
  const token = await newToken(visitor);
  await visitor.addInitScript((authToken) => localStorage.setItem('authToken', authToken), token);
  for (const screen of SIGNED_IN.filter(isWanted)) await shoot(visitor, screen, theme);
  if (isWanted({ name: 'free-copilot' })) await shootCopilot(visitor, theme);
  const screens = WITH_PRO.filter(isWanted);
  if (screens.length > 0) await payForPro(visitor, token);
  for (const screen of screens) await shoot(visitor, screen, theme);
  await visitor.close();
}

function isWanted({ name }: { name: string }): boolean {
  return WANTED.length === 0 || WANTED.includes(name);
}

async function shoot(context: BrowserContext, screen: Screen, theme: string): Promise<void> {
  const { name, path, arrange, prepare } = screen;
  for (const width of WIDTHS) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 800 });
    await arrange?.(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    if (response?.status() === 404 && !name.startsWith('not-found')) console.log(`${name}: not served here`);
    else {
      await prepare?.(page);
      await picture(page, `${name}-${width}-${theme}`);
    }
    await page.evaluate(() => sessionStorage.clear());
    await page.close();
  }
}

/** The pop-up from its first line to its end, and the page that launched it while it shares. */
async function shootCopilot(context: BrowserContext, theme: string): Promise<void> {
  await context.clock.install();
  const meeting = await openMeeting(context, 'Tell me about a time you had a conflict with a coworker.');
  const page = await context.newPage();
  await page.goto('/free-dashboard/interview-ai-free');
  await page.getByLabel('Job Title').fill('Backend engineer');
  await page.getByText('What may Pythia know about you and the job?').click();
  await page.getByLabel('Work', { exact: true }).fill(WORK);
  await page.getByRole('button', { name: 'Share Screen' }).click();
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Launch Pythia' }).click(),
  ]);
  await popup.getByText(/^Listening/).waitFor();
  await pictures(popup, 'free-copilot-begun', theme);
  await meeting.ask();
  await popup.getByRole('log').getByRole('button').first().waitFor();
  await ask(popup);
  await popup.getByRole('button', { name: 'Copy' }).first().waitFor();
  await pictures(popup, 'free-copilot', theme);
  await pictures(page, 'free-interview-sharing', theme);

  await popup.addInitScript(missTwelveSeconds);
  await popup.reload();
  await popup.getByText('12 s were not heard').waitFor();
  await pictures(popup, 'free-copilot-gap', theme);

  await page.getByRole('button', { name: 'Stop Sharing' }).click();
  await popup.getByText('Sharing has stopped.').waitFor();
  await popup.route('**/api/v1/free/chat', (route) => route.abort());
  await ask(popup);
  await popup.getByText('Failed to send question.').waitFor();
  await pictures(popup, 'free-copilot-lost', theme);

  await context.clock.fastForward('15:00');
  await popup.getByText('Session expired').waitFor();
  await pictures(popup, 'free-copilot-expired', theme);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await popup.getByText('You are signed out').waitFor();
  await pictures(popup, 'free-copilot-signed-out', theme);
  await meeting.close();
}

async function ask(popup: Page): Promise<void> {
  await popup
    .getByRole('textbox', { name: 'Your question' })
    .fill('Tell me about a time you had a conflict with a coworker.');
  await popup.getByRole('button', { name: 'Send' }).click();
}

/** Puts a gap behind the lines that the window has kept. */
function missTwelveSeconds(): void {
  const key = Object.keys(localStorage).find((name) => name.endsWith(':heard:0'));
  if (!key) return;
  const heard = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
  const gap = { id: 'gap', at: Date.now(), lostSeconds: 12 };
  localStorage.setItem(key, JSON.stringify([...heard, gap]));
}

/** As on a phone. */
function withoutSharing(page: Page): Promise<unknown> {
  return page.addInitScript(() => Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia'));
}

function onPlainHttp(page: Page): Promise<unknown> {
  return page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
}

function withoutServer(page: Page): Promise<unknown> {
  return page.route('**/api/v1/users/me', (route) => route.abort());
}

/** The layout is told of the user, the page is not. */
function withFailingUser(page: Page): Promise<unknown> {
  let looks = 0;
  return page.route('**/api/v1/users/me', (route) => (++looks === 1 ? route.continue() : route.abort()));
}

async function openPasswordForm(page: Page): Promise<void> {
  await click('Change Password')(page);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill('Oracle-1');
  await page.getByLabel('Confirm new password').fill('Oracle-2');
}

async function askAboutSettings(page: Page): Promise<void> {
  await click('Sign out everywhere')(page);
  await page.getByLabel('Not at all').check();
  await click('Delete all sessions')(page);
}

async function changePicture(page: Page): Promise<void> {
  const picture = await page.screenshot();
  const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
  await page.getByLabel('Change Photo').setInputFiles(file);
  await page.getByText('Your picture has been updated.').waitFor();
}

async function chooseNoPicture(page: Page): Promise<void> {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Change Photo').setInputFiles(file);
  await page.getByRole('alert').waitFor();
}

async function askToDeleteAccount(page: Page): Promise<void> {
  await click('Delete my account')(page);
  await page.getByRole('dialog').waitFor();
}

async function fillMaterial(page: Page): Promise<void> {
  await page.getByText('What may Pythia know about you and the job?').click();
  await page.getByLabel('Company').fill('Riverside Hotel');
  await page.getByLabel('Work', { exact: true }).fill('Head baker, Harbour Bakery, 2019 – 2023');
}

/** By a key, as the button says of itself that it takes no click. */
function pressDisabledPlan(page: Page): Promise<unknown> {
  return page.getByRole('button', { name: 'Current plan' }).press('Enter');
}

async function shareSilence(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    navigator.mediaDevices.getDisplayMedia = async () => canvas.captureStream();
  });
  await page.getByRole('button', { name: 'Share Screen' }).click();
}

async function pictures(page: Page, name: string, theme: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await picture(page, `${name}-${width}-${theme}`);
  }
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage: true });
  console.log(overflow > 0 ? `${name}: ${overflow} px too wide` : name);
}

/** The bearer token of a new account, verified through the mail that the app keeps for development. */
async function newToken(context: BrowserContext): Promise<string> {
  const email = newAddress();
  await context.request.post('/api/v1/users/signup', { data: { email, password: PASSWORD } });
  const page = await context.newPage();
  await page.goto('/dev/mail');
  const mail = page.getByRole('link', { name: email });
  while ((await mail.count()) === 0) await page.reload(); // the mail follows the answer at once, but after it
  await mail.click();
  const link = await page.getByRole('link', { name: /verify-email/ }).getAttribute('href');
  const token = new URL(link ?? '', BASE_URL).searchParams.get('token') ?? '';
  await page.close();
  await context.request.get('/api/v1/users/verify-email', { params: { token } });
  const form = { grant_type: 'password', username: email, password: PASSWORD };
  const signedIn = await context.request.post('/api/v1/login/access-token', { form });
  return ((await signedIn.json()) as { access_token: string }).access_token;
}

/** In the test checkout. */
async function payForPro({ request }: BrowserContext, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { plans } = (await (await request.get('/api/v1/utils/plans')).json()) as {
    plans: { price_id: string }[];
  };
  const path = `/api/v1/utils/create-checkout-session/?price_id=${plans[0]?.price_id}`;
  const { url } = (await (await request.post(path, { headers })).json()) as { url: string };
  await request.post(url, { form: { press: 'pay' } });
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Two applications, once, the next interview in two days. */
async function noteJobs(page: Page): Promise<void> {
  const token = await tokenIn(page);
  const call = { headers: { authorization: `Bearer ${token}` } };
  const listed = await page.request.get('/api/v1/jobs', call);
  if (((await listed.json()) as { jobs: unknown[] }).jobs.length > 0) return;
  for (const data of [
    { company: 'Harbour Bakery', role: 'Head baker', status: 'applied', interview_dates: [inDays(9)] },
    {
      company: 'Riverside Hotel',
      role: 'Baker',
      status: 'interviewing',
      link: 'https://example.com/jobs/1',
      job_description: 'Bread and pastry for a hotel of 200 rooms, with a team of four.',
      notes: 'Ask about Sundays.',
      interview_dates: [inDays(-3), inDays(2)],
    },
  ]) {
    await page.request.post('/api/v1/jobs', { ...call, data });
  }
}

async function tokenIn(page: Page): Promise<string> {
  await page.goto('/');
  return page.evaluate(() => localStorage.getItem('authToken') ?? '');
}

function passwordOf(page: Page) {
  return page.getByLabel('Password', { exact: true });
}

async function fillSignUp(page: Page, confirmation = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(newAddress());
  await passwordOf(page).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

async function signUpOnScreen(page: Page): Promise<void> {
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Please check your email' }).waitFor();
}

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(newAddress());
  await passwordOf(page).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').waitFor();
}
