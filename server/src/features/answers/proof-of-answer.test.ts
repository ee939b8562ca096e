import type { AnswerProofPart } from '@pythia/contracts/proof.ts';
import { afterEach, expect, test } from 'vitest';
import { answerCall, beginAnswer, startChatService, type ChatCall } from '#testing/chat-service.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const WASTE = 'Cut flour waste by 20% by weighing every batch.';
const RESUME = `Work: Head Baker, Rye & Co., 2019 - 2021\n- ${WASTE}\n- Trained four apprentices.`;
const QUESTION = 'Have you worked with Lightspeed?';

/** Answered by the test. */
async function begin(respond: (call: ChatCall) => void, session: Record<string, string> = {}) {
  const service = await startChatService(respond);
  cleanups.push(service.close);
  const running = await startTestApp({ OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key-1' });
  cleanups.push(running.close);
  const user = await signInNewUser(running);
  const calls = interviewCalls(running, user);
  const id = await calls.start({ resume_summary: RESUME, ...session });
  const ask = (accept: string) =>
    running.app.inject({
      method: 'POST',
      url: '/api/v1/free/chat',
      headers: { ...user.headers, accept },
      payload: { session_id: id, message: QUESTION },
    });
  const proof = async (): Promise<AnswerProofPart[] | undefined> => {
    const told = (await calls.events(id)).at(-1);
    return told?.kind === 'answer' ? told.proof : undefined;
  };
  return { running, user, id, calls, ask, proof };
}

const TOLD = [
  'At **Google',
  '** I cut waste by 62 %. ',
  'I cut flour waste by 20 %. ',
  'No Lightspeed so far.',
];
const TEXT = TOLD.join('');
const place = (words: string) => ({ from: TEXT.indexOf(words), to: TEXT.indexOf(words) + words.length });

test('what neither the material nor the question supports is told while an answer streams, and is kept', async () => {
  const { ask, proof } = await begin((call) => answerCall(call, ...TOLD));
  const { body } = await ask('text/event-stream');
  expect(await proof()).toEqual([
    { type: 'unproved', ...place('Google') },
    { type: 'unproved', ...place('62 %') },
    { type: 'backed', ...place(TOLD[2]!.trim()), line: WASTE, source: 'From your résumé' },
  ]);
  const kinds = body.match(/(?<=^event: )\w+/gm)!;
  const aboutText = new Set(['text', 'cue', 'mark']); // cues depend on the coach's speed
  expect([kinds[0], ...kinds.filter((kind) => !aboutText.has(kind))]).toEqual([
    'mark',
    'unproved',
    'unproved',
    'backed',
    'end',
  ]);
});

test('who reads plain text reads the text alone', async () => {
  const { ask } = await begin((call) => answerCall(call, ...TOLD));
  expect((await ask('text/plain')).body).toBe(TEXT);
});

test('an answer that its reader stops is told nothing more', async () => {
  const { running, user, id, proof } = await begin((call) =>
    beginAnswer(call, 'I was at Google and for a while at Zal'),
  );
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const reading = new AbortController();
  const response = await fetch(`${address}/api/v1/free/chat`, {
    method: 'POST',
    headers: { ...user.headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ session_id: id, message: QUESTION }),
    signal: reading.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let body = '';
  while (!body.includes('event: unproved')) body += (await reader.read()).value;
  reading.abort();
  await expect.poll(proof).toEqual([{ type: 'unproved', from: 9, to: 15 }]);
});

test('an answer in another language is not read for claims', async () => {
  const { ask, calls, id, proof } = await begin((call) => answerCall(call, 'Ich war bei Google.'));
  await calls.changeLanguage(id, 'de');
  await ask('text/event-stream');
  expect(await proof()).toBeUndefined();
});

test('after other material its claims are read by that', async () => {
  const { ask, calls, id, proof } = await begin((call) => answerCall(call, 'I worked at Google.'));
  await ask('text/event-stream');
  expect(await proof()).toEqual([{ type: 'unproved', from: 12, to: 18 }]);
  await calls.changeMaterial(id, 'Work: Baker, Google, 2019 - 2021');
  await ask('text/event-stream');
  expect(await proof()).toBeUndefined();
});
