import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { BodyOf } from '@pythia/contracts/endpoint.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { Backoff } from '#api/retry.ts';
import { streamParts } from '#api/read-parts.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { watchServer } from '#api/watch-server.ts';
import { Delivery } from './delivery.ts';

type Reply = (response: ServerResponse, question: string) => unknown;

const wellFormed: Reply = (response, question) => response.end(`About “${question}”.`);
const breaking: Reply = (response) => response.destroy();
const refusing =
  (status: number, body?: object): Reply =>
  (response) =>
    response.writeHead(status).end(body && JSON.stringify(body));

const busy =
  (seconds: string): Reply =>
  (response) =>
    response
      .writeHead(503, { 'retry-after': seconds })
      .end(JSON.stringify({ detail: SERVER_MESSAGES.answerServiceBusy }));

/** Replies in order, then repeats the last. */
async function serve(replies: Reply[] = [wellFormed], port = 0, { awayAfterEach = false } = {}) {
  const asked: string[] = [];
  const attempts: unknown[] = [];
  let isAway = false;
  const server = await answeringServer(async (request: IncomingMessage, response) => {
    if (request.url === '/healthz') {
      response.writeHead(isAway ? 503 : 200).end();
      isAway = false;
      return undefined;
    }
    isAway = awayAfterEach;
    const { message, sending } = (await json(request)) as BodyOf<typeof freeChat>;
    asked.push(message);
    attempts.push(sending);
    const reply = replies[Math.min(asked.length, replies.length) - 1]!;
    return reply(response, message);
  }, port);
  return { ...server, asked, attempts };
}

interface Sending {
  /** Milliseconds between probes. */
  everyMs?: number;
  question?: string;
  /** Gets the waits. */
  waits?: (number | undefined)[];
  isServerHeard?: () => boolean;
}

/** Sends with real calls and quick probes. */
function send(
  origin: string,
  { everyMs = 5, question = 'Why us?', waits = [], isServerHeard = () => false }: Sending = {},
) {
  const abort = new AbortController();
  const held: boolean[] = [];
  const pieces: string[] = [];
  let attempts = 0;
  const { promise: isHeld, resolve } = Promise.withResolvers<void>();
  const delivery = new Delivery(
    {
      askServer: (message, { sending, ...options }) =>
        streamParts(freeChat, {
          origin,
          token: 't',
          body: { message, session_id: 's', sending },
          ...options,
        }),
      watchServer: ({ firstInMs, ...watch }) => {
        if (held.at(-1)) waits.push(firstInMs);
        const rhythm = new Backoff({ firstMs: everyMs, maxMs: everyMs });
        const soon = firstInMs === undefined ? {} : { firstInMs: Math.min(firstInMs, everyMs) };
        return watchServer({ ...watch, ...soon }, { origin, rhythm });
      },
      isServerHeard,
    },
    { text: question, source: 'typed', lines: [] },
    {
      signal: abort.signal,
      nextSending: () => ({ id: 'the-question', at: ++attempts }),
      onPart: (part) => part.type === 'text' && pieces.push(part.text),
      onHeld: (isHeldNow) => {
        held.push(isHeldNow);
        resolve();
      },
    },
  );
  const answer = delivery.send().then(() => pieces.join(''));
  return { delivery, answer, held, isHeld, takeBack: () => abort.abort() };
}

async function freePort(): Promise<{ port: number; origin: string }> {
  const server = await serve();
  await server.close();
  return server;
}

