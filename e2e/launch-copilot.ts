import type { BrowserContext, Page } from '@playwright/test';
import { APP } from './app-address.ts';
import type { Meeting } from './meeting.ts';
import { openMeeting, type SpokenPart } from './meeting-tab.ts';
import { newPerson, startSignedIn, type Visitor } from './people.ts';
import { expect } from './test.ts';

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';

interface LaunchOptions {
  person?: Visitor;
  /** Already signed in, and may sign out. */
  signedIn?: boolean;
  questions?: SpokenPart[];
  /** Application's address. */
  origin?: string;
}

export interface Launched {
  person: Visitor;
  meeting: Meeting;
  dashboard: Page;
  popup: Page;
}

/** A signed-in user, a shared meeting, a listening window. */
export async function launchCopilot(
  dashboard: Page,
  context: BrowserContext,
  options: LaunchOptions = {},
): Promise<Launched> {
  const shared = await shareMeeting(dashboard, context, options);
  const opened = dashboard.waitForEvent('popup');
  const launch = dashboard.getByRole('button', { name: 'Launch Pythia' });
  await expect(launch).toBeEnabled(); // the key does not wait
  await launch.press('Enter'); // news of sound moves the button, on a busy machine within a click
  const popup = await opened;
  await expectListening(popup);
  return { ...shared, dashboard, popup };
}

/** Window, recogniser and server probes (2.5 s) take time. */
export const expectListening = (popup: Page): Promise<void> =>
  expect(popup.getByRole('status').getByText(/^Listening/)).toBeVisible({ timeout: 20_000 });

export async function shareMeeting(dashboard: Page, context: BrowserContext, options: LaunchOptions = {}) {
  const { origin = APP.origin, questions = [QUESTION] } = options;
  const person = options.person ?? (await newPerson(context.request));
  if (!options.signedIn) await startSignedIn(context, person, origin);
  const meeting = await openMeeting(context, ...questions);
  await dashboard.bringToFront();
  await dashboard.goto(`${origin}/free-dashboard/interview-ai-free`);
  await dashboard.getByRole('button', { name: 'Share Screen' }).click();
  await expect(dashboard.getByRole('button', { name: 'Stop Sharing' })).toBeVisible(); // new controls move the buttons below
  return { person, meeting };
}

/** Interim words and pencils are not among them. */
export const lines = (popup: Page) =>
  popup.getByRole('log').getByRole('button').and(popup.locator('[aria-pressed]'));

/** Leaves out time and key. */
export const heardWords = (popup: Page) => lines(popup).locator('span:has(~ time)');

/** Not the one in a running session's bar. */
export const resumeButton = (page: Page) =>
  page
    .getByRole('button', { name: 'Resume Session' })
    .and(page.locator('button:not([aria-label="Running session"] *)'));
