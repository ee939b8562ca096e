import { expect, test } from 'vitest';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { sayAnswer } from './say-answer.ts';
import { asks, candidateFrom, NOTHING_TOLD } from './testing/asked.ts';
import { answerOf, answerOfBaker, NOTHING } from './testing/answer-of.ts';

test.each([
  ['Which languages do you speak?', { sought: 'language' }, 'I speak English (native) and Polish (B2).'],
  ['Do you speak Polish?', { sought: 'language', names: ['Polish'] }, 'Yes. I speak Polish (B2).'],
  [
    'Do you speak French?',
    { sought: 'language', names: ['French'] },
    'I speak English (native) and Polish (B2).',
  ],
  ['Do you have a forklift licence?', { sought: 'certificate', names: ['forklift'] }, 'Level 3 Food Safety.'],
  [
    'How many years have you baked?',
    { sought: 'years' },
    'From 2013 to 2019 I worked as Baker at Mill Lane Bakery.\nSince 2019 I have worked as Head Baker at Rye & Co.',
  ],
  [
    'Where do you work?',
    { sought: 'employer' },
    'I work as Head Baker at Rye & Co.\nEarlier I worked as Baker at Mill Lane Bakery.',
  ],
] as const)('%s', (text, details, said) => {
  expect(answerOfBaker(text, 'look-up', { names: [], ...details })).toBe(said);
});

test('a licence that stands nowhere is neither claimed nor denied', () => {
  expect(answerOfBaker('Can you drive?', 'look-up', { sought: 'certificate' })).toBe(NOTHING);
});

test.each([
  ['Have you got your NVQ 3?', 'NVQ 3 Heritage Skills. Started 2024.'],
  ['Is your first aid certificate up to date?', 'First aid (lapsed May 2025).'],
  ['Do you have a lead welding card?', 'Yes. Lead welding card.'],
  ['Do you hold a lathe certificate?', 'Yes. Left-hand lathe certificate, renewal due 2027.'],
])('what is unfinished or lapsed is said whole, and never affirmed: %s', (text, said) => {
  const [question] = understandQuestions(text, { questions: [], last: undefined });
  const work =
    'Certificates: NVQ 3 Heritage Skills. Started 2024\nCertificates: Lead welding card. First aid (lapsed May 2025)\nCertificates: Left-hand lathe certificate, renewal due 2027';
  expect(answerOf({ work }, question!)).toBe(said);
});

test.each(['What did you study?', 'Did you finish your M.Tech?'])('%s', (text) => {
  const [question] = understandQuestions(text, { questions: [], last: undefined });
  const education = 'M.Tech by evening, three of four semesters, project pending';
  expect(answerOf({ education }, question!)).toBe(`${education}.`);
});

test.each([
  ['Do you have your CDL?', 'Class B CDL with passenger and school bus endorsements.'],
  ['Do you have your ADR?', 'The depot does without ADR loads.'],
])('what is asked for by its name is said where a sentence has it: %s', (text, said) => {
  const [question] = understandQuestions(text, { questions: [], last: undefined });
  const work = `Summary
Class B CDL with passenger and school bus endorsements.
Driver, Rye & Co., 2019 - present
- The depot does without ADR loads.`;
  expect(answerOf({ work }, question!)).toBe(said);
});

test('further papers are others than the one that is named', () => {
  const education = 'Level 3 Diploma in Baking, Pennick College (2013)\nFood Hygiene Certificate, 2019';
  const question = asks('Do you have any further qualifications since your diploma?', 'look-up', {
    sought: 'certificate',
  });
  expect(answerOf({ education }, question)).toBe('Food Hygiene Certificate, 2019.');
});

test('papers stand as they were written, one a line', () => {
  const education = 'Registered with Social Work England since 2014\nFood Hygiene Certificate, 2019';
  const question = asks('What qualifications do you have?', 'look-up', { sought: 'certificate' });
  expect(answerOf({ education }, question)).toBe(
    'Registered with Social Work England since 2014.\nFood Hygiene Certificate, 2019.',
  );
});

test('entries of one line are several, and one is affirmed by its name', () => {
  const education = 'A levels in geography; Transport Manager CPC, 2021; forklift licence.';
  const question = asks('Have you got your CPC?', 'look-up', { names: ['CPC'] });
  expect(answerOf({ education }, question)).toBe('Yes. Transport Manager CPC, 2021.');
});

test('an entry is found by a word of the same stem', () => {
  const candidate = candidateFrom({ work: 'Skills: Paragon Route Planner, Excel' });
  const question = asks('Which planning software have you used?', 'look-up', { sought: 'tool' });
  expect(sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD }).text).toBe(
    'I work with Paragon Route Planner.',
  );
});

