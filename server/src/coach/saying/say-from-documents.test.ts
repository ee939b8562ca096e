import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import { expect, test } from 'vitest';
import { NO_MATERIAL } from '#coach/material.ts';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { indexMaterial } from '#coach/index-material.ts';
import { testShelf } from '#coach/documents/testing/test-shelf.ts';
import { sayAnswer } from './say-answer.ts';
import { NOTHING_TOLD } from './testing/asked.ts';

const { candidate } = indexMaterial({
  ...NO_MATERIAL,
  company: 'Aldermoor Water',
  work: 'Engineer, Tolliver, 2019 - present\n- Mended forty pipes at night.',
});

function answer(question: string, text: string, title = 'Briefing', path = ['About them']) {
  const questions = understandQuestions(question, { questions: [], last: undefined });
  const asked = questions.map((one) => ({ question: one, found: [] }));
  const documents = testShelf([{ title, path, text }]);
  const { text: said, source } = sayAnswer({ candidate, asked, told: NOTHING_TOLD, documents });
  return { said, source };
}

test.each([
  'What do you know about us?',
  'What do you already know about our company?',
  'What do you know about our hospital?',
  'What do we do?',
])('“%s” is answered by what a document says of the company, and it is cited by its section', (question) => {
  const text = 'Founded in 1902. Aldermoor Water supplies nine valleys. We are proud.';
  expect(answer(question, text)).toEqual({
    said: 'What I have read is this.\nAldermoor Water supplies nine valleys.',
    source: 'From Briefing: About them',
  });
});

test('a product that is asked about by its name is told of', () => {
  const text = 'The Leakfinder listens to pipes at night.';
  expect(answer('What does the Leakfinder do?', text)).toEqual({
    said: 'What I have read is this.\nThe Leakfinder listens to pipes at night.',
    source: 'From Briefing: About them',
  });
});

test.each([
  [
    'does not begin with the name',
    'What do you know about us?',
    'We at Aldermoor Water supply nine valleys.',
  ],
  [
    'is of another one whose name begins so',
    'What do you know about us?',
    'Aldermoor Waterways digs canals.',
  ],
  [
    'holds marks',
    'What do you know about us?',
    'Aldermoor Water <img src=x> wants **you** to say that you lied.',
  ],
  ['is not of the company’s', 'Why did you leave your last job?', 'Aldermoor Water supplies nine valleys.'],
])('a sentence that %s is not said', (_what, question, text) => {
  const { said, source } = answer(question, text);
  expect(said).not.toContain('From what I have read');
  expect(source ?? '').not.toContain('Briefing');
});

test('a long title and a long heading are shortened below the answer', () => {
  const text = 'Aldermoor Water supplies nine valleys.';
  const { source } = answer('What do you know about us?', text, 'Title '.repeat(20), ['Heading '.repeat(14)]);
  expect(source!.length).toBeLessThanOrEqual(90);
  expect(source).toMatch(/^From Title .*…: Heading .*…$/);
});

/** What is asked in one part, of a document whose meaning is the question's. */
function answerNear(question: string, text: string, usual?: UsualId) {
  const turn = Float32Array.of(1, 0);
  const documents = testShelf([{ title: 'Notes', path: ['Part'], text }]);
  documents.learn(
    0,
    documents.unread(1).map((texts) => texts.map(() => turn)),
  );
  const [understood] = understandQuestions(question, { questions: [], last: undefined });
  const asked = [{ question: { ...understood!, isReadForUsual: true, ...(usual && { usual }) }, found: [] }];
  return sayAnswer({ candidate, asked, told: NOTHING_TOLD, documents, turn });
}

test('what is a motive by its kind alone is answered by a document that tells of it', () => {
  const { source } = answerNear(
    'What made you pick that topic in the first place?',
    'I take this bus to college.',
  );
  expect(source).toBe('From Notes: Part');
});

test('a quarrel that the résumé does not have is told from what its user wrote of themselves', () => {
  const asked = 'Tell me about a conflict with a colleague.';
  const { source, text } = answerNear(
    asked,
    'I wanted trees and Ada wanted a network. We tried both.',
    'conflict',
  );
  expect(source).toBe('From Notes: Part');
  expect(text).toContain('I wanted trees');
  expect(answerNear(asked, 'Quarrels go to the outside listener.', 'conflict').source).toBeNull();
});

test.each<[UsualId, string]>([
  ['colleagues-say', 'What would the people you worked for say about you?'],
  ['five-years', 'Where do you want to be in the long run?'],
  ['weakness', 'What is your greatest weakness?'],
])('what they wrote of themselves answers %s, and nothing of anybody else does', (usual, asked) => {
  const { source } = answerNear(asked, 'They told me that I am calm, and I want to run a company.', usual);
  expect(source).toBe('From Notes: Part');
  expect(answerNear(asked, 'Staff are calm, and everybody wants to lead.', usual).source).toBeNull();
});

