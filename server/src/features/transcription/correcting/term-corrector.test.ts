import { expect, test } from 'vitest';
import { prepareTerms, TermCorrector } from './term-corrector.ts';

const TERMS = [
  { word: 'Kubernetes' },
  { word: 'Postgres' },
  { word: 'CI/CD' },
  { word: 'AWS' },
  { word: 'GraphQL' },
  { word: 'Salesforce' },
  { word: 'metformin' },
  { word: 'Ansible' },
  { word: 'Novartis' },
  { word: 'PRINCE2' },
  { word: 'Łukasz Nowak', sounds_like: 'wookash novak' },
  { word: 'Xero', sounds_like: 'zero' },
  { word: 'risk assessment' },
];
const corrector = new TermCorrector(TERMS);

test.each([
  ['How would you run cube are netties in production?', 'How would you run Kubernetes in production?'],
  ['Why did you choose post grass for this project?', 'Why did you choose Postgres for this project?'],
  ['What would you do for nov artist in the end?', 'What would you do for Novartis in the end?'],
  ['When would you stop match for men in a patient?', 'When would you stop metformin in a patient?'],
])('words that sound like a term become it: %s', (heard, meant) => {
  expect(corrector.correct(heard)).toBe(meant);
});

test.each([
  ['Can you describe your see I see the process?', 'Can you describe your CI/CD process?'],
  ['Which parts of a w s do you know?', 'Which parts of AWS do you know?'],
  ['What are the limits of graft que el here?', 'What are the limits of GraphQL here?'],
])('an abbreviation is known by the names of its letters: %s', (heard, meant) => {
  expect(corrector.correct(heard)).toBe(meant);
});

test('a term that was heard in pieces is put together', () => {
  expect(corrector.correct('Did you work with sales force, or with prince 2?')).toBe(
    'Did you work with Salesforce, or with PRINCE2?',
  );
});

test.each([
  ['Why do you want to work at k side?', 'Why do you want to work at Quayside?'],
  ['Why do you want to work at K side?', 'Why do you want to work at Quayside?'],
  ['What do you know about kay side?', 'What do you know about Quayside?'],
  ['Why keyside, and why now?', 'Why Quayside, and why now?'],
  ['Why thorn berry, and why now?', 'Why Thornbury, and why now?'],
])('a name made of two words is known by the sounds of both: %s', (heard, meant) => {
  expect(new TermCorrector([{ word: 'Quayside' }, { word: 'Thornbury' }]).correct(heard)).toBe(meant);
});

test.each([
  'Explain how a hash table works.',
  'Explain how the hash tables work.',
  'Would you draw a heat map of it?',
  'He went on and on about the road map.',
  'When did you lay off people, and why?',
])('plain words are no term that was taken apart: %s', (heard) => {
  const terms = ['hashtable', 'heatmap', 'andon', 'roadmap', 'layoff', 'onboarding'];
  expect(new TermCorrector(terms.map((word) => ({ word }))).correct(heard)).toBeUndefined();
});

test('what a user wrote of how a term sounds counts for plain words as well', () => {
  const terms = new TermCorrector([{ word: 'roadmap', sounds_like: 'road map' }]);
  expect(terms.correct('What is on the road map?')).toBe('What is on the roadmap?');
});

test('a term of which half is no everyday word is put together', () => {
  const terms = new TermCorrector([{ word: 'terraform' }, { word: 'javascript' }]);
  expect(terms.correct('Why terra form, and why java script?')).toBe('Why terraform, and why javascript?');
});

test('what a user wrote of how a term sounds counts before all that it may sound like', () => {
  expect(corrector.correct('Was it wookash novak who moved the books to zero?')).toBe(
    'Was it Łukasz Nowak who moved the books to Xero?',
  );
});

test.each([
  'Have you worked with sensible people before?',
  'I see that you changed your job last year.',
  'Tell me about a time you had a conflict with a coworker.',
  'How did you use kubernetes and postgres in production?',
  'What is in a risk assessment?',
  'The till was 80 short, three Saturdays running.',
  '',
])('words that are plausible as they stand, and terms that are right, stay: %s', (heard) => {
  expect(corrector.correct(heard)).toBeUndefined();
});

test('without a vocabulary nothing is corrected', () => {
  expect(new TermCorrector([]).correct('Why did you choose post grass?')).toBeUndefined();
});

test('a line and a vocabulary of any length are read as far as a limit', () => {
  const others = Array.from({ length: 1_000 }, (_, at) => ({ word: `Qwib${at}` }));
  const long = `${'and so on '.repeat(100)} post grass`;
  expect(
    new TermCorrector([...others, { word: 'Postgres' }]).correct('Use post grass here.'),
  ).toBeUndefined();
  expect(corrector.correct(long)).toBeUndefined();
});

test('terms are prepared a few at a time, and others have their turn in between', async () => {
  const terms = Array.from({ length: 300 }, (_, n) => ({ word: `Zylo ${n}` }));
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await prepareTerms(terms);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(30);
});

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])(
  'a word that is also a member of objects is a word: %s',
  (word) => {
    const terms = new TermCorrector([{ word }, { word: 'Kubernetes' }]);
    expect(terms.correct(`What is ${word} in cube are netties?`)).toBe(`What is ${word} in Kubernetes?`);
  },
);

test('a word that nobody could say is passed over', () => {
  const endless = 'theand'.repeat(2_500);
  const terms = new TermCorrector([{ word: endless }, { word: 'Kubernetes' }]);
  expect(terms.correct(`${endless} in cube are netties`)).toBe(`${endless} in Kubernetes`);
});
