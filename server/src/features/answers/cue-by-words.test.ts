import { expect, test } from 'vitest';
import { NO_MATERIAL } from '#coach/material.ts';
import { cueByWords } from './cue-by-words.ts';

const WORK = `Head Baker, Rye & Co. – 2019 to 2021
- Cut flour waste by 20% by weighing every batch
- Trained four apprentices on the night shift
- Moved all orders to a neighbour when the oven failed`;
const MATERIAL = {
  ...NO_MATERIAL,
  work: WORK,
  stories: ['# Flood\n\nThe cellar was flooded. I saved the flour.'],
};

test.each([
  ['How did you reduce waste?', 'From your résumé', ['Cut flour waste by 20% by weighing every batch']],
  [
    'Have you apprentices, and what do you do about failing ovens?',
    'From your résumé',
    ['Trained four apprentices on the night shift', 'Moved all orders to a neighbour when the oven failed'],
  ],
  ['Tell me of a flood.', 'From one of your stories', ['The cellar was flooded.', 'I saved the flour.']],
])(
  '%s: the lines that share words with it, in their order, and where they stand',
  (question, title, beats) => {
    expect(cueByWords(question, MATERIAL)).toEqual({ title, beats });
  },
);

test('where no word is shared there are lines to choose from, without headings', () => {
  expect(cueByWords('Why us?', { ...NO_MATERIAL, work: WORK })).toEqual({
    title: 'Which of these fits?',
    beats: [
      'Cut flour waste by 20% by weighing every batch',
      'Trained four apprentices on the night shift',
      'Moved all orders to a neighbour when the oven failed',
    ],
  });
});

test('nothing of the posting, nothing that was hidden, and nothing of nothing', () => {
  const posting = { ...NO_MATERIAL, jobDescription: 'You reduce the waste of our four bakeries.' };
  expect(cueByWords('How did you reduce waste?', posting)).toBeNull();
  const text = 'Cut flour waste by 20% by weighing every batch';
  const place = { employer: '', title: '', from: '', to: '', isCurrent: false, isDoubtful: false };
  const hidden = { title: 'Waste', text, read: [text], place, standing: 'hidden' as const };
  const material = { ...MATERIAL, settled: [hidden] };
  expect(JSON.stringify(cueByWords('How did you reduce waste?', material))).not.toContain('waste');
});
