import { readFile } from 'node:fs/promises';
import { endIn } from './end-session.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectListening, lines, shareMeeting } from './launch-copilot.ts';
import { say } from './run-app.ts';
import { expect, test } from './test.ts';

const QUESTIONS = { Japanese: '自己紹介をお願いします。', Arabic: 'لماذا تريد هذا العمل؟' } as const;
const ENGLISH_ONLY = 'The built-in coach speaks English only.';

test('an interview in Japanese and in Arabic becomes lines, is asked about, copied and saved', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shareMeeting(page, context);
  const language = page.getByRole('combobox', { name: 'Language of the interview' });
  await language.selectOption('Japanese');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Launch Pythia' }).click();
  const popup = await opened;
  await expectListening(popup);

  const changed = popup.getByRole('combobox', { name: 'Language of the interview' });
  await expect(changed).toHaveValue('ja');
  const answer = popup.getByRole('region', { name: 'Suggested answer' });
  for (const [name, question] of Object.entries(QUESTIONS)) {
    await changed.selectOption(name);
    await expectListening(popup);
    say(question);
    const line = lines(popup).filter({ hasText: question });
    await expect(line).toBeVisible({ timeout: 30_000 });
    await popup.keyboard.press('Space');
    await expect(popup.getByRole('heading', { name: question })).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
    if (name === 'Japanese') await expect(answer).toContainText(ENGLISH_ONLY);
    else await expect(answer).not.toContainText(ENGLISH_ONLY);
    await expect(popup.locator(`[lang="${name === 'Japanese' ? 'ja' : 'ar'}"]`).first()).toBeVisible();
  }
  await expectAccessible(popup, 'the window of an interview in Arabic');

  await endIn(popup, 0);
  await popup.getByRole('button', { name: 'Copy all' }).click();
  await expect(popup.getByText('Copied.')).toBeVisible();
  const copied = await popup.evaluate(() => navigator.clipboard.readText());
  for (const question of Object.values(QUESTIONS)) expect(copied).toContain(question);
  const saved = popup.waitForEvent('download');
  await popup.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  for (const question of Object.values(QUESTIONS)) expect(file).toContain(`## ${question}`);
});
