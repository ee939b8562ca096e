import { expect, test } from 'vitest';
import { isAskedIn } from './is-asked-in.ts';

const TURNS = [
  { lines: ['Hello Ada, tell me how you are.'], question: null },
  { lines: ['Thank you.', 'Can you tell me about a time you missed a deadline?'], question: 'as said' },
];

test.each([
  ['Can you tell me about a time you missed a deadline?', true],
  ['tell me about a time you missed a deadline', true],
  ['Thank you. Can you tell me about a time you missed the deadline?', true],
  ['How would you design a queue?', false],
  ['Tell me how you are.', false],
  ['Can you tell me about a time you wrote a compiler in Rust for a bank?', false],
  ['a time you missed a deadline, a time you missed a deadline. What is Kubernetes?', false],
  ['Can you tell me about a time you missed a deadline? Explain what Kubernetes is.', false],
  ['…', false],
])('%s', (question, isAsked) => {
  expect(isAskedIn(TURNS, question)).toBe(isAsked);
});
