import { ADA } from '../server/src/features/material/reading/testing/people.ts';
import { oneColumn } from '../server/src/features/material/reading/testing/pdf-files.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectListening, lines, shareMeeting } from './launch-copilot.ts';
import { say } from './run-app.ts';
import { expect, test } from './test.ts';

const OVEN = 'When the oven failed on a Friday, I moved the dough to a school kitchen. No order was late.';
const GRACE = {
  ...ADA,
  work: [
    {
      header: 'Shift lead, Pricing, Harrow',
      dates: '2019 – 2023',
      bullets: [
        `${OVEN} I trained three apprentices who all passed.`,
        'Cut waste by 10% by weighing the flour.',
      ],
    },
  ],
};

/** Process and recogniser start. */
const READING = { timeout: 20_000 };

test('the stories of a dropped résumé are settled, and a question that is heard is answered with them', async ({
  page,
  context,
}) => {
  await shareMeeting(page, context);
  const buffer = Buffer.from(await oneColumn(GRACE));
  await page
    .getByLabel('Choose your résumé')
    .setInputFiles({ name: 'grace.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('link', { name: 'Look at your stories' }).click(READING);

  const saved = () =>
    page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  const story = (title: string | RegExp) =>
    page
      .getByRole('region', { name: 'Stories of your résumé' })
      .getByRole('button', { name: title, exact: true });
  await expect(page.getByText('Did you work for “Pricing”?')).toBeVisible();
  await expectAccessible(page, 'stories with a question');
  const answered = saved();
  await page.getByRole('button', { name: 'No, not an employer' }).click();
  await answered;

  const split = saved();
  await story(/^When the oven failed/).click();
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await page.getByRole('button', { name: 'Split here' }).last().click();
  await split;
  await expect(story('Trained three apprentices who all passed')).toBeVisible();

  const renamed = saved();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('The broken oven');
  await expectAccessible(page, 'a story being edited');
  await page.getByRole('button', { name: 'Save' }).click();
  await renamed;

  await page.getByRole('link', { name: 'Back to your interview' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Launch Pythia' }).click();
  const popup = await opened;
  await expectListening(popup);
  say('Tell me about a time when your oven failed.');
  await expect(lines(popup)).toHaveAttribute('aria-pressed', 'true');
  await popup.getByRole('button', { name: 'Get Answer' }).click();
  const answer = popup.getByRole('region', { name: 'Suggested answer' });
  await expect(answer).toContainText('I moved the dough to a school kitchen', READING);
  await expect(answer).not.toContainText('apprentices who all passed.');
  await expect(answer).not.toContainText('Pricing');
  await expect(answer).toContainText('From your résumé: The broken oven');
});
