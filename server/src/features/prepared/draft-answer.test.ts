import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerCall, beginAnswer, type ChatCall, startChatService } from '#testing/chat-service.ts';
import { type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';

const RESUME = {
  name: 'Ada',
  education: '',
  work: 'Head baker, Rye & Co., 2019 – present\n- When the main oven failed two days before Christmas, I moved the dough to a neighbour’s bakery and no order was late.\n- I trained six apprentices, who all passed.\n\nBaker, Seldon Foods, 2015 – 2019\n- I cut waste by 10% by weighing the flour.',
  file_name: null,
};
const JOB = { company: 'Ford & Sons', role: 'Bakery manager', job_description: 'You lead twelve bakers.' };

let running: TestApp;
let user: SignedInUser;
afterEach(() => running.close());

const call = (method: 'POST' | 'PUT', path: string, payload: object) =>
  running.app.inject({ method, url: `/api/v1${path}`, headers: user.headers, payload });
interface Draft {
  text: string;
  source: string;
  story: string | null;
  others: string[];
}
const draft = async (id: string, more: object = {}) =>
  (await call('POST', '/prepared/draft', { job_id: null, id, question: '', ...more })).json<Draft>();

async function signIn(environment: NodeJS.ProcessEnv = {}, draftWithinMs?: number): Promise<void> {
  running = await startTestApp(environment, draftWithinMs === undefined ? {} : { draftWithinMs });
  user = await signInSubscriber(running);
  await call('PUT', '/material', RESUME);
}

describe('without a language model', () => {
  beforeEach(() => signIn());

  test('a draft is a story of the user’s own, another of them at their word', async () => {
    const told = await draft('pressure');
    expect(told).toMatchObject({ source: 'story', text: expect.stringContaining('no order was late') });
    const other = await draft('pressure', { story: told.others[0] });
    expect(other).toMatchObject({ source: 'story', story: told.others[0] });
    expect(other.text).not.toBe(told.text);
  });

  test('the stories that may fit are named, the one that is told with them', async () => {
    const { text, others } = await draft('pressure', { only: 'stories' });
    expect([text, others.length]).toEqual(['', 3]);
  });

  test('which story is a failure the user says: an oven that failed is none of the baker’s', async () => {
    const offered = await draft('failure');
    expect([offered.text, offered.others.length]).toEqual(['', 3]);
    const told = await draft('failure', { story: offered.others[0] });
    expect(told).toMatchObject({ source: 'story', story: offered.others[0] });
    expect(told.text).not.toBe('');
  });

  test('to what the material says nothing of there are no words', async () => {
    for (const id of ['weakness', 'hobbies', 'five-years', 'colleagues-say'])
      expect(await draft(id)).toEqual({ text: '', source: 'frame', story: null, others: [] });
  });

  test('what the résumé says besides is found', async () => {
    await call('PUT', '/material', { ...RESUME, work: `${RESUME.work}\n\nInterests\nchess, rowing` });
    const told = await draft('hobbies');
    expect([told.source, told.story]).toEqual(['fact', null]);
    expect(told.text).toMatch(/chess/i);
  });

  test('a fact that was answered once is the answer', async () => {
    expect((await draft('start-date')).text).toBe('');
    await call('PUT', '/material/facts', { version: 0, facts: { start: 'four weeks' } });
    const told = await draft('start-date');
    expect([told.source, told.text]).toEqual(['fact', 'Four weeks.']);
  });
});

describe('with a language model', () => {
  let respond: (call: ChatCall) => void;
  let service: Awaited<ReturnType<typeof startChatService>>;
  beforeEach(async () => {
    respond = (asked) => answerCall(asked, 'I check twice, ', 'since I once ordered late.');
    service = await startChatService((asked) => respond(asked));
  });
  afterEach(() => service.close());
  const withModel = (draftWithinMs?: number) =>
    signIn({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: service.baseUrl }, draftWithinMs);

  test('a draft is the model’s, from the material and the application alone', async () => {
    await withModel();
    const { id: jobId } = (await call('POST', '/jobs', JOB)).json<{ id: string }>();
    expect(await draft('weakness', { job_id: jobId })).toEqual({
      text: 'I check twice, since I once ordered late.',
      source: 'model',
      story: null,
      others: [],
    });
    const [system, last] = service.calls.at(-1)!.body.messages;
    expect(system!.content).toContain('You lead twelve bakers.');
    expect(system!.content).toContain('no order was late');
    expect(last!.content).toBe('What is your greatest weakness?');
  });

  test('one that finds nothing in the material leaves it to the frame', async () => {
    respond = (asked) => answerCall(asked, 'NOTHING', '.');
    await withModel();
    expect(await draft('weakness')).toEqual({ text: '', source: 'frame', story: null, others: [] });
  });

  test('an own question gets other words of the model', async () => {
    respond = (asked) => answerCall(asked, '1. What made you bake?\n', '- “Why bread?”\n\nWhy bread?\n');
    await withModel();
    const reply = await call('POST', '/prepared/wordings', { question: 'Why did you become a baker?' });
    expect(reply.json()).toEqual({ wordings: ['What made you bake?', 'Why bread?'] });
  });

  test.each([
    ['fails', (asked: ChatCall) => void asked.response.writeHead(500).end()],
    ['stalls', (asked: ChatCall) => beginAnswer(asked, 'I check')],
  ])('one that %s leaves it to the coach, and makes up nothing', async (_, reply) => {
    respond = reply;
    await withModel(200);
    expect(await draft('weakness')).toMatchObject({ text: '', source: 'frame' });
    expect(await draft('pressure')).toMatchObject({ source: 'story' });
  });
});
