import { secondsOf } from '../spoken-length.ts';
import { ofAnswer, type Rule } from '../rule.ts';

const FILLER = /(?<![\p{L}'’-])(?:u+h*m+|u+h+|e+r+m*|e+h+m*|h+m+|you know)(?![\p{L}'’-])/giu;
const MOST_A_MINUTE = 6;
const FEW = 2;

export const fillers: Rule<'fillers'> = {
  kind: 'fillers',
  find: (given) => {
    const found = given.text.match(FILLER) ?? [];
    const aMinute = (found.length * 60) / secondsOf(given);
    if (found.length < FEW || aMinute < MOST_A_MINUTE) return undefined;
    const kinds = Map.groupBy(found, (filler) => filler.toLowerCase());
    const counted = [...kinds].map(([filler, { length }]) => `${filler} × ${length}`);
    return {
      sentence: `There were ${Math.round(aMinute)} fillers a minute. A short silence sounds surer than any of them.`,
      quotes: ofAnswer(...counted),
    };
  },
  examples: [
    { answer: 'Um, I moved, uh, the dough, you know.', seconds: 20, isFound: true },
    { answer: 'Um, I moved the dough, er, to a neighbour.', seconds: 30, isFound: false },
    { answer: 'I erred, and the museum hummed.', seconds: 5, isFound: false },
  ],
};
