import { expect, test } from './test.ts';
import { newPerson, startSignedIn, signInAsPro } from './people.ts';

/** What the recording in the place of the microphone says, again and again; see playwright.config.ts. */
const HEARD = /fellow|americans|country/i;
const QUESTIONS = 5;
const FOLLOW_UPS = 1;
/** The recogniser and the model of meaning are opened with the first answer. */
const SLOWLY = { timeout: 45_000 };

test.setTimeout(240_000);

test('five questions are asked in the application, answered aloud, and each answer is reviewed', async ({
  page,
  context,
}) => {
  const person = await signInAsPro(context);
  const headers = { authorization: `Bearer ${person.token}` };
  await page.goto('/dashboard/practise');
  await page.getByRole('button', { name: 'Start practising' }).click();
  const copilot = page.getByRole('region', { name: 'Copilot' });
  const answer = page.getByRole('region', { name: 'Your answer' });
  for (let asked = 0; asked < QUESTIONS + FOLLOW_UPS; asked += 1) {
    await expect(page.getByText(`Question ${asked + 1} of`)).toBeVisible(SLOWLY);
    await expect(page.getByText('Listens to you')).toBeVisible(SLOWLY);
    await answer.getByRole('button', { name: 'Answer aloud' }).click();
    await expect(answer.getByText('Listening to you')).toBeVisible();
    await expect(answer.getByRole('textbox', { name: 'What you say' })).toHaveValue(HEARD, SLOWLY);
    await answer.getByRole('button', { name: 'Done' }).click();
    await expect(answer.getByRole('region', { name: 'Your review' })).toBeVisible(SLOWLY);
    if (asked === 0) {
      await copilot.getByRole('button', { name: 'Get Answer' }).click();
      await expect(copilot.getByRole('region', { name: 'Response' })).toContainText(/yourself/i, SLOWLY);
    }
    const isLast = asked + 1 === QUESTIONS + FOLLOW_UPS;
    await answer.getByRole('button', { name: isLast ? 'Finish' : 'Next question' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Your practice' })).toBeVisible(SLOWLY);
  await expect(page.getByText('You answered 6 of 6 questions')).toBeVisible();
  const me = await (await context.request.get('/api/v1/interviews', { headers })).json();
  expect(me.sessions[0]).toMatchObject({ kind: 'practice', running: false });
});

test('a microphone that is unplugged in mid-answer is told, and what was heard is kept over a reload', async ({
  page,
  context,
}) => {
  await startSignedIn(context, await newPerson(context.request));
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      // a device that goes ends its track and tells so; scripts can end it only without a word
      Object.assign(window, {
        unplug: () => {
          for (const track of stream.getTracks()) {
            track.stop();
            track.dispatchEvent(new Event('ended'));
          }
        },
      });
      return stream;
    };
  });
  await page.goto('/free-dashboard/practise');
  await page.getByRole('button', { name: 'Start practising' }).click();
  const answer = page.getByRole('region', { name: 'Your answer' });
  await answer.getByRole('button', { name: 'Answer aloud' }).click(SLOWLY);
  const words = answer.getByRole('textbox', { name: 'What you say' });
  await expect(words).toHaveValue(HEARD, SLOWLY);
  await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug());
  await expect(answer.getByText(/The microphone was unplugged\. What was heard is kept/)).toBeVisible();
  const kept = await words.inputValue();
  await page.reload();
  await expect(words).toHaveValue(kept);
  await expect(answer.getByRole('button', { name: 'Go on aloud' })).toBeVisible();
});