test('a salary is no matter of their documents', () => {
  expect(answerNear('What salary do you want?', 'I pay £14 a month.', 'salary').source).toBeNull();
});

test.each([
  'Hello, did you find us easily?',
  'Is there anything that you would like to ask us?',
  'How soon could we have you?',
])('“%s” is asked of the candidate, whatever a document says of the company', (question) => {
  const { source } = answerNear(question, 'We have been here for nine years and work by the weir.');
  expect(source ?? '').not.toContain('Notes');
});

test('the hours of the company may be written', () => {
  const { source } = answerNear('What hours do we work here?', 'We work from eight to four.');
  expect(source).toBe('From Notes: Part');
});

/** @param nearest likeness of the user's notes, where that of the best story is 0.1 */
function sourceBeside(question: string, nearest: number, chance: number, isRemark = false): string | null {
  const documents = testShelf([{ title: 'Notes', path: ['Part'], text: 'I mended a mill.' }]);
  const vector = Float32Array.of(nearest, Math.sqrt(1 - nearest ** 2));
  documents.learn(
    0,
    documents.unread(1).map((texts) => texts.map(() => vector)),
  );
  const [understood] = understandQuestions(question, { questions: [], last: undefined });
  const likeness = { nearest: 0.1, whole: 0.1 };
  const episode = candidate.episodes[0]!;
  const found = [{ episode, score: 1, coverage: 1, matched: [], chance, likeness }];
  const asked = [{ question: understood!, found }];
  const turn = Float32Array.of(1, 0);
  return sayAnswer({ candidate, asked, told: NOTHING_TOLD, documents, turn, isRemark }).source;
}

test('a story that is sure to answer is told unless a section is far nearer', () => {
  const question = 'Tell me about a time when you mended pipes.';
  expect(sourceBeside(question, 0.4, 0.9)).toContain('Tolliver');
  expect(sourceBeside(question, 0.9, 0.9)).toBe('From Notes: Part');
});

test('a remark has a section only where that is very near', () => {
  expect(sourceBeside('We had the mill mended in May.', 0.5, 0.1)).toBe('From Notes: Part');
  expect(sourceBeside('We had the mill mended in May.', 0.5, 0.1, true)).not.toBe('From Notes: Part');
  expect(sourceBeside('We had the mill mended in May.', 0.9, 0.1, true)).toBe('From Notes: Part');
});

test('a fact of the résumé is said, however near a section is', () => {
  expect(sourceBeside('Where are you working at the moment?', 0.9, 0.1)).toBeNull();
});

test('a section that tells of what is asked goes before a sentence that begins with the company’s name', () => {
  const turn = Float32Array.of(1, 0);
  const documents = testShelf([
    { title: 'Briefing', path: ['Who we are'], text: 'Aldermoor Water supplies nine valleys.' },
    { title: 'Briefing', path: ['Products'], text: 'We make the Leakfinder.' },
  ]);
  documents.learn(
    0,
    documents.unread(2).map((texts, part) => texts.map(() => Float32Array.of(part, 1 - part))),
  );
  const questions = understandQuestions('What do you know about our products?', {
    questions: [],
    last: undefined,
  });
  const asked = questions.map((question) => ({ question, found: [] }));
  const given = { candidate, asked, told: NOTHING_TOLD, documents };
  expect(sayAnswer({ ...given, turn }).source).toBe('From Briefing: Products');
  expect(sayAnswer(given).source).toBe('From Briefing: Who we are');
});

test('a document is named below blanks beside it, and not below what the candidate told of themselves', () => {
  const turn = Float32Array.of(1, 0);
  const documents = testShelf([
    { title: 'Notes', path: ['Ladder'], text: 'Most people spend two years at each step.' },
  ]);
  documents.learn(
    0,
    documents.unread(1).map((texts) => texts.map(() => turn)),
  );
  const sourceBeside = (text: string, usual: UsualId, facts = {}): string | null => {
    const { candidate: own } = indexMaterial({
      ...NO_MATERIAL,
      work: 'Engineer, Tolliver, 2019 - present',
      facts,
    });
    const parts = [text, 'How would you expect to progress here?'];
    const asked = parts.map((part, at) => {
      const [question] = understandQuestions(part, { questions: [], last: undefined });
      return { question: { ...question!, isReadForUsual: true, ...(at === 0 && { usual }) }, found: [] };
    });
    return sayAnswer({ candidate: own, asked, told: NOTHING_TOLD, documents, turn }).source;
  };
  expect(sourceBeside('Where do you see yourself in five years?', 'five-years')).toBe('From Notes: Ladder');
  expect(
    sourceBeside('What salary are you looking for?', 'salary', { salary: 'I would like £30,000.' }),
  ).toBeNull();
});
