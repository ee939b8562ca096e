import { ofAnswer, type Rule } from '../rule.ts';

const SELF = /(?<![\p{L}'’.])(?:I|i|me|my|mine|myself)(?![\p{L}])/iu;
const TOGETHER = /(?<![\p{L}'’])(?:we|us|our|ours)(?![\p{L}])/iu;
const MOST_SHOWN = 3;

export const weOnly: Rule<'we-only'> = {
  kind: 'we-only',
  find: ({ text, pieces }) => {
    if (SELF.test(text)) return undefined;
    const withWe = pieces.filter((piece) => TOGETHER.test(piece.text));
    return {
      sentence:
        withWe.length > 0
          ? 'It is “we” throughout. Say “I” for what you did yourself.'
          : 'There is no “I” in it. Say what you did yourself.',
      quotes: ofAnswer(
        ...(withWe.length > 0 ? withWe : pieces).slice(0, MOST_SHOWN).map((piece) => piece.text),
      ),
    };
  },
  examples: [
    { answer: 'We moved the dough. Our orders were not late.', isFound: true },
    { answer: 'We moved the dough, and I’d called the neighbour.', isFound: false },
    { answer: 'We moved the dough. It was my idea.', isFound: false },
    { answer: 'The dough was moved.', isFound: true },
  ],
};
