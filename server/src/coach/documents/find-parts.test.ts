import { expect, test } from 'vitest';
import type { DocumentPart } from '#coach/documents.ts';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { passagesIn } from './find-parts.ts';
import { testShelf } from './testing/test-shelf.ts';

const PARTS: DocumentPart[] = [
  {
    title: 'Annual report',
    path: ['Annual report', 'What we make'],
    text: 'The Leakfinder listens to pipes at night. It tells which of them will burst within a week.',
  },
  { title: 'Annual report', path: ['Outlook'], text: 'We open a works in the Fenwick valley in 2027.' },
  { title: 'Notes', path: [], text: 'Aldermoor Water supplies nine valleys.\n\nAsk them about pensions.' },
  {
    title: 'Notes',
    path: ['People'],
    text: 'Their head of operations is Jo Marsh. Teams are small and shifts are long.',
  },
];
const shelf = testShelf(PARTS);
const askedIn = (text: string) =>
  understandQuestions(text, { questions: [], last: undefined }).map((question) => ({ question }));
const found = (text: string, company = '') =>
  passagesIn({ asked: askedIn(text) }, shelf, company, 3).map(({ source }) => source);

test.each([
  ['What does the Leakfinder do?', 'From Annual report: What we make'],
  ['How does the Leakfinder know which pipes will burst?', 'From Annual report: What we make'],
  ['When do we open in the Fenwick valley?', 'From Annual report: Outlook'],
  ['Who is our head of operations?', 'From Notes: People'],
])('“%s” is told of in the part %s', (question, source) => {
  expect(found(question)[0]).toBe(source);
});

test.each([
  'Tell me about a time when a pipe burst at night.',
  'What is your greatest weakness?',
  'How would you design a rate limiter?',
  'Why did you leave your last job?',
  'What is a hash table?',
])('“%s” is told of in none', (question) => {
  expect(found(question)).toEqual([]);
});

test('what is known of the company is where its name stands', () => {
  expect(found('What do you know about us?', 'Aldermoor Water')).toEqual(['From Notes']);
  expect(found('What do you know about us?')).toEqual([]);
  expect(found('What do you know about us?', 'Northwind')).toEqual([]);
});

test('a passage is its part in sentences, with its document and headings as its title', () => {
  expect(passagesIn({ asked: askedIn('What does the Leakfinder do?') }, shelf, '', 1)).toEqual([
    {
      title: 'Annual report › Annual report › What we make',
      sentences: [
        'The Leakfinder listens to pipes at night.',
        'It tells which of them will burst within a week.',
      ],
      source: 'From Annual report: What we make',
    },
  ]);
});

test('what is asked of the company is found in what is written in its name, before a textbook that means as much', () => {
  const turn = Float32Array.of(1, 0);
  const parts = [
    { title: 'Textbook', path: ['Safety'], text: 'Guards stand behind moving parts.' },
    { title: 'Handbook', path: ['Care'], text: 'We look behind moving parts.' },
  ];
  const documents = testShelf(parts);
  documents.learn(
    0,
    documents.unread(2).map((texts, part) => texts.map(() => Float32Array.of(1 - part / 20, 0))),
  );
  const first = (text: string) => passagesIn({ asked: askedIn(text), turn }, documents, '', 1)[0]?.source;
  expect(first('How do we keep people from harm?')).toBe('From Handbook: Care');
  expect(first('How do you keep people from harm?')).toBe('From Textbook: Safety');
});
