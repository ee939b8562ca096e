import { answeringLines } from '../answering-lines.ts';
import type { GivenAnswer, MaterialLine, ReadText } from '../given-answer.ts';
import { leastNearness } from '../least-nearness.ts';
import { plainness, groupsOf } from '../matters.ts';
import { type Finding, ofAnswer, ofMaterial, type Rule } from '../rule.ts';
import { matterOf, nearnessOf } from '../told.ts';

const MORE_PLAINLY = 0.2;
const LEAST_MATTER = 2;

function tellsAnother(given: GivenAnswer): Finding | undefined {
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
}

function speaksOfAnother({ question, pieces }: GivenAnswer): Finding | undefined {
  const asked = matterOf(question);
  const least = leastNearness(question.text);
  if (least === undefined || asked.size < LEAST_MATTER || !question.vector) return undefined;
  const isNear = (piece: ReadText): boolean =>
    nearnessOf(question, piece) >= least || [...matterOf(piece)].some((word) => asked.has(word));
  if (pieces.length === 0 || pieces.some(isNear)) return undefined;
  return {
    sentence:
      'This does not speak of what you were asked about. Begin with that, and tell an example after it.',
    quotes: ofAnswer(pieces[0]!.text),
  };
}

export const offQuestion: Rule<'off-question'> = {
  kind: 'off-question',
  find: (given) => tellsAnother(given) ?? speaksOfAnother(given),
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
    {
      question: 'How do you train somebody who is new?',
      material: [
        'Cut the waste of flour from 30 kg to 12 kg a week',
        'Teaches each apprentice one loaf a week',
      ],
      fitting: [{ text: 'Teaches each apprentice one loaf a week.', chance: 0.8 }],
      answer: 'It is about habits. We had too much waste of flour, so I weighed the bins every day.',
      isFound: true,
    },
    {
      question: 'How do you make sure that your van is safe?',
      material: [
        'Broken crates on the coast run: 20 in a quarter; changed the strapping',
        'Walks round the van with a list before each run',
      ],
      fitting: [{ text: 'Walks round the van with a list before each run.', chance: 0.65 }],
      answer: 'We had twenty broken crates in a quarter on the coast run. So I changed the strapping.',
      isFound: true,
    },
    {
      question: 'How do you make sure that your van is safe?',
      material: [
        'Broken crates on the coast run: 20 in a quarter; changed the strapping',
        'Walks round the van with a list before each run',
      ],
      fitting: [{ text: 'Walks round the van with a list before each run.', chance: 0.65 }],
      answer: 'I walk round it with a list before each run. Twice that showed me a loose crate.',
      isFound: false,
    },
    {
      question: 'Could you explain the difference between a hazard and a risk?',
      answer: 'I baked bread in a village shop for six years. Every morning I began at four.',
      isFound: true,
    },
    {
      question: 'What is a hash table?',
      answer: 'My team was small. I wrote the rota and nobody worked two weekends in a row.',
      isFound: true,
    },
    {
      question: 'What makes a good bug report?',
      answer: 'I would go to Lisbon again. The trams climb the hills and the food is cheap.',
      isFound: true,
    },
    {
      question: 'What is a hash table?',
      answer: 'It finds a value by its key at once: a function of the key says where it is kept.',
      isFound: false,
    },
    {
      question: 'What makes a good bug report?',
      answer: 'It says what I did, what I saw and what I expected, so that somebody else sees the error too.',
      isFound: false,
    },
    {
      question: 'Could you explain the difference between a hazard and a risk?',
      answer: 'One is what can hurt you, a wet floor. The other is how likely it is that somebody slips.',
      isFound: false,
    },
    {
      question: 'How do you work with people you disagree with?',
      answer: 'I have baked for six years, and I trained two apprentices.',
      isFound: true,
    },
    {
      question: 'How do you work with people you disagree with?',
      answer: 'I ask for their reasons first, and say mine after. Mostly we try both for a week.',
      isFound: false,
    },
    {
      question: 'How do you train a new colleague?',
      answer: 'They stand beside me for a week. Then I stand beside them.',
      isFound: false,
    },
    {
      question: 'How much was that, in numbers?',
      answer: 'About a third. We lost eleven kilos before.',
      isFound: false,
    },
    {
      question: 'And how did that end?',
      answer: 'All of the loaves were on time. The shop sold every one of them before noon.',
      isFound: false,
    },
    {
      question: 'What would you do in your first ninety days?',
      answer: 'Listen to the people on the early shift. Then I would write the rota anew.',
      isFound: false,
    },
  ],
};
