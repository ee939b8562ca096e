import { GAP } from '@pythia/contracts/gap.ts';
import { expect, test } from 'vitest';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { sayAnswer } from './say-answer.ts';
import { asks, candidateFrom, NOTHING_TOLD } from './testing/asked.ts';
import { baker, nobody } from './testing/baker.ts';

const KINDS: QuestionKind[] = [
  ...([
    'behavioural',
    'open',
    'experience',
    'look-up',
    'introduction',
    'motivation',
    'strength',
    'weakness',
  ] as const),
  ...([
    'situational',
    'explanation',
    'design',
    'logistics',
    'salary',
    'follow-up',
    'closing',
    'small-talk',
  ] as const),
];
const MATTERS: Question['matter'][] = [
  'start',
  'notice',
  'visa',
  'offers',
  'references',
  'relocation',
  'travel',
  'remote',
  'hours',
];
/** Enough for each frame of a kind to have its turn. */
const WORDINGS = Array.from({ length: 40 }, (_, n) => `Question number ${n} about the ovens?`);
const skilled = candidateFrom({ work: 'Skills: Excel' });

test.each(KINDS)(
  'what is left to the candidate in an answer to a question of the kind %s is a gap',
  (kind) => {
    const questions = WORDINGS.flatMap((text) =>
      (kind === 'logistics' ? MATTERS : [undefined]).map((matter) =>
        asks(text, kind, { ...(matter && { matter }) }),
      ),
    );
    for (const candidate of [nobody, skilled, baker]) {
      for (const question of questions) {
        const { text } = sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD });
        expect(text.replaceAll(GAP, '')).not.toMatch(/[[\]]/);
      }
    }
  },
);
