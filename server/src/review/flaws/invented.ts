import { isNumber } from '../numbers.ts';
import { ofAnswer, type Rule } from '../rule.ts';
import { inventedWords } from '../unproved.ts';

export const invented: Rule<'invented'> = {
  kind: 'invented',
  find: (given) => {
    const words = inventedWords(given);
    if (words.length === 0) return undefined;
    const isOfNumbers = words.every(({ text }) => isNumber(text));
    return {
      sentence: isOfNumbers
        ? 'Your material does not have this number. Say it only if it is right, and add it to your material.'
        : 'Your material does not have this. Say it only if it is true, and add it to your material.',
      quotes: ofAnswer(...words.map(({ text }) => text)),
    };
  },
  examples: [
    {
      material: ['Baker, Rye & Co.', 'Cut waste by 10%'],
      answer: 'When I was at Greggs I cut waste by ten percent.',
      isFound: true,
    },
    {
      material: ['Baker, Rye & Co.', 'Cut waste by 10%'],
      answer: 'At Rye and Co I cut waste by ten percent. It took 14 bakers.',
      isFound: true,
    },
    {
      material: ['Baker, Rye & Co.', 'Cut waste by 10%'],
      answer: 'At Rye and Co I cut waste by ten percent.',
      isFound: false,
    },
    {
      material: ['Nursing home lost cooling: portable units for 40 residents, compressor swapped by 9 p.m.'],
      answer: 'The nursing home lost cooling. I set up units for forty residents. It ran by nine that night.',
      isFound: false,
    },
    {
      material: ['Rent arrears of 86,000 pounds; arrears 52,000 pounds after a year'],
      answer:
        'There were eighty-six thousand pounds of rent arrears. It was down to fifty-two by the year end.',
      isFound: false,
    },
    {
      material: ['Baker, Rye & Co.', 'Cut waste by 10%'],
      answer:
        'At Rye and Co I cut waste by ten percent. I was eighteen then, and I went to Dave and asked him.',
      isFound: false,
    },
  ],
};
