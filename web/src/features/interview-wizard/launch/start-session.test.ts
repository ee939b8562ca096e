import { expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { whyNotStarted } from './start-session.ts';

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
