import { envelopeCorrelation, wavSamples } from './correlation.ts';
import { soundOf, streamsHeard } from './heard.ts';
import { expectListening, launchCopilot, heardWords } from './launch-copilot.ts';
import { linkMailedTo } from './mailbox.ts';
import { openMeeting, type SpokenPart } from './meeting-tab.ts';
import { newAddress, SHARED_PASSWORD } from './people.ts';
import { expect, test } from './test.ts';

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';

const WORK = `Head baker, Harbour Bakery, 2019 – 2023
- Two bakers refused to share the early shift and quarrelled over it every week. I sat down with both of them and drew up a rota of alternating weeks. The quarrels ended, and nobody left for three years.

Shift lead, Mill Street Café, 2016 – 2019
- The cook and I disagreed about how to label allergens. I showed him the inspector's letter and we tried my labels for a month. Complaints fell from nine to one.`;

/** Deeds and outcomes. */
const STORIES = [
  [/a rota of alternating weeks/, /nobody left for three years/],
  [/inspector's letter/, /from nine to one/],
] as const;

test('a newcomer tells of themselves, shares a tab, and gets an answer to what is asked from it, another, and more of it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const earlier = await streamsHeard();
  const email = newAddress();

  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
  await page.getByLabel('Confirm password').fill(SHARED_PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Sign up successful! Please check your email for verification.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Please check your email' })).toBeDisabled();

  await page.goto(await linkMailedTo(email));
  await expect(page.getByText('Email Verified Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/, { timeout: 10_000 });

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(SHARED_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();

  const meeting = await openMeeting(context, QUESTION);
  await page.bringToFront();
  await page.goto('/free-dashboard/interview-ai-free');
  await expect(page.getByRole('heading', { name: 'Free Interview Copilot' })).toBeVisible();
  await page.getByLabel('Job Title').fill('Pastry chef');
  await page.getByText('Type it in, or correct what was read').click();
  await page.getByLabel('Work', { exact: true }).fill(WORK);
  await page.getByRole('button', { name: 'Share Screen' }).click();
  await expect(page.getByRole('button', { name: 'Stop Sharing' })).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Launch Pythia' }).click();
  const popup = await opened;
  await expectListening(popup);

  const line = popup.getByRole('log').getByRole('button').first(); // interim words are no button
  const lineAt = line.waitFor({ timeout: 30_000 }).then(() => Date.now());
  const endedAt = await meeting.ask();
  const finalLineMs = (await lineAt) - endedAt;
  for (const word of [/tell me about/i, /conflict/i, /co-? ?worker/i]) await expect(line).toContainText(word);
  await expect(line).toHaveAttribute('aria-pressed', 'true');

  const clickedAt = Date.now();
  await popup.getByRole('button', { name: 'Get Answer' }).click();
  const answer = popup.getByRole('region', { name: 'Suggested answer' });
  await answer.getByRole('paragraph').first().waitFor();
  const firstTextMs = Date.now() - clickedAt;
  await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
  const spoken = async (): Promise<string> =>
    (await answer.getByRole('paragraph').allTextContents()).join(' ');
  const [one, other] = STORIES[0][0].test(await spoken()) ? STORIES : STORIES.toReversed();
  expect(await spoken()).toMatch(one[0]);

  await popup.keyboard.press('a');
  await expect(popup.getByText('2 of 2')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await spoken()).toMatch(other[0]);

  await popup.getByLabel('Your question').fill('And what came of it in the end?');
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(popup.getByText('3 of 3')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await spoken()).toMatch(other[1]);
  await expect(line).toHaveAttribute('aria-pressed', 'false');

  const [first] = (await streamsHeard()).slice(earlier.length);
  const correlation = envelopeCorrelation(wavSamples(meeting.wav), await soundOf(first));
  console.log(
    `speech end → final line ${finalLineMs} ms · click → first answer text ${firstTextMs} ms · ` +
      `correlation of played and heard ${correlation.toFixed(3)}`,
  );
  expect(correlation).toBeGreaterThan(0.9);
  await meeting.close();
});

test('what people say in the shared tab is written down while they say it', async ({ page, context }) => {
  const people: SpokenPart[] = [{ person: 'austen-0870' }, { person: 'austen-0930' }];
  const { meeting, popup } = await launchCopilot(page, context, { questions: people });
  const log = popup.getByRole('log');
  const asked = meeting.ask();
  await expect(log).toContainText(/Mr\.? John Dashwood/, { timeout: 30_000 });
  const isSpoken = await meeting.page.evaluate(() => !document.querySelector('audio')?.ended);
  await asked;
  await expect(heardWords(popup)).toHaveText(
    [/^And Mr John Dashwood had then leisure to consider/, 'He might even have been made amiable himself.'],
    { timeout: 30_000 },
  );
  expect(isSpoken).toBe(true);
});
