import { launchCopilot } from './launch-copilot.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('a question can be typed, stopped, copied and asked again', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  const response = popup.getByRole('region', { name: 'Response' });
  await popup.keyboard.press('/');
  const box = popup.getByLabel('Your question');
  await expect(box).toBeFocused();
  await box.fill('What is the difference between a process and a thread?');
  await popup.getByRole('button', { name: 'Send' }).click();
  await expect(response).toContainText('What is the difference between a process and a thread?');
  await expect(response).toContainText(/memory|address space/i);
  await expect(response.getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
  await expect(box).toHaveValue('');
});

test('asking before anything was said is answered with a sentence', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  await popup.getByRole('button', { name: 'Get Answer' }).click();
  await expect(popup.getByText('No transcript content available')).toBeVisible();
});

test('the time runs out, the window says so, and stops listening', async ({ page, context }) => {
  const { popup } = await launchCopilot(page, context);
  const url = new URL(popup.url());
  url.searchParams.set('expires_at', new Date(Date.now() + 3_000).toISOString());
  await popup.goto(url.href);
  await expect(popup.getByText('Session expired - Please start a new session')).toBeVisible();
  await popup.getByRole('button', { name: 'Keep reading' }).click();
  await expect(popup.getByRole('timer')).toContainText('00:00');
  await expect(popup.getByText('Session over')).toBeVisible();
});

test('a window without its session says what is missing', async ({ page, context }) => {
  await signIn(context, await newPerson(context.request));
  await page.goto('/free-dashboard/copilot');
  await expect(page.getByText('Missing required setup parameters')).toBeVisible();
});

test("somebody else's session is neither answered nor heard", async ({ page, context, request }) => {
  const owner = await newPerson(request);
  const created = await request.post('/api/v1/free/create-session', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: {},
  });
  const { session_id } = await created.json();

  const { person, popup } = await launchCopilot(page, context);
  const reply = await request.post('/api/v1/free/chat', {
    headers: { authorization: `Bearer ${person.token}` },
    data: { message: 'Hello', session_id },
  });
  expect(reply.status()).toBe(404);

  const url = new URL(popup.url());
  url.searchParams.set('session_id', session_id); // everything else, the shared sound too, is in order
  await popup.goto(url.href);
  await expect(popup.getByText('Session expired - Please start a new session')).toBeVisible();
});
