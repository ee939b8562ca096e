import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { lines, heardWords } from './launch-copilot.ts';
import { openPaidWindow, sharePaid } from './launch-paid.ts';
import { newPerson, startSignedIn, signInAsPro } from './people.ts';
import { expect, test } from './test.ts';

const QUESTION = 'Could you explain the Bonferroni correction?';
const TERM = 'bonferroni'; // misheard unless expected
const SUMMARY = 'Company: Aldermoor Water, Role: Head baker';
const SOURCE = 'From Industry knowledge: multiple comparisons';
const BRIEFING =
  '# Aldermoor Water\n\n## Who they are\n\nAldermoor Water supplies nine valleys with drinking water.\n';

const answerIn = (page: Page) => page.getByRole('region', { name: 'Suggested answer' });

async function ask(popup: Page, question: string): Promise<void> {
  await popup.getByLabel('Your question').fill(question);
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
}

test('a field that is switched on lets a spoken term of it come right, and its entry answers; a document is cited by its section; without Pro neither helps', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const person = await signInAsPro(context);
  const headers = { authorization: `Bearer ${person.token}` };
  await context.request.put('/api/v1/knowledge', { headers, data: { version: 0, fields: [] } });
  const meeting = await sharePaid(page, context, QUESTION);
  const spoken = async (): Promise<Page> => {
    const popup = await openPaidWindow(page, context, person, SUMMARY);
    await meeting.page.bringToFront();
    await meeting.ask();
    await popup.bringToFront();
    await expect(lines(popup).last()).toHaveAttribute('aria-pressed', 'true', { timeout: 20_000 });
    return popup;
  };

  await test.step('no field is on', async () => {
    const popup = await spoken();
    await expect(heardWords(popup)).not.toContainText(TERM);
    await popup.keyboard.press('Space');
    await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(popup.getByText(SOURCE)).toHaveCount(0);
    await popup.close();
  });

  await test.step('a field is switched on, and a document is added', async () => {
    await page.getByRole('link', { name: 'Knowledge' }).click();
    const field = page.getByRole('listitem').filter({ hasText: 'Data and machine learning' });
    await field.getByText('On', { exact: true }).click();
    await page.getByLabel('Choose documents').setInputFiles({
      name: 'Briefing.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from(BRIEFING),
    });
    await expect(page.getByRole('list', { name: 'Your documents' })).toContainText('Briefing');
    await expectAccessible(page, 'fields and documents');
  });

  await test.step('the term comes right, and its entry answers', async () => {
    const popup = await spoken();
    const term = heardWords(popup).filter({ hasText: TERM }).last();
    const isRight = await term.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!isRight) await meeting.ask(); // repeats what a busy machine distorts
    await expect(term).toBeVisible();
    await expect(popup.getByTitle(/^Heard: /).last()).toBeVisible();
    await popup.keyboard.press('Space');
    await expect(popup.getByText(SOURCE)).toBeVisible();
    await ask(popup, 'What do you know about Aldermoor Water?');
    await expect(answerIn(popup)).toContainText('nine valleys');
    await expect(popup.getByText('From Briefing: Who they are')).toBeVisible();
    await popup.close();
  });

  await test.step('a free session is answered without', async () => {
    const free = await newPerson(context.request);
    await startSignedIn(context, free);
    const started = await context.request.post('/api/v1/free/create-session', {
      headers: { authorization: `Bearer ${free.token}` },
      data: { resume_summary: 'Role: Data scientist' },
    });
    await page.goto(`/free-dashboard/copilot?session_id=${(await started.json()).session_id}`);
    await ask(page, QUESTION);
    await expect(page.getByText(/^From /)).toHaveCount(0);
  });
});
