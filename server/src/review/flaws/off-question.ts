import { answeringLines, tellsUnlikely } from '../answering-lines.ts';
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
  const [best, other] = [mostPlain(right, given), mostPlain(others, given)];
  if (!best || !other || other.plain < best.plain + MORE_PLAINLY || other.near > nearest(right, given))
    return undefined;
  return {
    sentence:
      'This answers another question than the one that you were asked. Your material has what was asked for.',
    quotes: [...ofAnswer(given.pieces[0]?.text ?? ''), ...ofMaterial(...answering.map(({ text }) => text))],
  };
}

const mostPlain = (groups: readonly MaterialLine[][], { question, pieces }: GivenAnswer) =>
  groups
    .flat()
    .map((line) => ({ plain: plainness(line, pieces), near: nearnessOf(question, line) }))
    .toSorted((one, next) => next.plain - one.plain)[0];

const nearest = (groups: readonly MaterialLine[][], { question }: GivenAnswer): number =>
  Math.max(...groups.flat().map((line) => nearnessOf(question, line)));

function speaksOfAnother(given: GivenAnswer): Finding | undefined {
  const { question, pieces } = given;
  const asked = matterOf(question);
  const least = leastNearness(question.text, tellsUnlikely(given));
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
    {
      question: 'How would you handle a director who changes things late?',
      material: [
        'Revolve jammed at a preview; re-planned the scene with the director',
        'Props broke 3 times a week; labelled the props table',
      ],
      fitting: [
        { text: 'Revolve jammed at a preview. I re-planned the scene with the director.', chance: 0.5 },
        { text: 'Props broke 3 times a week. I labelled the props table.', chance: 0.07 },
      ],
      answer: 'The props broke three times a week. So I labelled the props table and checked it each night.',
      isFound: true,
    },
    {
      question: 'Can you work under pressure?',
      answer: 'The depot flooded in July. I moved the buses to high ground before six.',
      isFound: false,
    },
    {
      question: 'Tell me about a disagreement with a colleague.',
      answer: 'The trailers came late each week. So I walked from door to door with the day shift.',
      isFound: false,
    },
  ],
};
