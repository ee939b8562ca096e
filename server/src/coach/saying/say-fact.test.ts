import { GAP } from '@pythia/contracts/gap.ts';
import { ALL_FACT_MATTERS, type FactMatter, type InterviewFacts } from '@pythia/contracts/fact-matters.ts';
import { expect, test } from 'vitest';
import type { Material } from '#coach/material.ts';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { type Answer, sayAnswer } from './say-answer.ts';
import { silentOn } from './silent-on.ts';
import { candidateFrom, NOTHING_TOLD } from './testing/asked.ts';

const WORK = 'Baker, Rye & Co., 2019 - present\n- Cut waste by 20% by weighing the flour.';

function answer(text: string, facts: InterviewFacts, material: Partial<Material> = { work: WORK }): Answer {
  const asked = understandQuestions(text, { questions: [], last: undefined });
  return sayAnswer({
    candidate: candidateFrom({ ...material, facts }),
    asked: asked.map((question) => ({ question, found: [] })),
    told: NOTHING_TOLD,
  });
}

const ASKED: Record<FactMatter, [question: string, typed: string, said: string]> = {
  start: ['When can you start?', 'four weeks', 'Four weeks.'],
  salary: ['What are your salary expectations?', '£52,000', '£52,000.'],
  visa: [
    'Do you have the right to work in the UK?',
    'No, I have settled status',
    'I do not need a visa or sponsorship for this job. I have settled status.',
  ],
  relocation: ['Would you be willing to relocate?', 'Leeds; happy to move', 'Leeds; happy to move.'],
  travel: ['How much can you travel?', 'Up to two days a week', 'Up to two days a week.'],
  remote: ['Do you want to work remotely?', 'Two days a week from home', 'Two days a week from home.'],
  hours: ['Can you work weekends?', 'not on Sundays', 'Not on Sundays.'],
  languages: ['Which languages do you speak?', 'English and Polish', 'English and Polish.'],
  systems: ['What systems do you use?', 'Sage 50 and Excel', 'Sage 50 and Excel.'],
  licence: ['Do you have a driving licence?', 'Yes', 'I have a driving licence.'],
  dissertation: ['What was your dissertation about?', 'The erosion of bronze', 'The erosion of bronze.'],
  references: ['Can you provide references?', 'My last two managers', 'My last two managers.'],
};

test.each(ALL_FACT_MATTERS)('what was settled about the matter %s is said where it is asked', (matter) => {
  const [question, typed, said] = ASKED[matter];
  for (const material of [{ work: WORK }, {}])
    expect(answer(question, { [matter]: typed }, material)).toMatchObject({ text: said, note: null });
});

test('it counts above what the résumé says', () => {
  const education = 'My notice is eight weeks. I am looking for £31,000. Languages: French';
  const facts = { start: 'two weeks', salary: '£40,000', languages: 'Italian' };
  const material = { work: WORK, education };
  expect(answer('What is your notice period?', facts, material).text).toBe('Two weeks.');
  expect(answer('What are you hoping to earn?', facts, material).text).toBe('£40,000.');
  expect(answer('Which languages do you speak?', facts, material).text).toBe('Italian.');
});

test('a start date answers the question for the notice, and of two questions each has its fact', () => {
  const facts = { start: 'from 1 March', salary: '£40,000' };
  expect(answer('What is your notice period?', facts).text).toBe('From 1 March.');
  expect(answer('When can you start, and what salary are you looking for?', facts).text).toBe(
    'From 1 March.\n\n£40,000.',
  );
});

test('a system that is not among those settled is answered by the résumé', () => {
  const material = { work: `${WORK}\nSkills: Xero` };
  const facts = { systems: 'Sage 50' };
  expect(answer('Which software do you use, do you know Xero?', facts, material).text).toMatch(/Xero/);
});

test.each(ALL_FACT_MATTERS)('nothing is left to fill in of the matter %s where it was skipped', (matter) => {
  const [question] = ASKED[matter];
  for (const material of [{ work: WORK }, {}]) {
    const { text, note } = answer(question, { [matter]: null }, material);
    expect(text).not.toMatch(GAP);
    expect(note ?? '').not.toMatch(/Questions about facts/);
  }
});

test.each(['start', 'salary', 'visa', 'relocation', 'travel', 'remote', 'hours'] as const)(
  'of the matter %s on which all is silent, the note says where it goes',
  (matter) => {
    const [question] = ASKED[matter];
    for (const material of [{ work: WORK }, {}]) {
      const { text, note } = answer(question, {}, material);
      expect(text).toMatch(GAP);
      expect(note).toMatch(
        /^Answer “[^”]+” once under “Questions about facts”, where you prepare your interview\.$/,
      );
    }
  },
);

test('so does the note of a look-up that nothing answers, behind what was heard', () => {
  expect(answer('Do you have a driving licence?', {}).note).toBe(
    'Nothing that you have entered answers it. Heard: “Do you have a driving licence?” Answer “Driving licence” once under “Questions about facts”, where you prepare your interview.',
  );
});

test('what the material says nothing of is asked for before an interview', () => {
  const education = 'BSc Archaeology, Hexley, 2015\nDissertation: erosion of bronze\nLanguages: French';
  const told = candidateFrom({
    education,
    other: 'My notice is eight weeks. I am based in Leeds. I am looking for £31,000.',
    work: `${WORK}\nSkills: Excel\nCertificates: driving licence`,
  });
  expect(silentOn(told)).toEqual(['visa', 'travel', 'hours', 'references']);
  expect(silentOn(candidateFrom({ work: WORK }))).toEqual(ALL_FACT_MATTERS);
});