test('a fact that is told in a sentence is said by it, and not by a list of other things', () => {
  const material = {
    work: 'Engineer, Rye, 2019 - present\n- Cut waste by 20%\nCertificates: SolidWorks certified associate',
    other: 'I have no driving licence yet, test booked in March. Polish is spoken at home.',
  };
  const [licence] = understandQuestions('Have you got a driving licence?', {
    questions: [],
    last: undefined,
  });
  expect(answerOf(material, licence!)).toBe('I have no driving licence yet, test booked in March.');
  expect(answerOf(material, asks('Do you speak any languages?', 'look-up', { sought: 'language' }))).toBe(
    'Polish is spoken at home.',
  );
});

test('what was read at a university is all of it, and not the entry that has the word', () => {
  const education = 'University of Hexley\nBSc Mathematics\n2010 to 2013';
  const question = asks('You read what at university?', 'look-up', { sought: 'degree' });
  expect(answerOf({ education }, question)).toContain('Mathematics');
});

test('a degree and a dissertation stand as they were written', () => {
  const education =
    'University of Hexley. BSc Computer Science, 2012 to 2015.\nDissertation: erosion of bronze by sand';
  expect(answerOf({ education }, asks('What did you study?', 'look-up', { sought: 'degree' }))).toBe(
    'University of Hexley.\nBSc Computer Science, 2012 to 2015.',
  );
  expect(answerOf({ education }, asks('What was your thesis about?', 'look-up', { sought: 'degree' }))).toBe(
    'Dissertation: erosion of bronze by sand.',
  );
});

test('the size of a team is that of "my team"', () => {
  const work =
    'Finance manager, Tolliver, 2019 - present\n- My team is three people\n\nAuditor, Grisdale, 2014 - 2019\n- Led audits with five juniors';
  expect(answerOf({ work }, asks('How many people are in your team now?', 'look-up'))).toContain(
    'three people',
  );
});

test.each(['look-up', 'explanation'] as const)(
  'a fact that was said is said again as it stands (%s)',
  (kind) => {
    const candidate = candidateFrom({
      work: 'Finance manager, Tolliver, 2019 - present\n- Lead a team of 11 people',
    });
    const sentences = new Set(candidate.episodes[0]!.sentences.map(({ text }) => text));
    const text = kind === 'look-up' ? 'How large is the team of people?' : 'What is the team?';
    const asked = [{ question: asks(text, kind), found: [] }];
    const told = { episodes: [0], sentences, last: undefined };
    expect(sayAnswer({ candidate, asked, told }).text).toBe('I lead a team of 11 people.');
  },
);

test('of two jobs the present one is said first, and one that is held beside it as such', () => {
  const one =
    'Trainee, Mill Lane, 2004 - 2007\nBookkeeper, Rye & Co., 2008 - 2015\n- Kept the books of three shops';
  const question = asks('Where do you work?', 'look-up', { sought: 'employer' });
  expect(answerOf({ work: one }, question)).toBe(
    'I have worked as Bookkeeper at Rye & Co.\nEarlier I worked as Trainee at Mill Lane.',
  );
  const two =
    'Bookkeeper, Rye & Co., 2016 - present\n- Kept the books\nTreasurer, Lido Trust, 2020 - present\n- Sold 12 tickets';
  expect(answerOf({ work: two }, question)).toBe(
    'I work as Bookkeeper at Rye & Co.\nI also work as Treasurer at Lido Trust.',
  );
});

test('papers behind a school in one line are several, A levels among them', () => {
  const education =
    'Hull Community College, A levels in history and maths; Transport Manager CPC, 2021; forklift licence.';
  const question = asks('Have you got your CPC?', 'look-up', { names: ['CPC'] });
  expect(answerOf({ education }, question)).toBe('Yes. Transport Manager CPC, 2021.');
});

test('a yes is followed by the paper that has all words of the question, and not by one of the same stem', () => {
  const education =
    'MA in Library Studies, University of Hull, 2012\nChartered Librarian, certificate since 2016';
  const question = asks('Are you a chartered librarian?', 'look-up', { sought: 'certificate' });
  expect(answerOf({ education }, question)).toMatch(/^Yes\. Chartered Librarian\b(?!.*Library Studies)/);
});

test('certificates are listed, one a line', () => {
  const education = 'RICS, member since 2017\nPersonal Licence since 2014';
  const question = asks('What certificates do you have?', 'look-up', { sought: 'certificate' });
  expect(answerOf({ education }, question)).toBe('RICS, member since 2017.\nPersonal Licence since 2014.');
});
