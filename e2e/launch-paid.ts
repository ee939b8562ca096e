import type { BrowserContext, Page } from '@playwright/test';
import { APP } from './app-address.ts';
import { expectListening } from './launch-copilot.ts';
import type { Meeting } from './meeting.ts';
import { openMeeting } from './meeting-tab.ts';
import { newPaidSession } from './paid-session.ts';
import type { Visitor } from './people.ts';

export async function sharePaid(
  dashboard: Page,
  context: BrowserContext,
  question: string,
  origin: string = APP.origin,
): Promise<Meeting> {
  const meeting = await openMeeting(context, question);
  await dashboard.bringToFront();
  await dashboard.goto(`${origin}/dashboard/settings`);
  await dashboard.evaluate(async () => {
    window.pythiaMediaStream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: true });
  });
  return meeting;
}

/** Half an hour, over a sharing dashboard. */
export async function openPaidWindow(
  dashboard: Page,
  context: BrowserContext,
  person: Visitor,
  summary?: string,
): Promise<Page> {
  const opened = dashboard.waitForEvent('popup');
  const address = await newPaidSession(context, person, { summary });
  await dashboard.evaluate((url) => void window.open(url, '', 'popup,width=800,height=800'), address);
  const popup = await opened;
  await expectListening(popup);
  return popup;
}
