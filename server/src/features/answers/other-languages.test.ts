import { afterEach, beforeEach, expect, test } from 'vitest';
import { ENGLISH_ONLY } from '#coach/answer.ts';
import { ModelError } from '#providers/llm/language-model.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { speakingModel } from '#testing/speaking-model.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const WORK = 'Work: Baker, Rye & Co., 2019 – 2022\n- Cut waste by 37% with a starter that needs no feeding.';
const QUESTIONS = { ja: '自己紹介をお願いします。', ar: 'حدثني عن نفسك.' } as const;

let running: TestApp;
let calls: ReturnType<typeof interviewCalls>;
const start = async (dependencies: Parameters<typeof startTestApp>[1] = {}) => {
  running = await startTestApp({}, dependencies);
  calls = interviewCalls(running, await signInNewUser(running));
};
beforeEach(() => start());
afterEach(() => running.close());

const answers = async (session: string) =>
  (await calls.events(session)).filter((event) => event.kind === 'answer');

test.each(['ja', 'ar'] as const)(
  'the coach says once in a session in %s that it speaks English only',
  async (language) => {
    const session = await calls.start({ language, resume_summary: WORK });
    await calls.ask(session, QUESTIONS[language]);
    await calls.ask(session, QUESTIONS[language]);
    expect(await answers(session)).toMatchObject([
      { text: '', note: `${ENGLISH_ONLY} Which story fits?`, state: 'complete' },
      { text: '', note: 'Which story fits?', state: 'complete' },
    ]);
    const [first] = await answers(session);
    const [title] = first!.alternatives;
    await calls.ask(session, QUESTIONS[language], { instead: title! });
    expect((await answers(session)).at(-1)).toMatchObject({ text: expect.stringContaining('37%') as string });
  },
);

test('another session says it again', async () => {
  const first = await calls.start({ language: 'ja', resume_summary: WORK });
  await calls.ask(first, QUESTIONS.ja);
  await calls.end(first);
  const second = await calls.start({ language: 'ja', resume_summary: WORK });
  await calls.ask(second, QUESTIONS.ja);
  expect(await answers(second)).toMatchObject([{ note: `${ENGLISH_ONLY} Which story fits?` }]);
});

test('who stands in for a model says it too', async () => {
  await running.close();
  await start({
    model: speakingModel(() => {
      throw new ModelError('failed', 'as asked');
    }),
  });
  const session = await calls.start({ language: 'ja', resume_summary: WORK });
  await calls.ask(session, QUESTIONS.ja);
  expect(await answers(session)).toMatchObject([
    { stood_in: 'failed', note: `${ENGLISH_ONLY} Which story fits?` },
  ]);
});

test('a model is told the language of the interview, and a change of it', async () => {
  await running.close();
  const told: string[] = [];
  await start({
    // oxlint-disable-next-line require-yield
    model: speakingModel(async function* ({ messages }) {
      told.push(/held in (\w+)/.exec(messages[0]!.content)?.[1] ?? 'nothing');
      throw new ModelError('failed', 'as asked');
    }),
  });
  const session = await calls.start({ language: 'ja' });
  await calls.ask(session, QUESTIONS.ja);
  await calls.changeLanguage(session, 'ar');
  await calls.ask(session, QUESTIONS.ar);
  await calls.changeLanguage(session, 'en');
  await calls.ask(session, 'Tell me about yourself.');
  expect(told).toEqual(['Japanese', 'Arabic', 'nothing']);
});
