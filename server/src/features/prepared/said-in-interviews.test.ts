import { ANOTHER_ANSWER, PREPARED_BY, preparedTitle } from '@pythia/contracts/answerer.ts';
import { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { USUAL_IDS, USUAL_QUESTIONS } from '@pythia/contracts/usual-questions.ts';
import { afterEach, expect, test } from 'vitest';
import { answerCall as answerBy, startChatService } from '#testing/chat-service.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber, startPaid } from '#testing/subscribed-user.ts';

const WORK =
  'Head baker, Rye & Co., 2019 – present\n- When the main oven failed two days before Christmas, I moved the dough to a neighbour’s bakery and no order was late.\n- I trained six apprentices, who all passed.';
const MINE = 'I say yes too often. So I ask what can wait,\nbefore I agree.';
/** Busy machines read late. */
const PATIENT_MS = 60_000;

let running: TestApp;
let user: SignedInUser;
let sessionId: string;
afterEach(() => running.close());

async function begin(environment: NodeJS.ProcessEnv = {}): Promise<void> {
  running = await startTestApp(environment, { searchWithinMs: PATIENT_MS });
  user = await signInSubscriber(running);
  sessionId = await startPaid(running, user, `Work:\n${WORK}`);
}

const prepared = (id: PreparedAnswer['id'], more: Partial<PreparedAnswer> = {}): PreparedAnswer => ({
  id,
  question: '',
  wordings: [],
  text: MINE,
  state: 'approved',
  source: 'own',
  story: null,
  blanks: [],
  ...more,
});

async function keep(answers: PreparedAnswer[], by = user, version = 0, jobId: string | null = null) {
  const payload = { job_id: jobId, version, answers };
  const reply = await running.app.inject({
    method: 'PUT',
    url: '/api/v1/prepared',
    headers: by.headers,
    payload,
  });
  expect(reply.statusCode).toBe(200);
}

async function parts(
  question: string,
  instead?: string,
  url = '/api/v1/openai/stream',
): Promise<AnswerPart[]> {
  const payload = { thread_id: sessionId, message_text: question, ...(instead && { instead }) };
  const headers = { ...user.headers, accept: 'text/event-stream' };
  const { body } = await running.app.inject({ method: 'POST', url, headers, payload });
  return partsOf(body);
}

const partsOf = (body: string): AnswerPart[] =>
  [...body.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(([, type, data]) =>
    AnswerPart.parse({ type, ...(JSON.parse(data!) as object) }),
  );
const textIn = (all: AnswerPart[]): string =>
  all.map((part) => (part.type === 'text' ? part.text : '')).join('');
const answererIn = (all: AnswerPart[]): string | null | undefined =>
  all.findLast((part) => part.type === 'mark')?.answered_by;
const offeredIn = (all: AnswerPart[]): string[] =>
  all.flatMap((part) => (part.type === 'alternative' ? part.text : []));

const WEAKNESS = USUAL_QUESTIONS.weakness.question;

test('a question in other words gets the approved words, word for word and marked, the answerer’s own a key away', async () => {
  await begin();
  await keep([prepared('weakness'), prepared('hobbies', { text: 'I sing.', state: 'draft' })]);
  const all = await parts(
    'And if I asked you what you are not so good at, what would your greatest weakness be?',
  );
  expect([textIn(all), answererIn(all), offeredIn(all)]).toEqual([MINE, PREPARED_BY, [ANOTHER_ANSWER]]);
  expect(all.find(({ type }) => type === 'source')).toEqual({
    type: 'source',
    text: `Your answer to “${WEAKNESS}”`,
  });
  const other = await parts(WEAKNESS, ANOTHER_ANSWER);
  expect([textIn(other).includes('I say yes'), answererIn(other)]).toEqual([false, 'Built-in coach']);
  expect(offeredIn(other)[0]).toBe(preparedTitle(WEAKNESS));
  expect(textIn(await parts(WEAKNESS, preparedTitle(WEAKNESS)))).toBe(MINE);
  expect(answererIn(await parts('What are your hobbies?'))).toBe('Built-in coach');
});

test.each([
  ['means something else', 'What is the greatest weakness of our website?'],
  ['asks nothing', 'Everybody has a weakness, of course.'],
])('what %s is answered without them', async (_, question) => {
  await begin();
  await keep([prepared('weakness')]);
  expect(answererIn(await parts(question))).toBe('Built-in coach');
});

test('an own question is shown where it is asked nearly word for word, and else offered first', async () => {
  await begin();
  const question = 'Why did you change from nursing to baking?';
  await keep([prepared('own-1', { question, text: 'My aunt had a mill.' })]);
  expect(textIn(await parts('So why did you change from nursing to baking'))).toBe('My aunt had a mill.');
  const near = await parts('What made you leave nursing and become a baker?');
  expect([answererIn(near), offeredIn(near)[0]]).toEqual(['Built-in coach', preparedTitle(question)]);
});

test('what is filled in while the interview runs is said from then on', async () => {
  await begin();
  expect(answererIn(await parts(WEAKNESS))).toBe('Built-in coach');
  await keep([prepared('weakness')]);
  expect(textIn(await parts(WEAKNESS))).toBe(MINE);
});

test('nobody is told what another one prepared', async () => {
  await begin();
  const other = await signInSubscriber(running);
  await keep([prepared('weakness')], other);
  expect(answererIn(await parts(WEAKNESS))).toBe('Built-in coach');
});

test('in a free session as many are said as may be approved without Pro', async () => {
  await begin();
  const free = await signInNewUser(running);
  await running.dependencies.db
    .insertInto('prepared_answers')
    .values({
      id: free.userId,
      user_id: free.userId,
      job_id: null,
      answers: JSON.stringify(USUAL_IDS.map((id) => prepared(id, { text: `Mine: ${id}` }))),
      version: 1,
      updated_at: 0,
    })
    .execute();
  const call = async (url: string, payload: object) => {
    const headers = { ...free.headers, accept: 'text/event-stream' };
    return running.app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload });
  };
  const { session_id } = (await call('/free/create-session', {})).json<{ session_id: string }>();
  const said = async (message: string) =>
    answererIn(partsOf((await call('/free/chat', { session_id, message })).body));
  expect(await said(USUAL_QUESTIONS[USUAL_IDS[4]!].question)).toBe(PREPARED_BY);
  expect(await said(USUAL_QUESTIONS[USUAL_IDS[5]!].question)).toBe('Built-in coach');
});

test('a language model is given what may fit as the user’s own words', async () => {
  const service = await startChatService((call) => answerBy(call, 'Fine.'));
  await begin({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: service.baseUrl });
  await keep([prepared('weakness')]);
  const all = await parts(WEAKNESS, ANOTHER_ANSWER);
  expect([textIn(all), offeredIn(all)]).toEqual(['Fine.', [preparedTitle(WEAKNESS)]]);
  const last = service.calls.at(-1)!.body.messages.at(-1)!.content;
  expect(last).toContain('<prepared>\nWhat is your greatest weakness? I say yes too often.');
  expect(textIn(await parts(WEAKNESS))).toBe(MINE);
  await service.close();
});
