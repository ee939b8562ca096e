import type { BrowserContext, Page } from '@playwright/test';
import { APP } from './app-address.ts';
import { openMeeting, type Meeting, type Spoken } from './meeting-tab.ts';
import { newPerson, signIn, type Person } from './people.ts';
import { expect } from './test.ts';

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';

interface LaunchOptions {
  person?: Person;
  /** The browser is signed in as that person already, and may sign out. */
  signedIn?: boolean;
  /** Asked in the meeting one after the other. */
  questions?: Spoken[];
  /** Where the browser reaches the application. */
  origin?: string;
}

export interface Launched {
  person: Person;
  meeting: Meeting;
  dashboard: Page;
  popup: Page;
}

/** Somebody signed in, a meeting shared with its sound, and the copilot's window listening to it. */
export async function launchCopilot(
  dashboard: Page,
  context: BrowserContext,
  options: LaunchOptions = {},
): Promise<Launched> {
  const shared = await shareMeeting(dashboard, context, options);
  const opened = dashboard.waitForEvent('popup');
  const launch = dashboard.getByRole('button', { name: 'Launch Pythia' });
  await expect(launch).toBeEnabled(); // a key does not wait for it
  await launch.press('Enter'); // what is told of the sound moves the button, on a busy machine between the two halves of a click
  const popup = await opened;
  await expectListening(popup);
  return { ...shared, dashboard, popup };
}

/** A window loads, a recogniser starts, and a server that was away is looked for every 2.5 s: slow on a busy machine. */
export const expectListening = (popup: Page): Promise<void> =>
  expect(popup.getByRole('status').getByText(/^Listening/)).toBeVisible({ timeout: 20_000 });

/** Somebody signed in, and a meeting shared with its sound. */
export async function shareMeeting(dashboard: Page, context: BrowserContext, options: LaunchOptions = {}) {
  const { origin = APP.origin, questions = [QUESTION] } = options;
  const person = options.person ?? (await newPerson(context.request));
  if (!options.signedIn) await signIn(context, person, origin);
  const meeting = await openMeeting(context, ...questions);
  await dashboard.bringToFront();
  await dashboard.goto(`${origin}/free-dashboard/interview-ai-free`);
  await dashboard.getByRole('button', { name: 'Share Screen' }).click();
  await expect(dashboard.getByRole('button', { name: 'Stop Sharing' })).toBeVisible(); // what comes with it moves the buttons below
  return { person, meeting };
}

/** The final lines of the transcript; what is still being said is no button, and a pencil is none of them. */
export const lines = (popup: Page) =>
  popup.getByRole('log').getByRole('button').and(popup.locator('[aria-pressed]'));

/** Their words, without the time and the key that stand beside them. */
export const words = (popup: Page) => lines(popup).locator('span:has(~ time)');

/** The launch page's own, beside the one in the bar of a running session. */
export const resumeButton = (page: Page) =>
  page
    .getByRole('button', { name: 'Resume Session' })
    .and(page.locator('button:not([aria-label="Running session"] *)'));
