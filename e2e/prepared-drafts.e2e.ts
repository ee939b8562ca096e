import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { answerCall, beginAnswer, type ChatCall, startChatService } from '../server/testing/chat-service.ts';
import { APP } from './app-address.ts';
import { startSignedIn } from './people.ts';
import { expect, test } from './test.ts';

const OF_HERSELF = 'I run the night shift of a bakery, and I have trained six apprentices.';
const IN_THE_MIDDLE = 'At the moment I';

test('drafts come from a model that streams and stalls: stopping lets it go, keeps what is whole, and goes on later', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000); // starts its own application
  const stalled = Promise.withResolvers<ChatCall>();
  let hasRecovered = false;
  const model = await startChatService((call) => {
    const asked = String(call.body.messages.at(-1)?.content);
    if (asked === 'Tell me about yourself.') answerCall(call, ...OF_HERSELF.split(/(?<= )/));
    else if (hasRecovered) answerCall(call, 'NOTHING');
    else {
      beginAnswer(call, IN_THE_MIDDLE);
      stalled.resolve(call);
    }
  });
  const app = spawn(process.execPath, ['app-with-model.ts', model.baseUrl], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let at: { origin: typeof APP.origin; token: string } = { origin: APP.origin, token: '' };
  for await (const line of createInterface(app.stdout)) {
    if (!line.startsWith('{')) continue;
    at = JSON.parse(line) as typeof at;
    break;
  }
  const headers = { authorization: `Bearer ${at.token}` };
  const work = 'Head baker, Harbour Bakery, 2019 – 2023\n- I trained six apprentices, who all passed.';
  const data = { name: 'Ada Marsh', education: '', work, file_name: null };
  expect((await context.request.put(`${at.origin}/api/v1/material`, { headers, data })).ok()).toBe(true);
  await startSignedIn(context, { email: '', password: '', token: at.token }, at.origin);
  await page.goto(`${at.origin}/dashboard/prepare`);

  await page.getByRole('button', { name: 'Draft answers' }).click();
  const { response } = await stalled.promise;
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(/: 1 of 25$/);
  const letGo = once(response, 'close');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await letGo;
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: /Tell me about yourself/ }).click();
  await expect(page.getByText(OF_HERSELF)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Draft answers' })).toBeVisible();
  await expect(page.getByText(IN_THE_MIDDLE, { exact: true })).toHaveCount(0);

  hasRecovered = true;
  await page.getByRole('button', { name: 'Draft answers' }).click();
  await expect(page.getByRole('progressbar')).toHaveAccessibleName(/ of 24$/);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole('button', { name: /Tell me about yourself/ }).click();
  await expect(page.getByText(OF_HERSELF)).toBeVisible();

  await page.goto('about:blank'); // polling ends with the page
  await model.close();
  app.stdin.end();
  await once(app, 'exit');
});
