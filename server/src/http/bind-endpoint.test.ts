import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPLOAD } from '@pythia/contracts/budgets.ts';
import { API_PREFIX, defineEndpoint, type Endpoint } from '@pythia/contracts/endpoint.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { AppError } from '#core/errors.ts';
import type { CallGuards } from './authorise.ts';
import { Revocations } from './revocation.ts';
import { answersInHand } from './answers-in-hand.ts';
import { endpointBinder } from './bind-endpoint.ts';
import { createServer } from './create-server.ts';
import { uploadPlaces } from './upload-places.ts';

const endpoint = defineEndpoint({
  method: 'POST',
  path: '/work',
  summary: 'Work',
  access: 'user',
  reply: z.object({}),
});

const page = defineEndpoint({
  method: 'GET',
  path: '/books/:book/pages/:page',
  summary: 'A page of a book',
  access: 'public',
  params: z.object({ book: z.string(), page: z.coerce.number<string>().int() }),
  reply: z.object({ got: z.array(z.unknown()) }),
});

let app: FastifyInstance;
beforeEach(async () => {
  app = await createServer({ trustProxy: false, logLevel: 'silent', publicUrl: undefined });
});
afterEach(() => app.close());

async function call() {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  client.write(
    `POST ${API_PREFIX}/work HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer t\r\nContent-Length: 0\r\n\r\n`,
  );
  return client;
}

const nobody: CallGuards = {
  authenticate: async () => ({ userId: 'u', subscribed: false }),
  limits: { admit: async () => {}, admitStranger: async () => {}, admitUser: async () => {} },
};

test('a caller who leaves while being looked up is known to be gone', async () => {
  const asked = Promise.withResolvers<void>();
  const lookUp = Promise.withResolvers<void>();
  const signal = Promise.withResolvers<AbortSignal>();
  const authenticate = async () => {
    asked.resolve();
    await lookUp.promise;
    return { userId: 'u', subscribed: false };
  };
  endpointBinder(app, { ...nobody, authenticate })(endpoint, (call) => {
    signal.resolve(call.signal);
    return {};
  });
  const closed = new Promise<void>((resolve) => {
    app.server.once('request', (_request, response) => response.once('close', resolve));
  });
  const client = await call();
  await asked.promise;
  client.destroy();
  await closed;
  lookUp.resolve();
  expect((await signal.promise).aborted).toBe(true);
});