describe('a question', () => {
  test('that no server takes is held, and asked once when there is one', async () => {
    const { port, origin } = await freePort();
    const { answer, held, isHeld } = send(origin);
    await isHeld;
    const server = await serve([wellFormed], port);
    expect(await answer).toBe('About “Why us?”.');
    expect([held, server.asked]).toEqual([[true, false], ['Why us?']]);
  });

  test.each([
    ['a gateway without a server (502)', refusing(502)],
    ['a gateway that has closed (503)', refusing(503)],
    ['a gateway that gave up (504)', refusing(504)],
    ['a server that is closing', refusing(503, { detail: MESSAGES.shuttingDown })],
    ['a connection that breaks before the reply', breaking],
  ])('that meets %s is held and asked again', async (_, reply) => {
    const { origin, asked } = await serve([reply, reply, wellFormed]);
    const { answer, held } = send(origin);
    expect(await answer).toBe('About “Why us?”.');
    expect([held, asked.length]).toEqual([[true, false, true, false], 3]);
  });

  test.each([
    ['a gateway that fails', refusing(502)],
    ['a connection that breaks', breaking],
  ])('that meets %s again and again although the server is there fails in the end', async (_, reply) => {
    const { origin, asked } = await serve([reply]);
    const { answer } = send(origin);
    await expect(answer).rejects.toBeInstanceOf(ApiError);
    expect(asked.length).toBe(5);
  });

  test('is tried ever more rarely while the server is there', async () => {
    const waits: (number | undefined)[] = [];
    const { origin } = await serve([refusing(502)]);
    await expect(send(origin, { waits }).answer).rejects.toBeInstanceOf(ApiError);
    const [first = 0, second = 0, third = 0, fourth = 0] = waits;
    expect([first < second, second < third, third < fourth]).toEqual([true, true, true]);
  });

  test('that is held through many outages is asked when the last is over', async () => {
    const replies = [...Array<Reply>(6).fill(breaking), wellFormed];
    const server = await serve(replies, 0, { awayAfterEach: true });
    const { answer } = send(server.origin);
    expect(await answer).toBe('About “Why us?”.');
  });

  test('that a busy server refuses for a moment is asked again, as another attempt of the same', async () => {
    const { origin, attempts } = await serve([busy('1'), wellFormed]);
    const { answer, held } = send(origin);
    expect(await answer).toBe('About “Why us?”.');
    expect([held, attempts]).toEqual([[], [1, 2].map((at) => ({ id: 'the-question', at }))]);
  });

  test('that a server is too busy for, and for long, has failed', async () => {
    const { origin, asked } = await serve([busy('60'), wellFormed]);
    await expect(send(origin).answer).rejects.toMatchObject({ detail: SERVER_MESSAGES.answerServiceBusy });
    expect(asked).toHaveLength(1);
  });

  test.each([
    [400, 'Bad.'],
    [401, SERVER_MESSAGES.notSignedIn],
    [403, MESSAGES.sessionExpired],
    [404, SERVER_MESSAGES.notFound],
    [422, 'Too long.'],
    [429, SERVER_MESSAGES.tooManyRequests],
    [500, SERVER_MESSAGES.somethingWentWrong],
    [502, SERVER_MESSAGES.answerServiceRefused],
    [502, MESSAGES.answerServiceFailed],
    [503, SERVER_MESSAGES.answerServiceBusy],
    [503, MESSAGES.notAvailable],
    [504, SERVER_MESSAGES.answerServiceSlow],
  ])('that is answered with %d “%s” has failed, and is not asked again', async (status, detail) => {
    const { origin, asked } = await serve([refusing(status, { detail }), wellFormed]);
    const { answer, held } = send(origin);
    await expect(answer).rejects.toMatchObject({ kind: 'http', status, detail });
    expect([held, asked.length]).toEqual([[], 1]);
  });

  test('whose answer breaks off is not asked again', async () => {
    const { origin, asked } = await serve([
      (response) => response.write('Half an ans', () => response.destroy()),
      wellFormed,
    ]);
    const { answer, held } = send(origin);
    await expect(answer).rejects.toMatchObject({ kind: 'network', status: 200 });
    expect([held, asked.length]).toEqual([[], 1]);
  });

  test('whose answer breaks off behind its cue, before a word, is asked again', async () => {
    const cue = 'event: cue\ndata: {"title":"The oven","beats":["It failed."]}\n\n';
    const { origin, asked } = await serve([
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(cue, () => response.destroy());
      },
      wellFormed,
    ]);
    expect(await send(origin).answer).toBe('About “Why us?”.');
    expect(asked).toHaveLength(2);
  });

  test('that is thought about for long is waited for while the server is there', async () => {
    let looks = 0;
    const thinking: ServerResponse[] = [];
    const { origin } = await answeringServer((request, response) => {
      if (request.url !== '/healthz') return thinking.push(response);
      response.end();
      if (++looks === 5) for (const reply of thinking) reply.end('At last.');
      return looks;
    });
    const { answer, held } = send(origin);
    expect(await answer).toBe('At last.');
    expect([held, thinking.length]).toEqual([[], 1]);
  });

  test('that is thought about for long is answered over a network on which probes take 2.2 s', async () => {
    const asked: ServerResponse[] = [];
    const { origin } = await answeringServer((request, response) => {
      if (request.url === '/healthz') return setTimeout(() => response.end(), 2_200);
      asked.push(response);
      return asked.length === 2 && setTimeout(() => response.end('At last.'), 3_000);
    });
    const { answer, held } = send(origin, { everyMs: 500 });
    expect(await answer).toBe('At last.');
    expect(held).toEqual([true, false]);
  });

  test('that is thought about for long stays under way while the server is heard by another way', async () => {
    const thinking: ServerResponse[] = [];
    const probed: ServerResponse[] = [];
    const { origin } = await answeringServer((request, response) => {
      if (request.url !== '/healthz') return thinking.push(response);
      response.writeHead(503).end();
      if (probed.push(response) === 5) thinking[0]!.end('At last.');
      return probed;
    });
    const { answer, held } = send(origin, { isServerHeard: () => true });
    expect(await answer).toBe('At last.');
    expect([held, thinking.length]).toEqual([[], 1]);
  });

  test('that is held while no probe comes back in time is sent anyway', async () => {
    const { origin } = await answeringServer((request, response) => {
      if (request.url === '/healthz') response.writeHead(504).end();
      else if (asked.push(response) === 2) setTimeout(() => response.end('At last.'), 100); // several probes later
      else response.destroy();
    });
    const asked: ServerResponse[] = [];
    const { answer, held } = send(origin);
    expect(await answer).toBe('At last.');
    expect(held).toEqual([true, false]);
  });

  test('that was sent anyway, and swallowed, is asked again when the server is there', async () => {
    let isReached = false;
    let asked = 0;
    const { origin } = await answeringServer((request, response) => {
      if (request.url === '/healthz') return response.writeHead(isReached ? 200 : 504).end();
      asked += 1;
      if (asked === 1) return response.destroy();
      if (asked === 3) return response.end('Here.');
      isReached = true; // the second stays unanswered
      return response;
    });
    const { answer, held } = send(origin);
    expect(await answer).toBe('Here.');
    expect(held).toEqual([true, false]);
  });

  test('that is swallowed on its way is held, and asked again when the server is there', async () => {
    let isReached = false;
    const asked: boolean[] = [];
    const { origin } = await answeringServer((request, response) => {
      if (request.url !== '/healthz') asked.push(isReached);
      if (isReached) response.end('Here.');
    });
    const { answer, held, isHeld } = send(origin);
    await isHeld;
    isReached = true;
    expect(await answer).toBe('Here.');
    expect([held, asked]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('that is taken back while it is held is never asked', async () => {
    const { port, origin } = await freePort();
    const first = send(origin, { question: 'First?' });
    await first.isHeld;
    first.takeBack();
    await expect(first.answer).rejects.toMatchObject({ name: 'AbortError' });
    const second = send(origin, { question: 'Second?' });
    await second.isHeld;
    const server = await serve([wellFormed], port);
    await second.answer;
    expect([first.held, server.asked]).toEqual([[true], ['Second?']]);
  });

  test('that is held is asked at once when something says that the server is back', async () => {
    const { port, origin } = await freePort();
    const { delivery, answer, isHeld } = send(origin, { everyMs: 3_600_000 });
    await isHeld;
    await serve([wellFormed], port);
    delivery.hurry();
    expect(await answer).toBe('About “Why us?”.');
  });

  test('that is hurried while the server is away stays held', async () => {
    const { port, origin } = await freePort();
    const { delivery, answer, held, isHeld } = send(origin);
    await isHeld;
    delivery.hurry();
    delivery.hurry();
    const server = await serve([wellFormed], port);
    await answer;
    expect([held, server.asked.length]).toEqual([[true, false], 1]);
  });
});
