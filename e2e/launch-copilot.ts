import type { BrowserContext, Page } from '@playwright/test';
import { openMeeting, type Meeting } from './meeting-tab.ts';
import { newPerson, signIn, type Person } from './people.ts';
import { expect } from './test.ts';

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';

export interface Launched {
  person: Person;
  meeting: Meeting;
  dashboard: Page;
  popup: Page;
}

/** Somebody signed in, a meeting shared with its sound, and the copilot's window listening to it. */
export async function launchCopilot(dashboard: Page, context: BrowserContext): Promise<Launched> {
  const person = await newPerson(context.request);
  await signIn(context, person);
  const meeting = await openMeeting(context, QUESTION);
  await dashboard.bringToFront();
  await dashboard.goto('/free-dashboard/interview-ai-free');
  await dashboard.getByRole('button', { name: 'Share Screen' }).click();
  const opened = dashboard.waitForEvent('popup');
  await dashboard.getByRole('button', { name: 'Launch Pythia' }).click();
  const popup = await opened;
  await expect(popup.getByRole('status').getByText(/^Listening/)).toBeVisible();
  return { person, meeting, dashboard, popup };
}

/** The final lines of the transcript; what is still being said is no button. */
export const lines = (popup: Page) => popup.getByRole('log').getByRole('button');
