import { newPerson, startSignedIn } from './people.ts';
import { expect, test } from './test.ts';
import { expectAccessible } from './expect-accessible.ts';

const SLOWLY = { timeout: 30_000 };
const SAID = 'I have baked for six years, and I trained two apprentices, who both passed.';

test('a practice asks on the screen where there is no voice, is answered in writing, and goes on over a reload', async ({
  page,
  context,
}) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard/practise');
  await expect(page.getByText('This system has no English voice')).toBeVisible();
  await expectAccessible(page, 'the start of a practice');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Baker');
  await page.getByRole('button', { name: 'Start practising' }).click();
  const copilot = page.getByRole('region', { name: 'Copilot' });
  await expect(copilot.getByText(/^Hello, thank you/)).toBeVisible(SLOWLY);
  const interviewer = page.getByRole('region', { name: 'Sample interviewer' });
  await expect(interviewer.getByText('Listens to you')).toBeVisible(SLOWLY);
  await expect(interviewer.getByText('Tell me about yourself.')).toBeVisible();
  const answer = page.getByRole('region', { name: 'Your answer' });
  const words = answer.getByRole('textbox', { name: 'What you say' });
  await words.fill(SAID);
  await page.reload();
  await expect(words).toHaveValue(SAID);
  await answer.getByRole('button', { name: 'Review' }).click();
  await expect(answer.getByRole('region', { name: 'Your review' })).toBeVisible(SLOWLY);
  await expectAccessible(page, 'a practice with a review');
  await answer.getByRole('button', { name: 'Say it again' }).click();
  await words.fill(`${SAID} They work there today.`);
  await answer.getByRole('button', { name: 'Review' }).click();
  await expect(answer.getByRole('region', { name: 'Your review, attempt 2' })).toBeVisible(SLOWLY);
  await expect(answer.getByRole('region', { name: 'Your review, attempt 1' })).toBeVisible();

  const address = page.url();
  const second = await context.newPage();
  await second.goto(address);
  await expect(second.getByText('This practice is open in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'Go on in this tab' }).click();
  await expect(second.getByRole('region', { name: 'Your review, attempt 2' })).toBeVisible(SLOWLY);
  await expect(page.getByText('This practice is open in another tab')).toBeVisible();

  await second.getByRole('button', { name: 'End practice' }).click();
  await expect(second.getByText('You answered 1 of 3 questions')).toBeVisible();
  await second.goto('/free-dashboard/history');
  await expect(second.getByText(/^Practice · /)).toBeVisible();
});

test('“Ask me this” of an entry has its question asked alone, and the answer reviewed', async ({
  page,
  context,
}) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard/knowledge');
  await page.getByLabel('Search all entries').fill('hash tables');
  await page.getByRole('list', { name: 'Entries found' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Ask me this' }).click();
  const question = await page.getByRole('blockquote').innerText();
  await expectAccessible(page, 'the start of one question');
  await page.getByRole('button', { name: 'Ask me', exact: true }).click();
  const interviewer = page.getByRole('region', { name: 'Sample interviewer' });
  await expect(interviewer.getByText('Listens to you')).toBeVisible(SLOWLY);
  await expect(interviewer.getByText(question)).toBeVisible();
  const answer = page.getByRole('region', { name: 'Your answer' });
  await answer.getByRole('textbox', { name: 'What you say' }).fill(SAID);
  await answer.getByRole('button', { name: 'Review' }).click();
  await expect(answer.getByRole('region', { name: 'Your review' })).toBeVisible(SLOWLY);
  await answer.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(/^You answered the question\./)).toBeVisible(SLOWLY);
});

test('a refused microphone is told, and the answer can be typed', async ({ page, context }) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await page.goto('/free-dashboard/practise');
  await page.getByRole('button', { name: 'Start practising' }).click();
  const answer = page.getByRole('region', { name: 'Your answer' });
  await answer.getByRole('button', { name: 'Answer aloud' }).click(SLOWLY);
  await expect(answer.getByText(/^The microphone was refused\./)).toBeVisible();
  await answer.getByRole('textbox', { name: 'What you say' }).fill(SAID);
  await answer.getByRole('button', { name: 'Review' }).click();
  await expect(answer.getByRole('region', { name: 'Your review' })).toBeVisible(SLOWLY);
});

test.describe('with another user', () => {
  test.use({ expectedConsole: ['404'] });
  test('a second user of the browser sees nothing of it', async ({ page, context }) => {
    const first = await newPerson(context.request);
    const second = await newPerson(context.request);
    await page.goto('/signin');
    const become = (token: string) => page.evaluate((it) => localStorage.setItem('authToken', it), token);
    await become(first.token);
    await page.goto('/free-dashboard/practise');
    await page.getByRole('button', { name: 'Start practising' }).click();
    const words = page.getByRole('textbox', { name: 'What you say' });
    await words.fill('The zebrafish quarrelled.', SLOWLY);
    const address = page.url();
    await become(second.token);
    await page.goto(address);
    await expect(page.getByText('This practice is no longer here')).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain('zebrafish');
    expect(kept).not.toContain('Hello, thank you');
  });
});
