import type { BrowserContext } from '@playwright/test';
import { APP } from './app-address.ts';
import type { Visitor } from './people.ts';

const SUMMARY =
  'Company: Harbour Bakery, Role: Head baker, Work: Head baker, Mill Street, 2019 – 2023\n' +
  '- Two bakers quarrelled over the early shift. I drew up a rota of alternating weeks. The quarrels ended.';

/** @returns its window's path */
export async function newPaidSession(
  context: BrowserContext,
  { token }: Pick<Visitor, 'token'>,
  { summary = SUMMARY, origin = APP.origin }: { summary?: string | undefined; origin?: string } = {},
): Promise<string> {
  const started = await context.request.post(`${origin}/api/v1/openai/start-session`, {
    headers: { authorization: `Bearer ${token}` },
    data: { duration_choice: 1, resume_summary: summary },
  });
  const { thread_id: threadId, expires_at: expiresAt } = (await started.json()) as Record<string, string>;
  return `/dashboard/copilot?${new URLSearchParams({ threadId: threadId!, expiresAt: expiresAt! })}`;
}
