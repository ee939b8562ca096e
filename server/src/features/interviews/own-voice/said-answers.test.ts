import { afterAll, beforeAll, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { toldRecogniser } from '#testing/told-recogniser.ts';

const WORK = `Work: Head baker, Harbour Bakery, 2019 – 2023
- A fellow baker and I quarrelled over the early shift every week. I sat down with him and drew up a rota of alternating weeks. The quarrels ended, and nobody left for three years.

Shift lead, Mill Street Café, 2016 – 2019
- The cook and I disagreed about how to label allergens. I showed him the inspector's letter and we tried my labels for a month. Complaints fell from nine to one.`;

const CONFLICT = 'Tell me about a time you had a conflict with a coworker.';
const ANOTHER = 'Can you describe a disagreement with a colleague?';
const ROTA = 'rota of alternating weeks';
const LABELS = 'letter';

/** As a recogniser hears somebody tell it in their own words. */
const ROTA_SAID = [
  'Well, at the bakery a fellow baker and I quarrelled about the early shift, like every week.',
  'So I sat down with him and we drew up a rota with alternating weeks.',
  'After that the quarrels ended and nobody left for three years.',
];
const LABELS_SAID = [
  'So the cook disagreed with me about labels for allergens.',
  'I showed him the letter from the inspector and we just tried my labels for a month.',
  'And complaints fell from nine to one.',
];

const recogniser = toldRecogniser();
let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeAll(async () => {
  server = await startStreamServer({}, () => ({ recogniser }));
});
afterAll(() => server.close());

async function interview() {
  const user = await signInNewUser(server);
  const calls = interviewCalls(server, user);
  const session_id = await calls.start({ job_title: 'Baker', resume_summary: WORK });
  const query = { token: user.token, session_id };
  const feed = await server.follow(query).begun();
  const stream = await server.connect({ ...query, channel: 'candidate' }).opened();
  await stream.until(() => stream.said('status').length === 1);
  let said = 0;
  return {
    ask: async (question: string) => (await calls.ask(session_id, question)).body.split('\n\n---\n')[0],
    say: async (words: readonly string[]) => {
      for (const text of words) {
        recogniser.hear(text);
        stream.speak(1_600);
        await stream.until(() => stream.said('transcript').at(-1) === text);
      }
      said += words.length;
      await feed.until(() => feed.events().filter(({ kind }) => kind === 'line').length === said);
    },
  };
}

test('a story that was told without the copilot is not offered first', async () => {
  const first = await (await interview()).ask(CONFLICT);
  const [itsWords, told, other] = first!.includes(ROTA)
    ? [ROTA, ROTA_SAID, LABELS]
    : [LABELS, LABELS_SAID, ROTA];
  expect(first).toContain(itsWords);
  const { ask, say } = await interview();
  await say(told);
  expect(await ask(CONFLICT)).toContain(other);
});

test('a suggestion that was told in own words counts as told', async () => {
  const { ask, say } = await interview();
  const first = await ask(CONFLICT);
  const isRota = first!.includes(ROTA);
  await say(isRota ? ROTA_SAID : LABELS_SAID);
  expect(await ask(ANOTHER)).toContain(isRota ? LABELS : ROTA);
});

test('a suggestion in whose place another story was told is offered again', async () => {
  const { ask, say } = await interview();
  const first = await ask(CONFLICT);
  const isRota = first!.includes(ROTA);
  await say(isRota ? LABELS_SAID : ROTA_SAID);
  expect(await ask(ANOTHER)).toContain(isRota ? ROTA : LABELS);
});
