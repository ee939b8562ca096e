import { type Customization, USUAL_CUSTOMIZATION } from '@pythia/contracts/customization.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { Style, Styles } from '@pythia/contracts/style.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { deleteBelongings } from '#features/users/erase-belongings.ts';
import { signInNewUser, type SignedInUser } from '#testing/sign-in-new-user.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';
import { signInSubscriber, subscribe } from '#testing/subscribed-user.ts';

let running: TestApp;
let user: SignedInUser;
beforeEach(async () => {
  running = await startTestApp();
  user = await signInSubscriber(running);
});
afterEach(() => running.close());

type Read = Customization & { version: number };

const call = (method: 'GET' | 'PUT', payload?: object, { headers } = user) =>
  running.app.inject({ method, url: '/api/v1/customization', headers, ...(payload && { payload }) });
const read = async (by = user) => (await call('GET', undefined, by)).json<Read>();
const save = (version: number, change: Partial<Customization>, by = user) =>
  call('PUT', { ...USUAL_CUSTOMIZATION, ...change, version }, by);

const withFirst = (change: Partial<Style>, name = 'Mine'): Styles => {
  const [first, ...others] = USUAL_CUSTOMIZATION.styles;
  return [{ name, style: { ...first.style, ...change } }, ...others];
};

test('before anything is chosen the usual is read, in either plan', async () => {
  for (const by of [user, await signInNewUser(running)])
    expect(await read(by)).toEqual({ version: 0, ...USUAL_CUSTOMIZATION });
});

test('all that is chosen is kept, and what was there before can be put back', async () => {
  const chosen: Customization = {
    styles: withFirst({ form: 'one-liner', words: 30, instructions: 'Say “we” for the team.' }),
    current: 0,
    vocabulary: [{ word: 'Kubernetes', sounds_like: 'cube are netties' }, { word: 'CI/CD' }],
    eyes: { ...USUAL_CUSTOMIZATION.eyes, answer_size: 150, transcript_side: 'right' },
  };
  expect((await save(0, chosen)).json()).toEqual({ version: 1 });
  expect(await read()).toEqual({ version: 1, ...chosen });
  expect((await save(1, USUAL_CUSTOMIZATION)).json()).toEqual({ version: 2 });
  expect(await read()).toEqual({ version: 2, ...USUAL_CUSTOMIZATION });
});

test('of two windows that change the same version one is told that the other was first', async () => {
  const replies = await Promise.all(([0, 1] as const).map((current) => save(0, { current })));
  const refused = replies.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map((reply) => reply.json<object>())).toEqual([
    { detail: SERVER_MESSAGES.customizationChanged },
  ]);
  const won = replies.findIndex(({ statusCode }) => statusCode === 200);
  expect((await read()).current).toBe(won);
});

test('403 for saving without a subscription, or after its end, when all that was kept is still read', async () => {
  await save(0, { current: 2 });
  await subscribe({ db: running.dependencies.db, clock: running.clock }, user.userId, 0);
  for (const by of [user, await signInNewUser(running)]) {
    const refused = await save(1, { current: null }, by);
    expect([refused.statusCode, refused.json()]).toEqual([403, { detail: SERVER_MESSAGES.notSubscribed }]);
  }
  expect((await read()).current).toBe(2);
});

test('401 without a token', async () => {
  const nobody = { ...user, headers: { authorization: '' } };
  expect((await call('GET', undefined, nobody)).statusCode).toBe(401);
  expect((await save(0, {}, nobody)).statusCode).toBe(401);
});

test('nobody reads or changes what another chose; it is in its user’s copy, and goes with the account', async () => {
  const other = await signInSubscriber(running);
  await save(0, { vocabulary: [{ word: 'Kubernetes' }] });
  await save(0, { current: 3 }, other);
  expect([(await read()).current, (await read(other)).vocabulary]).toEqual([null, []]);
  const copy = await running.app.inject({ url: '/api/v1/users/me/data', headers: user.headers });
  expect(copy.json()).toMatchObject({
    customization: { styles: USUAL_CUSTOMIZATION.styles, vocabulary: [{ word: 'Kubernetes' }] },
  });
  await deleteBelongings(running.dependencies.db, BELONGINGS, { id: user.userId, email: user.email });
  expect([(await read()).version, (await read(other)).current]).toEqual([0, 3]);
});

test.each<[string, object]>([
  ['three styles', { styles: USUAL_CUSTOMIZATION.styles.slice(1) }],
  ['a style without a name', { styles: withFirst({}, ' ') }],
  ['instructions that are too long', { styles: withFirst({ instructions: 'x'.repeat(1_001) }) }],
  ['a length that is not offered', { styles: withFirst({ words: 45 as 30 }) }],
  ['too many words to avoid', { styles: withFirst({ avoid: Array<string>(21).fill('very') }) }],
  ['a language that is not offered', { styles: withFirst({ language: 'tlh' as 'de' }) }],
  ['a fifth style', { current: 4 }],
  [
    'too many words for the ears',
    { vocabulary: Array.from({ length: LIMITS.vocabularyWords + 1 }, () => ({ word: 'Kafka' })) },
  ],
  ['a word of nothing', { vocabulary: [{ word: ' ' }] }],
  ['a size that is not offered', { eyes: { ...USUAL_CUSTOMIZATION.eyes, answer_size: 99 } }],
])('422 for %s', async (_, change) => {
  expect((await save(0, change as Partial<Customization>)).statusCode).toBe(422);
});
