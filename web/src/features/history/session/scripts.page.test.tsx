import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, signInForTest } from '../../../../testing/open-page.tsx';
import { sessionPath } from '#paths.ts';

const { getByRole, getByText } = page;
const QUESTIONS = { ja: '自己紹介をお願いします。', ar: 'لماذا تريد هذا العمل؟' } as const;

async function heldIn(language: keyof typeof QUESTIONS) {
  const { call } = await signInForTest('subscriber');
  const started = await call('/openai/start-session', 'POST', {
    duration_choice: 1,
    resume_summary:
      'Company: 株式会社山, Role: Baker, Work: Baker, Rye & Co., 2019 – 2022\n- Cut waste by 37%.',
    language,
  });
  const { thread_id: id } = await started.json();
  await (await call('/openai/stream', 'POST', { thread_id: id, message_text: QUESTIONS[language] })).text();
  await call(`/interviews/${id}/end`, 'POST');
  return id as string;
}

const directionOf = (element: Element): string => getComputedStyle(element).direction;

test.each([
  ['ja', 'ltr'],
  ['ar', 'rtl'],
] as const)('an interview in %s says its language, and runs %s', async (language, direction) => {
  await openPage(sessionPath(await heldIn(language)), { width: 360 });
  const heading = getByRole('heading', { name: QUESTIONS[language] });
  await expect.element(heading).toHaveAttribute('lang', language);
  expect(directionOf(heading.element())).toBe(direction);
  await expect.element(getByText(/^Offered: /)).toBeVisible();
  expect(getByText('The answer came back empty.').query()).toBeNull();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('what the PDF cannot print is named before it is saved', async () => {
  await openPage(sessionPath(await heldIn('ar')));
  await getByRole('button', { name: 'PDF', exact: true }).click();
  await expect
    .element(getByText(/^The PDF’s font cannot show .*ل.*Markdown and JSON hold them\.$/))
    .toBeVisible();
  await getByRole('button', { name: 'Save the PDF anyway' }).click();
  await expect.element(getByText(/^The PDF’s font cannot show/)).not.toBeInTheDocument();
});
