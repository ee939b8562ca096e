import { maybeTellsDeed, plainlyTellsDeed } from '../deeds.ts';
import { ofAnswer, type Rule } from '../rule.ts';

const ACTORS = ['i', 'we'];
const SEVERAL = 2;
/** Habits are told of anybody: `you sit with them and wait`. */
const ASKS_FOR_HABIT = /\b(?:how|what) (?:do|would|will|can|should) (?:you|we)\b/iu;

export const noAction: Rule<'no-action'> = {
  kind: 'no-action',
  find: ({ question, pieces }) => {
    if (pieces.some((piece) => plainlyTellsDeed(piece, ACTORS))) return undefined;
    const actors = ASKS_FOR_HABIT.test(question.text) ? [...ACTORS, 'you'] : ACTORS;
    if (pieces.filter((piece) => maybeTellsDeed(piece, actors)).length >= SEVERAL) return undefined;
    return {
      sentence: 'You told the situation, and nothing that you did about it.',
      quotes: ofAnswer(...pieces.slice(0, 2).map(({ text }) => text)),
    };
  },
  examples: [
    {
      answer: 'The form was old. People hated it. I mean, it was dreadful. Complaints came down.',
      isFound: true,
    },
    { answer: 'The form was old. I rewrote it in plain English.', isFound: false },
    { answer: 'The form was old. So we rewrote it.', isFound: false },
    { answer: 'The oven failed. Rang the neighbour, and it was done.', isFound: false },
    {
      question: 'How do you help somebody who is afraid?',
      answer: 'I sit with them. You look at what they need.',
      isFound: false,
    },
    {
      question: 'Tell me about a time when you were late.',
      answer: 'I sat in the snow. You look at the clock, and it goes on.',
      isFound: true,
    },
    {
      answer: 'The oven failed. We were told at six. Nobody asked if we were baking elsewhere.',
      isFound: true,
    },
  ],
};
