import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '@pythia/contracts/endpoint.ts';
import { currentUser, signIn, signUp, verifyEmail } from '@pythia/contracts/accounts.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { fieldErrors, sentenceFor } from './api-error.ts';
import { call } from './call.ts';
import { answeringServer } from './testing/answering-server.ts';

afterEach(() => vi.restoreAllMocks());

const answer = (status: number, body: unknown) =>
  answeringServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });

describe('a call', () => {
  it('sends form, query, JSON and token the way the endpoint says', async () => {
    const seen: string[] = [];
    const server = await answeringServer(async (request, response) => {
      const { authorization = '-', 'content-type': type = '-' } = request.headers;
      seen.push(`${request.method} ${request.url} ${type} ${authorization} ${await text(request)}`);
      response.end(
        JSON.stringify({ message: 'ok', email: 'ada@example.com', access_token: 't', token_type: 'bearer' }),
      );
    });
    const { origin } = server;
    await call(signIn, { origin, body: { username: 'a+b@c.example', password: 'p&q' } });
    await call(signUp, { origin, body: { email: 'a@c.example', password: 'x' } });
    await call(verifyEmail, { origin, query: { token: 'a b' } });
    await call(currentUser, { origin, token: 'secret' }).catch(() => {});
    expect(seen).toEqual([
      'POST /api/v1/login/access-token application/x-www-form-urlencoded;charset=UTF-8 - username=a%2Bb%40c.example&password=p%26q',
      'POST /api/v1/users/signup application/json - {"email":"a@c.example","password":"x"}',
      'GET /api/v1/users/verify-email?token=a+b - - ',
      'GET /api/v1/users/me - Bearer secret ',
    ]);
  });

  it('writes the parts of the path, whatever is in them', async () => {
    const seen: (string | undefined)[] = [];
    const server = await answeringServer((request, response) => {
      seen.push(request.url);
      response.end('{}');
    });
    const page = defineEndpoint({
      method: 'GET',
      path: '/books/:book/pages/:page',
      summary: 'A page',
      access: 'public',
      params: z.object({ book: z.string(), page: z.coerce.number<number>() }),
      reply: z.object({}),
    });
    await call(page, { origin: server.origin, params: { book: 'a/b ?:page', page: 7 } });
    expect(seen).toEqual(['/api/v1/books/a%2Fb%20%3F%3Apage/pages/7']);
  });

  it('goes on when the page is closed, unless the browser would refuse to send that much', async () => {
    const server = await answer(200, {});
    const fetching = vi.spyOn(globalThis, 'fetch');
    const texts = defineEndpoint({
      method: 'PUT',
      path: '/texts',
      summary: 'A text',
      access: 'public',
      body: z.object({ text: z.string() }),
      reply: z.object({}),
    });
    for (const text of ['short', 'é'.repeat(31_000), 'é'.repeat(33_000)])
      await call(texts, { origin: server.origin, body: { text }, keepalive: true });
    expect(fetching.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true, false]);
  });

  it('answers what the contract promises', async () => {
    const server = await answer(200, { message: 'Welcome', email: 'ada@example.com', extra: 1 });
    const reply = await call(verifyEmail, { origin: server.origin, query: { token: 't' } });
    expect(reply).toEqual({ message: 'Welcome', email: 'ada@example.com' });
  });

  it.each([200, 201, 202])('takes a %i for a success', async (status) => {
    const server = await answer(status, { message: 'ok', email: 'ada@example.com' });
    const reply = await call(verifyEmail, { origin: server.origin, query: { token: 't' } });
    expect(reply).toEqual({ message: 'ok', email: 'ada@example.com' });
  });

  it('answers nothing where nothing is promised', async () => {
    const server = await answeringServer((_, response) => response.writeHead(204).end());
    const forget = defineEndpoint({
      method: 'DELETE',
      path: '/thing',
      summary: 'Forget',
      access: 'public',
      reply: 'nothing',
    });
    expect(await call(forget, { origin: server.origin })).toBeUndefined();
  });

  it('sends a file under the field that the contract names', async () => {
    const seen: string[] = [];
    const server = await answeringServer(async (request, response) => {
      seen.push(String(request.headers['content-type']), await text(request));
      response.end('{}');
    });
    const upload = defineEndpoint({
      method: 'PUT',
      path: '/picture',
      summary: 'Send a picture',
      access: 'public',
      bodyType: 'file',
      body: z.object({ file: z.file() }),
      reply: z.object({}),
    });
    await call(upload, { origin: server.origin, body: { file: new File(['bytes'], 'me.png') } });
    expect(seen[0]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[1]).toContain('name="file"; filename="me.png"');
  });

  it('says at each field what is wrong with it', async () => {
    const server = await answer(422, {
      detail: 'Two things.',
      errors: [
        { path: 'email', message: 'Enter a valid email address.' },
        { path: 'password', message: 'Too short.' },
        { path: 'password', message: 'Too weak.' },
      ],
    });
    expect(fieldErrors(await failure(server.origin))).toEqual({
      email: 'Enter a valid email address.',
      password: 'Too short.',
    });
    expect(fieldErrors(new Error('something else'))).toEqual({});
  });

  it.each([
    [{ message: 'From a proxy.' }, 'From a proxy.'],
    [{ detail: 'Ours.', message: 'Not this.' }, 'Ours.'],
    [{ detail: [{ msg: 'no sentence' }] }, 'fallback'],
    [null, 'fallback'],
  ])('reads the sentence of a refusal from %j', async (body, sentence) => {
    const server = await answer(400, body);
    expect(sentenceFor(await failure(server.origin), 'fallback')).toBe(sentence);
  });

  it.each([null, '<html>Bad gateway</html>'])(
    'says of the refusal %j that it is unexpected',
    async (body) => {
      const { origin } = await answer(502, body);
      expect(await failure(origin)).toHaveProperty('message', 'Unexpected response from server');
    },
  );

  it('carries the server’s sentence and fields when refused', async () => {
    const errors = [{ path: 'email', message: 'Enter a valid email address.' }];
    const server = await answer(422, { detail: 'Check the email.', errors });
    const failed = call(verifyEmail, { origin: server.origin, query: { token: 't' } });
    await expect(failed).rejects.toMatchObject({
      kind: 'http',
      status: 422,
      detail: 'Check the email.',
      errors,
    });
  });

  it('falls back to the given sentence when a refusal says nothing', async () => {
    const server = await answer(500, '<h1>Bad gateway</h1>');
    const error = await failure(server.origin);
    expect(error).toMatchObject({ kind: 'http', status: 500, statusText: 'Internal Server Error' });
    expect(sentenceFor(error, MESSAGES.registrationFailed)).toBe('Registration failed');
  });

  it.each([
    ['a body of another shape', 200, { welcome: true }, MESSAGES.invalidResponse],
    ['a body that is no JSON', 200, 'hello', MESSAGES.invalidResponse],
  ])('does not take %s for an answer', async (_, status, body, sentence) => {
    const server = await answer(status, body);
    const error = await failure(server.origin);
    expect(error).toMatchObject({ kind: 'shape', status });
    expect(sentenceFor(error, 'unused')).toBe(sentence);
  });

  it('says that no server responds', async () => {
    const server = await answeringServer(() => {});
    await server.close();
    const error = await failure(server.origin);
    expect(error).toMatchObject({ kind: 'network', status: 0 });
    expect(sentenceFor(error, 'unused')).toBe(MESSAGES.networkError);
  });

  it('throws the reason of an abort', async () => {
    const abort = new AbortController();
    const server = await answeringServer(() => abort.abort(new Error('left the page')));
    const calling = call(verifyEmail, { origin: server.origin, query: { token: 't' }, signal: abort.signal });
    await expect(calling).rejects.toThrow('left the page');
  });
});

const failure = (origin: string): Promise<unknown> =>
  call(verifyEmail, { origin, query: { token: 't' } }).then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );
