import { asksForStory, asksForWay } from '../what-is-asked.ts';
import { deedsOf } from '../deeds.ts';
import { answerWords } from '../spoken-length.ts';
import { ofAnswer, type Rule } from '../rule.ts';

const ACTORS = ['i', 'we'];
const WEIGHT = { plain: 2, maybe: 1 } as const;
const LEAST = { short: 2, long: 3 } as const;
const LONG_FROM_WORDS = 80;

export const noAction: Rule<'no-action'> = {
  kind: 'no-action',
  find: ({ question, text, pieces }) => {
    if (!asksForStory(question.text) && !asksForWay(question.text)) return undefined;
    const actors = asksForWay(question.text) ? [...ACTORS, 'you'] : ACTORS;
    const deeds = pieces.flatMap((piece) => deedsOf(piece, actors));
    const told = deeds.reduce((sum, deed) => sum + WEIGHT[deed], 0);
    if (told >= LEAST[answerWords(text).length < LONG_FROM_WORDS ? 'short' : 'long']) return undefined;
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
    {
      answer: `I inherited the rent arrears. ${'It was a long list of names and nobody knew why. '.repeat(9)}When I took it on we had no staff. It came down in the end.`,
      isFound: true,
    },
    {
      question: 'What motivates you?',
      answer: 'Quiet does. The stair was loud for months, and now it is not.',
      isFound: false,
    },
  ],
};
