import { answeringLines } from '../answering-lines.ts';
import type { MaterialLine } from '../given-answer.ts';
import { plainness, groupsOf } from '../matters.ts';
import { ofAnswer, ofMaterial, type Rule } from '../rule.ts';

const MORE_PLAINLY = 0.35;

export const offQuestion: Rule<'off-question'> = {
  kind: 'off-question',
  find: (given) => {
    const answering = answeringLines(given);
    const stretches = groupsOf(given.lines);
    const right = stretches.filter((lines) => lines.some((line) => answering.includes(line)));
    const others = stretches.filter((lines) => !right.includes(lines));
    const told = (of: readonly MaterialLine[][]): number =>
      Math.max(0, ...of.flat().map((line) => plainness(line, given.pieces)));
    if (right.length === 0 || told(others) < told(right) + MORE_PLAINLY) return undefined;
    return {
      sentence:
        'This answers another question than the one that you were asked. Your material has what was asked for.',
      quotes: [...ofAnswer(given.pieces[0]?.text ?? ''), ...ofMaterial(...answering.map(({ text }) => text))],
    };
  },
  examples: [
    {
      question: 'How do you explain a change of medicine to a worried patient?',
      material: [
        'Set up a weekend stock cupboard on the ward',
        'Explains medicines to patients with a drawing',
      ],
      fitting: [{ text: 'Explains medicines to patients with a drawing.', chance: 0.9 }],
      answer: 'I set up a stock cupboard on the ward for the weekend. I had a lock put on it.',
      isFound: true,
    },
    {
      question: 'How do you explain a change of medicine to a worried patient?',
      material: [
        'Set up a weekend stock cupboard on the ward',
        'Explains medicines to patients with a drawing',
      ],
      fitting: [{ text: 'Explains medicines to patients with a drawing.', chance: 0.9 }],
      answer: 'I explain the medicine with a drawing. The stock cupboard on the ward is full of them.',
      isFound: false,
    },
    {
      question: 'Tell me about something that you set up.',
      material: [
        'Set up a weekend stock cupboard on the ward',
        'Explains medicines to patients with a drawing',
      ],
      fitting: [{ text: 'Explains medicines to patients with a drawing.', chance: 0.3 }],
      answer: 'I set up a stock cupboard on the ward for the weekend. I had a lock put on it.',
      isFound: false,
    },
  ],
};
