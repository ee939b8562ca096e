import { afterAll, beforeAll, expect, test } from 'vitest';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startStreamServer } from '#testing/start-stream-server.ts';
import { toldRecogniser } from '#testing/told-recogniser.ts';

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';
const HEARD_AGAIN = 'Tell me about the time you had a contract with a co worker';

const recogniser = toldRecogniser();
let server: Awaited<ReturnType<typeof startStreamServer>>;
beforeAll(async () => {
  server = await startStreamServer({}, () => ({ recogniser }));
});
afterAll(() => server.close());

async function interview() {
  const user = await signInNewUser(server);
  const session = await server.addSession(user);
  const feed = await server.follow(session).begun();
  const streamOf = async (channel: 'interviewer' | 'candidate') => {
    const stream = await server.connect({ ...session, channel }).opened();
    await stream.until(() => stream.said('status').length === 1);
    const says = async (text: string) => {
      const heard = stream.said('transcript').length;
      recogniser.hear(text);
      stream.speak(1_600);
      await stream.until(() => stream.said('transcript').length > heard);
    };
    return { stream, says };
  };
  const lines = () =>
    feed.events().flatMap((event) => (event.kind === 'line' ? [[event.channel, event.text]] : []));
  const streams = { tab: await streamOf('interviewer'), microphone: await streamOf('candidate') };
  return { feed, lines, ...streams, calls: interviewCalls(server, user), id: session.session_id };
}

test('two voices are lines of one session, and what the loudspeaker said is no line of the candidate', async () => {
  const { feed, lines, tab, microphone } = await interview();
  await microphone.says(HEARD_AGAIN); // may be heard first
  await tab.says(QUESTION);
  await microphone.says('Two bakers quarrelled over the early shift.');
  await feed.until(() => lines().length === 2);
  expect(lines()).toEqual([
    ['interviewer', QUESTION],
    ['candidate', 'Two bakers quarrelled over the early shift.'],
  ]);
});

test('the candidate’s question is none of the interviewer’s', async () => {
  const { feed, lines, tab, microphone } = await interview();
  await microphone.says('How large is the team that I would work with?');
  await tab.stream.sendSilenceUntil(feed.until(() => lines().length === 1));
  await tab.says(QUESTION);
  await feed.until(() => feed.events().some(({ kind }) => kind === 'detected'));
  const found = feed.events().flatMap((event) => (event.kind === 'detected' ? [event.question?.text] : []));
  expect(found.join()).not.toContain('team');
});

test('what is held when the last window leaves is kept', async () => {
  const user = await signInNewUser(server);
  const session = await server.addSession(user);
  const stream = await server.connect({ ...session, channel: 'candidate' }).opened();
  recogniser.hear('Two bakers quarrelled.');
  stream.speak(1_600);
  stream.end();
  await stream.closed;
  const read = () => interviewCalls(server, user).events(session.session_id);
  await expect.poll(read).toMatchObject([{ channel: 'candidate', text: 'Two bakers quarrelled.' }]);
});
