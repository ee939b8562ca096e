import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { holdAuthToken } from '#account/auth-token.ts';
import { ApiError } from '#api/api-error.ts';
import { answeringServer } from '#api/testing/answering-server.ts';
import { parseExpiry } from '#interviews/countdown.ts';
import { materialOf } from '#material/material.ts';
import { startFromWizard, whyNotStarted } from './start-session.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an end that names no zone is taken as UTC', async () => {
  holdAuthToken('mine');
  const started = { thread_id: 't', created_at: '2026-03-01T12:00:00Z', expires_at: '2026-03-01T12:30:00' };
  const { origin } = await answeringServer((_, response) =>
    response.writeHead(200).end(JSON.stringify(started)),
  );
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  const job = { company: 'Acme', role: 'Baker', jobDescription: '' };
  const { expires_at } = await startFromWizard('a@example.com', 1, {
    job,
    jobId: null,
    material: materialOf({}),
  });
  expect(parseExpiry(expires_at)).toBe(Date.UTC(2026, 2, 1, 12, 30));
});

it('an application that was deleted meanwhile keeps no interview from beginning', async () => {
  holdAuthToken('mine');
  const asked: unknown[] = [];
  const { origin } = await answeringServer(async (request, response) => {
    if (request.method === 'GET') return response.writeHead(200).end(JSON.stringify({ jobs: [] }));
    const body = JSON.parse(await text(request)) as { job_id?: string };
    asked.push(body.job_id);
    if (body.job_id) return response.writeHead(404).end(JSON.stringify({ detail: 'Not found' }));
    return response.writeHead(200).end(
      JSON.stringify({
        thread_id: 't',
        created_at: '2026-03-01T12:00:00Z',
        expires_at: '2026-03-01T12:30:00Z',
      }),
    );
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  const job = { company: 'Acme', role: 'Baker', jobDescription: '' };
  const started = await startFromWizard('a@example.com', 1, { job, jobId: 'gone', material: materialOf({}) });
  expect(started.id).toBe('t');
  expect(asked).toEqual(['gone', undefined]);
});

it('a start that no server answers is given up', async () => {
  holdAuthToken('mine');
  const { origin } = await answeringServer(() => {}); // accepts and never answers
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(origin + path, init));
  const tooLate = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLate.signal);
  const job = { company: 'Acme', role: 'Baker', jobDescription: '' };
  const starting = startFromWizard('a@example.com', 1, { job, jobId: null, material: materialOf({}) });
  tooLate.abort(new DOMException('too late', 'TimeoutError'));
  expect(await starting.catch(whyNotStarted)).toBe('Network error or server not responding');
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
