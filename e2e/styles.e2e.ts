import { answerCall, startChatService } from '../server/testing/chat-service.ts';
import { expectAccessible } from './expect-accessible.ts';
import { newPaidSession } from './paid-session.ts';
import { startSignedIn, signInAsPro } from './people.ts';
import { startAppWithModel } from './start-app-with-model.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';

const answerIn = (page: Page) => page.getByRole('region', { name: 'Suggested answer' });
const chip = (page: Page) => page.getByRole('button', { name: /^Answer style: / });

async function ask(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(QUESTION);
  await page.keyboard.press('Enter');
}

test('a key switches the style of the next answer of the coach, R says the shown one anew, and a reload keeps it', async ({
  page,
  context,
}) => {
  await page.goto(await newPaidSession(context, await signInAsPro(context)));
  await ask(page);
  await expect(answerIn(page)).toContainText('rota of alternating weeks');
  await expect(answerIn(page)).not.toContainText('Situation');
  await page.keyboard.press('2');
  await expect(page.getByText('Hiring manager: from the next answer. R says this one anew.')).toBeVisible();
  await expectAccessible(page, 'a style that was just switched on');
  await expect(answerIn(page)).not.toContainText('Situation');
  await page.keyboard.press('r');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(answerIn(page)).toContainText('rota of alternating weeks'); // the user's words in each style
  await page.reload();
  await expect(chip(page)).toHaveAccessibleName('Answer style: Hiring manager');
  await chip(page).click();
  await expect(page.getByRole('dialog', { name: 'Answer style' })).toBeVisible();
  await expectAccessible(page, 'the choice of styles');
});

test.describe('without an answer', () => {
  test.use({ expectedConsole: ['net::ERR_FAILED'] });

  test('a choice that did not reach the server outlives a reload, and is saved then', async ({
    page,
    context,
  }) => {
    await signInAsPro(context);
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window); // sends of a leaving page bypass routes
      window.fetch = (to, init) => (init?.keepalive ? Promise.reject(new TypeError()) : fetch(to, init));
    });
    await page.goto('/dashboard/customization');
    await page.route('**/api/v1/customization', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    const formal = page.getByRole('group', { name: 'Tone' }).getByRole('button', { name: 'Formal' });
    await formal.click();
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    page.once('dialog', (dialog) => void dialog.accept()); // closing would lose it
    await page.reload();
    await expect(formal).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await page.unroute('**/api/v1/customization');
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().endsWith('/customization'),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    expect((await saved).status()).toBe(200);
    await expect(page.getByText('Saved as you change it')).toBeVisible();
    await page.reload();
    await expect(formal).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a model is asked in the style that is on, and the page of styles is accessible', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000); // starts its own application
  const prompts: string[] = [];
  const model = await startChatService((call) => {
    prompts.push(JSON.stringify(call.body));
    answerCall(call, 'I drew up a rota.');
  });
  const at = await startAppWithModel(model.baseUrl);
  await startSignedIn(context, { email: '', password: '', token: at.token }, at.origin);
  await page.goto(`${at.origin}/dashboard/customization`);
  await page.getByRole('button', { name: '4 Panel' }).click();
  await page.getByLabel('Words you use').fill('ownership');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as you change it')).toBeVisible();
  await expectAccessible(page, 'the page of styles');

  await page.goto(at.origin + (await newPaidSession(context, at, { origin: at.origin })));
  await ask(page);
  await expect(answerIn(page)).toContainText('I drew up a rota.');
  await page.keyboard.press('4');
  await expect(chip(page)).toHaveAccessibleName('Answer style: Panel');
  const before = prompts.length;
  await page.keyboard.press('r');
  await expect.poll(() => prompts.slice(before).some((prompt) => prompt.includes('ownership'))).toBe(true);
  expect(prompts.slice(0, before).some((prompt) => prompt.includes('ownership'))).toBe(false);

  await page.goto('about:blank'); // polling ends with the page
  await model.close();
  await at.end();
});
