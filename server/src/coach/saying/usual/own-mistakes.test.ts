import { expect, test } from 'vitest';
import type { QuestionKind } from '#coach/question/question.ts';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from '../testing/asked.ts';
import { answerOf, answerOfBaker } from '../testing/answer-of.ts';

test('no mistake is made of what failed by itself, nor a weakness', () => {
  expect(answerOfBaker('Tell me about a mistake you made.', 'behavioural')).toMatch(
    /^The mistake was that I \[/,
  );
  expect(answerOfBaker('What is your biggest weakness?', 'weakness', {}, 'flour waste')).toMatch(
    /^What I am working on is \[a real weakness\]\./,
  );
});

test('a mistake is one’s own, and not what others did or what one found out', () => {
  const candidate = candidateFrom({
    work: 'Site Manager, Rye & Co., 2019 - present\n- Found that the drawings put a gas main on the wrong side of the road and stopped the digger\n- Counted 40 doors from the plan without looking at the site, and six were too wide. Since then I measure each opening.\n- A junior failed her exam twice, and I helped her to pass it. She leads the team now',
  });
  const question = asks('Tell me about a mistake of yours.', 'behavioural');
  const asked = [{ question, found: foundByMarks(candidate, 'gas main', 'junior', '40 doors') }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toMatch(/40 doors/);
});

test('nor is what somebody else failed at, whatever one did about it', () => {
  const candidate = candidateFrom({
    work: 'Trainer, Rye & Co., 2019 - present\n- One trainee failed the test four times, so I drew it on the floor. She drives now',
  });
  const question = asks('Tell me about a mistake of yours.', 'behavioural');
  const asked = [
    { question, found: foundByMarks(candidate, 'trainee').map((one) => ({ ...one, score: 0, coverage: 0 })) },
  ];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toMatch(/^The mistake was that I \[/);
});

test('nor is what somebody had done before one put it right', () => {
  const candidate = candidateFrom({
    work: 'Senior Carer, Rye & Co., 2019 - present\n- I rewrote the handover sheet after a missed insulin dose, cutting it from three pages to one',
  });
  const question = asks('Tell me about a mistake of yours.', 'behavioural');
  const asked = [{ question, found: foundByMarks(candidate, 'handover sheet') }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toMatch(/^The mistake was that I \[/);
});

test('a mistake is no strength, and what helped twice is no mistake', () => {
  const candidate = candidateFrom({
    work: 'Bookkeeper, Rye & Co., 2019 - present\n- Paid a bill of £4,800 twice and rang the supplier the same hour\n- Ended the chat after showing him that it had helped twice',
  });
  const stories = foundByMarks(candidate, 'bill', 'chat');
  const ask = (text: string, kind: QuestionKind): string =>
    sayAnswer({ candidate, asked: [{ question: asks(text, kind), found: stories }], told: NOTHING_TOLD })
      .text;
  expect(ask('What are you best at?', 'strength')).toMatch(/the chat/);
  expect(
    sayAnswer({
      candidate,
      asked: [
        { question: asks('Tell me about a mistake of yours.', 'behavioural'), found: stories.toReversed() },
      ],
      told: NOTHING_TOLD,
    }).text,
  ).toMatch(/a bill/);
});

test('what one ignored and would not ignore again is a mistake', () => {
  const able = candidateFrom({
    work: 'Baker, Rye & Co., 2019 - present\n- Trained six apprentices\n- I ignored what the miller said about the new flour, and two batches ended in the bin. I ask him first now.',
  });
  const question = asks('Tell me about a mistake of yours.', 'behavioural');
  const asked = [{ question, found: foundByMarks(able, 'apprentices', 'miller') }];
  expect(sayAnswer({ candidate: able, asked, told: NOTHING_TOLD }).text).toContain('the miller');
});

test('without one that is told, no weakness is made up', () => {
  const able = candidateFrom({ work: 'Baker, Rye & Co., 2019 - present\n- Trained six apprentices' });
  const asked = [
    {
      question: asks('What is your biggest weakness?', 'weakness'),
      found: foundByMarks(able, 'apprentices'),
    },
  ];
  const { text, alternatives } = sayAnswer({ candidate: able, asked, told: NOTHING_TOLD });
  expect(text).toMatch(/^What I am working on is \[a real weakness\]\.\nWhat I do about it is that I \[/);
  expect(alternatives).toEqual(['Trained six apprentices']);
});

const SENDER = `Clerk, Rye & Co., York, 2019 - present
- I once sent the price list of 40 customers to a rival. I rang each of them the same day, and a second person sees every list now.
- Sorted the archive by street`;

test('a slip that was put right is neither a strength nor a weakness, and a mistake', () => {
  const strength = answerOf({ work: SENDER }, asks('What is your greatest strength?', 'strength'));
  expect(strength).not.toContain('price list');
  const weakness = answerOf({ work: SENDER }, asks('What is your greatest weakness?', 'weakness'));
  expect(weakness).not.toContain('price list');
  const mistake = answerOf({ work: SENDER }, asks('Tell me about a mistake of yours.', 'behavioural'));
  expect(mistake).toContain('price list');
});
