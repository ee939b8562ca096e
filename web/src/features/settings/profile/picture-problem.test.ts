import { expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { pictureProblem, UnusablePicture } from './picture-problem.ts';

it.each([
  ['a file that is no picture', new UnusablePicture(), 'Invalid file format or size'],
  ['a 422 without a reason', new ApiError({ kind: 'http', status: 422 }), 'Invalid file format or size'],
  ['a proxy’s 413', new ApiError({ kind: 'http', status: 413 }), 'Invalid file format or size'],
  ['a 422 with one', new ApiError({ kind: 'http', status: 422, detail: 'It is damaged.' }), 'It is damaged.'],
  ['a 429 with one', new ApiError({ kind: 'http', status: 429, detail: 'Too many.' }), 'Too many.'],
  ['no answer', new ApiError({ kind: 'network' }), 'Upload failed'],
  ['a 500 without a reason', new ApiError({ kind: 'http', status: 500 }), 'Failed to update profile picture'],
  ['anything else', new TypeError('no worker'), 'Failed to update profile picture'],
])('has a sentence for %s', (_, error, sentence) => {
  expect(pictureProblem(error)).toBe(sentence);
});
