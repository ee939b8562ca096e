import { openPaidWindow, sharePaid } from './launch-paid.ts';
import { signInAsPro } from './people.ts';
import { expect, test } from './test.ts';

const WORDS = 'People learn with me. All six of my apprentices passed.';
/** Reworded. */
const SPOKEN = 'What would you say you are really good at?';

test('what is asked aloud in other words is answered by the approved words, word for word and at once', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const person = await signInAsPro(context);
  const strength = {
    id: 'strength',
    question: '',
    wordings: [],
    text: WORDS,
    state: 'approved',
    source: 'own',
    story: null,
    blanks: [],
  };
  const kept = await context.request.put('/api/v1/prepared', {
    headers: { authorization: `Bearer ${person.token}` },
    data: { job_id: null, version: 0, answers: [strength] },
  });
  expect(kept.ok()).toBe(true);
  const meeting = await sharePaid(page, context, SPOKEN);
  const popup = await openPaidWindow(page, context, person);

  const line = popup.getByRole('log').getByRole('button').first(); // interim words are no button
  await meeting.ask();
  await expect(line).toContainText(/good at/i, { timeout: 30_000 });
  const answer = popup.getByRole('region', { name: 'Suggested answer' });
  const pressedAt = Date.now();
  await popup.getByRole('button', { name: 'Get Answer' }).click();
  await answer.getByRole('paragraph').first().waitFor();
  console.log(`key → first of the approved words ${Date.now() - pressedAt} ms`);
  await expect(answer.locator('[aria-live]')).toHaveText(WORDS);
  await expect(popup.getByText('Prepared', { exact: true })).toBeVisible();
  await expect(popup.getByText('Your answer to “What is your greatest strength?”')).toBeVisible();
  await meeting.close();
});
