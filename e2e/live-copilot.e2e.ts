import { envelopeCorrelation, wavSamples } from './correlation.ts';
import { soundOf, streamsHeard } from './heard.ts';
import { linkMailedTo } from './mailbox.ts';
import { openMeeting } from './meeting-tab.ts';
import { newAddress, PASSWORD } from './people.ts';
import { expect, test } from './test.ts';

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';

test('a newcomer shares a tab, reads the question and gets an answer', async ({ page, context }) => {
  test.setTimeout(120_000);
  const email = newAddress();

  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Sign up successful! Please check your email for verification.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Please check your email' })).toBeDisabled();

  await page.goto(await linkMailedTo(email));
  await expect(page.getByText('Email Verified Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/signin$/, { timeout: 10_000 });

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();

  const meeting = await openMeeting(context, QUESTION);
  await page.bringToFront();
  await page.goto('/free-dashboard/interview-ai-free');
  await expect(page.getByRole('heading', { name: 'Free Interview Copilot' })).toBeVisible();
  await page.getByLabel('Job Title').fill('Backend engineer');
  await page.getByRole('button', { name: 'Share Screen' }).click();
  await expect(page.getByRole('button', { name: 'Stop Sharing' })).toBeVisible();

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Launch Pythia' }).click();
  const popup = await opened;
  await expect(popup.getByRole('status').getByText(/^Listening/)).toBeVisible();

  const line = popup.getByRole('log').getByRole('button').first(); // what is still changing is no button
  const lineAt = line.waitFor({ timeout: 30_000 }).then(() => Date.now());
  const endedAt = await meeting.ask();
  const finalLineMs = (await lineAt) - endedAt;
  for (const word of [/tell me about/i, /conflict/i, /co-? ?worker/i]) await expect(line).toContainText(word);
  await expect(line).toHaveAttribute('aria-pressed', 'true');

  const response = popup.getByRole('region', { name: 'Response' });
  const clickedAt = Date.now();
  await popup.getByRole('button', { name: 'Get Answer' }).click();
  await response.getByText('Situation').first().waitFor();
  const firstTextMs = Date.now() - clickedAt;
  await expect(response).toContainText(/conflict|disagree/i);
  await expect(response).toContainText('Result');
  await expect(line).toHaveAttribute('aria-pressed', 'false');

  const heard = await soundOf((await streamsHeard()).at(-1));
  const correlation = envelopeCorrelation(wavSamples(meeting.wav), heard);
  console.log(
    `speech end → final line ${finalLineMs} ms · click → first answer text ${firstTextMs} ms · ` +
      `correlation of played and heard ${correlation.toFixed(3)}`,
  );
  expect(correlation).toBeGreaterThan(0.9);
  await meeting.close();
});