test('a call that its caller has ended is no error of ours', async () => {
  const lines: { level: number; msg: string }[] = [];
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  await app.close();
  app = await createServer({ trustProxy: false, logLevel: 'info', logTo, publicUrl: undefined });
  const begun = Promise.withResolvers<void>();
  endpointBinder(app, nobody)(endpoint, ({ signal }) => {
    begun.resolve();
    return new Promise((_done, failed) =>
      signal.addEventListener('abort', () => failed(signal.reason as Error)),
    );
  });
  const client = await call();
  await begun.promise;
  client.destroy();
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('the caller has left');
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

test('a server that closes waits for a call whose caller is gone', async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const work = Promise.withResolvers<void>();
  let isDone = false;
  endpointBinder(app, nobody)(endpoint, async ({ signal }) => {
    begun.resolve(signal);
    await work.promise;
    isDone = true;
    return {};
  });
  const client = await call();
  const signal = await begun.promise;
  const gone = new Promise((resolve) => signal.addEventListener('abort', resolve));
  client.destroy();
  await gone;
  const closed = app.close();
  setImmediate(work.resolve);
  await closed;
  expect(isDone).toBe(true);
});

test('the parts of a path reach the handler decoded and parsed', async () => {
  endpointBinder(app, nobody)(page, ({ params }) => ({ got: [params.book, params.page] }));
  const reply = await app.inject(`${API_PREFIX}/books/a%2Fb%20c/pages/7`);
  expect(reply.json()).toEqual({ got: ['a/b c', 7] });
});

test('a streamed answer breaks off when its caller’s token dies meanwhile', async () => {
  const told = defineEndpoint({ ...endpoint, reply: 'answer-stream' });
  let isDead = false;
  const authenticate = async () => {
    if (isDead) throw new AppError('unauthenticated', 'No.');
    return { userId: 'u', subscribed: false };
  };
  endpointBinder(app, { ...nobody, authenticate, checkEveryMs: 5 })(told, async function* ({ signal }) {
    yield text('Once ');
    yield text('upon ');
    isDead = true;
    await new Promise((over) => signal.addEventListener('abort', over));
    yield text('a time');
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}${API_PREFIX}/work`, {
    method: 'POST',
    headers: { authorization: 'Bearer t' },
  });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
});

test.each([
  [
    'that waits for its signal',
    (signal: AbortSignal) => once(signal, 'abort').then(() => signal.throwIfAborted()),
  ],
  ['that sleeps', (signal: AbortSignal) => sleep(3_600_000, undefined, { signal })],
])('a call %s is refused when its caller’s tokens end, and is no error of ours', async (_name, wait) => {
  const revocations = new Revocations();
  const begun = Promise.withResolvers<void>();
  endpointBinder(app, { ...nobody, revocations })(endpoint, async ({ signal }) => {
    begun.resolve();
    await wait(signal);
    return {};
  });
  const reply = app.inject({
    method: 'POST',
    url: `${API_PREFIX}/work`,
    headers: { authorization: 'Bearer t' },
  });
  await begun.promise;
  revocations.tell('somebody else');
  revocations.tell('u');
  const { statusCode, ...refused } = await reply;
  expect([statusCode, refused.json()]).toEqual([401, { detail: SERVER_MESSAGES.notSignedIn }]);
});

test('the token of a caller who left before it was known is not looked at again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const told = defineEndpoint({ ...endpoint, reply: 'answer-stream' });
  const [asked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.server.on('connection', (socket) => socket.once('close', () => gone.resolve()));
  const authenticate = async () => {
    asked.resolve();
    await gone.promise;
    return { userId: 'u', subscribed: false };
  };
  endpointBinder(app, { ...nobody, authenticate })(told, async function* () {
    yield text('Once ');
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const caller = new AbortController();
  const headers = { authorization: 'Bearer t' };
  const answer = fetch(`${address}${API_PREFIX}/work`, { method: 'POST', headers, signal: caller.signal });
  await asked.promise;
  caller.abort();
  await expect(answer).rejects.toThrow('aborted');
  await app.close(); // when the call is answered
  expect(vi.getTimerCount()).toBe(0);
});

test('a part of a path that cannot be one is a 404, not the caller’s mistake', async () => {
  endpointBinder(app, nobody)(page, () => ({ got: [] }));
  const reply = await app.inject(`${API_PREFIX}/books/a/pages/seven`);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ detail: 'Not found' });
});

const sendPicture = defineEndpoint({
  method: 'PUT',
  path: '/picture',
  summary: 'Send a picture',
  access: 'user',
  budgets: UPLOAD,
  bodyType: 'file',
  bodyLimit: 1_000,
  body: z.object({ file: z.file().mime(['image/png']) }),
  reply: z.object({ name: z.string(), text: z.string() }),
});

const refuse = async (): Promise<void> => {
  throw new AppError('too-many-requests', 'Too many.');
};

async function upload(form: FormData | string, guards: Partial<CallGuards> = {}): Promise<Response> {
  endpointBinder(app, { ...nobody, ...guards })(sendPicture, async ({ body }) => ({
    name: body.file.name,
    text: await body.file.text(),
  }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const type = typeof form === 'string' ? { 'content-type': 'multipart/form-data; boundary=b' } : {};
  return fetch(`${address}${API_PREFIX}/picture`, {
    method: 'PUT',
    headers: { authorization: 'Bearer t', ...type },
    body: form,
  });
}

function formWith(field: string, bytes: string, type = 'image/png'): FormData {
  const form = new FormData();
  form.set(field, new File([bytes], 'me.png', { type }));
  return form;
}

test('an uploaded file reaches the handler with its name', async () => {
  const reply = await upload(formWith('file', 'bytes'));
  expect(await reply.json()).toEqual({ name: 'me.png', text: 'bytes' });
});

test.each([
  ['in another field', formWith('picture', 'bytes'), 422],
  ['of another type', formWith('file', 'bytes', 'text/html'), 422],
  ['over the limit of its call', formWith('file', 'x'.repeat(1_001)), 413],
  ['that is cut off', '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf', 400],
  ['that is none', '--b--\r\n', 422],
])('a file %s is refused in words', async (_what, form, status) => {
  const reply = await upload(form);
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject({ detail: expect.any(String) });
});

test('a file is not read from who has sent too many', async () => {
  const reply = await upload(formWith('wrong', 'bytes'), { limits: { ...nobody.limits, admit: refuse } });
  expect(reply.status).toBe(429);
});

/** Answered by hand; `atOnce` places, no queue. */
async function heldUploads(atOnce: number) {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const guards = { ...nobody, authenticate: async (token: string) => ({ userId: token, subscribed: false }) };
  endpointBinder(
    app,
    guards,
    answersInHand(),
    uploadPlaces({ atOnce, maxWaiting: 0 }),
  )(sendPicture, async () => {
    begun.resolve();
    await held.promise;
    return { name: '', text: '' };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = (token: string, body: FormData | string = formWith('file', 'bytes')): Promise<Response> =>
    fetch(`${address}${API_PREFIX}/picture`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        ...(typeof body === 'string' && { 'content-type': 'multipart/form-data; boundary=b' }),
      },
      body,
    });
  return { send, begun: begun.promise, end: held.resolve };
}

const BROKEN = '--b--\r\n';

test('beyond the places for files nothing of a body is read, and there is room again afterwards', async () => {
  const { send, begun, end } = await heldUploads(1);
  const first = send('ada');
  await begun;
  expect((await send('grace', BROKEN)).status).toBe(503); // read, it would be a 422
  end();
  expect((await first).status).toBe(200);
  expect((await send('grace', BROKEN)).status).toBe(422);
});

test('a user has one place for files', async () => {
  const { send, begun, end } = await heldUploads(2);
  const first = send('ada');
  await begun;
  expect((await send('ada', BROKEN)).status).toBe(429);
  expect((await send('grace', BROKEN)).status).toBe(422);
  end();
  await first;
});

test('a raw body reaches the handler byte by byte, whatever it says it is', async () => {
  const hook = defineEndpoint({
    method: 'POST',
    path: '/hook',
    summary: 'Signed as a whole',
    access: 'public',
    bodyType: 'raw',
    bodyLimit: 20,
    body: z.instanceof(Uint8Array),
    reply: z.object({ hex: z.string() }),
  });
  endpointBinder(app, nobody)(hook, ({ body }) => ({ hex: Buffer.from(body).toString('hex') }));
  const send = (payload: Buffer) =>
    app.inject({
      method: 'POST',
      url: `${API_PREFIX}/hook`,
      headers: { 'content-type': 'application/json' },
      payload,
    });
  expect((await send(Buffer.from('{"a": 1}\n'))).json()).toEqual({ hex: '7b2261223a20317d0a' });
  expect((await send(Buffer.alloc(21))).statusCode).toBe(413);
});

test('a call’s own body limit is the one that counts', async () => {
  const small = defineEndpoint({ ...endpoint, access: 'public', bodyLimit: 10, body: z.unknown() });
  endpointBinder(app, nobody)(small, () => ({}));
  const send = (payload: object) => app.inject({ method: 'POST', url: `${API_PREFIX}/work`, payload });
  expect((await send({ a: 1 })).statusCode).toBe(200);
  expect((await send({ a: 'longer than ten' })).statusCode).toBe(413);
});

test.each([
  ['JSON', { reply: z.object({}) }, {}, [200, 'application/json; charset=utf-8', '{}']],
  ['what was made', { reply: z.object({}), status: 201 }, {}, [201, 'application/json; charset=utf-8', '{}']],
  ['nothing', { reply: 'nothing' }, undefined, [204, undefined, '']],
  ['a page', { reply: 'html' }, '<p>Hello', [200, 'text/html; charset=utf-8', '<p>Hello']],
  ['bytes', { reply: 'bytes' }, { type: 'image/png', bytes: Buffer.from('png') }, [200, 'image/png', 'png']],
] as const)('a reply of %s has its status and type', async (_what, reply, answer, expected) => {
  const replying: Endpoint = { method: 'GET', path: '/reply', summary: 'Reply', access: 'public', ...reply };
  endpointBinder(app, nobody)(replying, () => answer as never);
  const { statusCode, headers, payload } = await app.inject(`${API_PREFIX}/reply`);
  expect([statusCode, headers['content-type'], payload]).toEqual(expected);
  expect(headers['cache-control']).toBe('no-store');
});

test('a reply of another address sends the browser there with a GET', async () => {
  const leave = defineEndpoint({ ...endpoint, access: 'public', reply: 'redirect' });
  endpointBinder(app, nobody)(leave, () => 'https://elsewhere.example/');
  const reply = await app.inject({ method: 'POST', url: `${API_PREFIX}/work` });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, 'https://elsewhere.example/']);
});

test('a budget that cannot tell whose call it counts is refused when it is bound', () => {
  const uncountable = defineEndpoint({ ...endpoint, access: 'public', budgets: UPLOAD });
  expect(() => endpointBinder(app, nobody)(uncountable, () => ({}))).toThrow("'upload' counts by user");
});

const streamed = defineEndpoint({
  method: 'POST',
  path: '/answers',
  summary: 'An answer',
  access: 'user',
  reply: 'answer-stream',
});

const text = (piece: string) => ({ type: 'text' as const, text: piece });

const byName = async (token: string) => ({ userId: token, subscribed: false });

/** Ended by hand. */
async function answering(bounds: Parameters<typeof answersInHand>[0]) {
  const end = Promise.withResolvers<void>();
  let begun = 0;
  endpointBinder(
    app,
    { ...nobody, authenticate: byName },
    answersInHand(bounds),
  )(streamed, async function* () {
    begun += 1;
    yield text('Well');
    await end.promise;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = (user: string): Promise<Response> =>
    fetch(`${url}${API_PREFIX}/answers`, { method: 'POST', headers: { authorization: `Bearer ${user}` } });
  return { ask, end: end.resolve, begun: () => begun };
}

test('an answer beyond those that one process may have in hand is refused before it is begun', async () => {
  const { ask, end, begun } = await answering({ most: 2 });
  const first = await Promise.all([ask('a'), ask('b')]);
  const refused = await ask('c');
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    503,
    '1',
    { detail: SERVER_MESSAGES.answerServiceBusy },
  ]);
  expect(begun()).toBe(2);
  end();
  expect(await Promise.all(first.map((answer) => answer.text()))).toEqual(['Well', 'Well']);
  await expect.poll(async () => (await ask('c')).status).toBe(200);
});

test('one user’s answers leave room for those of others', async () => {
  const { ask, end } = await answering({ mostEach: 1 });
  await ask('a');
  expect([(await ask('a')).status, (await ask('b')).status]).toEqual([429, 200]);
  end();
});

test('no answer is begun while the process is behind', async () => {
  const { ask, begun } = await answering({ isBehind: () => true });
  expect([(await ask('a')).status, begun()]).toEqual([503, 0]);
});
