import { expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { passwordProblem } from './password-problem.ts';

it.each([
  [
    'a reason',
    new ApiError({ kind: 'http', status: 400, detail: 'Incorrect password' }),
    'Incorrect password',
  ],
  ['a refusal without one', new ApiError({ kind: 'http', status: 500 }), 'Password update failed'],
  ['no reply', new ApiError({ kind: 'network' }), 'No response received from server'],
  ['a reply that is none', new ApiError({ kind: 'shape', status: 200 }), 'Network error'],
  ['anything else', new TypeError('unforeseen'), 'Network error'],
])('has a sentence for %s', (_, error, sentence) => {
  expect(passwordProblem(error)).toBe(sentence);
});
