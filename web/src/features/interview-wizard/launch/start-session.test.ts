import { afterEach, expect, it, vi } from 'vitest';
import { holdAuthToken } from '#account/auth-token.ts';
import { ApiError } from '#api/api-error.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { parseExpiry } from '#interviews/countdown.ts';
import { materialOf } from '#material/material.ts';
import { startSession, whyNotStarted } from './start-session.ts';

const realFetch = globalThis.fetch;
afterEach(() => void vi.unstubAllGlobals());

it('an end that names no zone is taken as UTC', async () => {
  holdAuthToken('mine');
  const started = { thread_id: 't', created_at: '2026-03-01T12:00:00Z', expires_at: '2026-03-01T12:30:00' };
  const { origin } = await answeringServer((_, response) =>
    response.writeHead(200).end(JSON.stringify(started)),
  );
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  const job = { company: 'Acme', role: 'Baker', jobDescription: '' };
  const { expires_at } = await startSession('a@example.com', 1, {
    job,
    jobId: null,
    material: materialOf({}),
  });
  expect(parseExpiry(expires_at)).toBe(Date.UTC(2026, 2, 1, 12, 30));
});

it.each([
  ['the server’s own sentence', new ApiError({ kind: 'http', status: 403, detail: 'No.' }), 'No.'],
  [
    'the status, where the server says nothing',
    new ApiError({ kind: 'http', status: 502, statusText: 'Bad Gateway' }),
    'Request failed: 502 Bad Gateway',
  ],
  ['the status alone over HTTP/2', new ApiError({ kind: 'http', status: 502 }), 'Request failed: 502'],
  ['an answer that is no session', new ApiError({ kind: 'shape' }), 'Failed to create session'],
  ['no answer', new ApiError({ kind: 'network' }), 'Network error or server not responding'],
  ['anything else', new Error('x'), 'Failed to start session. Please try again.'],
])('a start that fails shows %s', (_, error, sentence) => {
  expect(whyNotStarted(error)).toBe(sentence);
});
