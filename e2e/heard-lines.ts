import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { lines } from './launch-copilot.ts';
import { newPerson, startSignedIn } from './people.ts';
import { expect } from './test.ts';

/** Lines heard long ago, nothing listening. */
export async function openWithLines(page: Page, context: BrowserContext, count: number): Promise<void> {
  const person = await newPerson(context.request);
  await startSignedIn(context, person);
  const headers = { authorization: `Bearer ${person.token}` };
  const started = await context.request.post('/api/v1/free/create-session', { headers, data: {} });
  const { session_id } = await started.json();
  const heard = Array.from({ length: count }, (_, place) => ({
    id: randomUUID(),
    at: Date.now() - (count - place) * 1_000,
    text: `This is line ${place + 1} of what was said.`,
  }));
  await context.addInitScript(
    ({ key, lines }) => {
      if (location.protocol === 'http:') localStorage[key] ??= lines;
    },
    { key: `pythia_copilot:${session_id}:heard:0`, lines: JSON.stringify(heard) },
  );
  await page.goto(`/free-dashboard/copilot?session_id=${session_id}`);
  await expect(lines(page)).toHaveCount(count);
  await expect(page.getByRole('timer')).toContainText(/\d/); // told by the server, asked by a window that hears keys
}
