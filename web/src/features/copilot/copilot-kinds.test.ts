import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropAuthToken, holdAuthToken } from '#account/auth-token.ts';
import type { ApiError } from '#api/api-error.ts';
import { choiceOfLength, paidWayOn } from './ending/paid-way-on.ts';
import { paidCopilot } from './copilot-kinds.ts';

const LINE = '0197f0aa-0000-7000-8000-000000000000/0';

let asked: { url: string; body: unknown }[];
let reply: () => Response;
beforeEach(() => {
  asked = [];
  holdAuthToken('t');
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push({ url, body: body === undefined ? undefined : JSON.parse(body as string) });
    return reply();
  });
});
afterEach(() => {
  dropAuthToken();
  vi.unstubAllGlobals();
});

const SENDING = { id: 'the-question', at: 1 };
const BESIDE = { instead: 'I baked at Binns.', again: 'e1' };

async function answerTo(lines: string[], how: { instead?: string; again?: string } = {}): Promise<string> {
  const { signal } = new AbortController();
  const options = { lines, ...how, sending: SENDING, signal, onHeaders: () => {} };
  let answer = '';
  for await (const part of paidCopilot.streamAnswer('t1', 'Why us?', options)) {
    if (part.type === 'text') answer += part.text;
  }
  return answer;
}

describe('a question of a paid session', () => {
  test('is sent with its thread, and the lines that the server knows', async () => {
    reply = () => new Response('An answer.', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(await answerTo([LINE, 'own-1-0/0'], BESIDE)).toBe('An answer.');
    await answerTo([]);
    const question = { thread_id: 't1', message_text: 'Why us?', sending: SENDING };
    expect(asked).toEqual([
      { url: '/api/v1/openai/stream', body: { ...question, lines: [LINE], ...BESIDE } },
      { url: '/api/v1/openai/stream', body: question },
    ]);
  });

  test.each([
    ['its status text', 'I am a teapot', 'I am a teapot'],
    ['its number where it has no text', '', '418'],
  ])('that is refused without a sentence is told by %s', async (_, statusText, said) => {
    reply = () => new Response('<html>', { status: 418, statusText });
    const refusal = (await answerTo([]).catch((error: unknown) => error)) as ApiError;
    expect(refusal.detail).toBeUndefined();
    expect(paidCopilot.refusedWithoutReason(refusal)).toBe(MESSAGES.apiRequestFailedPrefix + said);
  });

  test('that is refused with a sentence is told by that', async () => {
    reply = () => Response.json({ detail: MESSAGES.sessionExpired }, { status: 403 });
    await expect(answerTo([])).rejects.toThrow(MESSAGES.sessionExpired);
  });
});

test.each([
  [30, 1],
  [60, 2],
  [120, 3],
  [5, 1],
  [61, 3],
  [150, 3], // none is so long
  [30.5, 1], // its end was reckoned a moment later than its beginning
] as const)('a session of %d minutes is followed by one of choice %i', (minutes, choice) => {
  const begun = Date.UTC(2026, 0, 15, 9);
  const session = {
    created_at: new Date(begun).toISOString(),
    expires_at: new Date(begun + minutes * 60_000).toISOString(),
  };
  expect(choiceOfLength(session)).toBe(choice);
});

test('a session that is not kept cannot be followed, and a sentence says so', async () => {
  reply = () => Response.json({ detail: SERVER_MESSAGES.notFound }, { status: 404 });
  await expect(paidWayOn.start('t1', new AbortController().signal)).rejects.toThrow(MESSAGES.sessionNotKept);
  expect(asked).toHaveLength(1);
});
