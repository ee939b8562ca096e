import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Question } from './question.ts';
import { ASKED } from './testing/asked-questions.ts';
import { COMPOUNDS } from './testing/compounds.ts';
import { MISLEADING } from './testing/misleading-questions.ts';
import { understandQuestions } from './understand-questions.ts';

const NOTHING = { questions: [], last: undefined };
const understand = (text: string): Question[] => understandQuestions(text, NOTHING);

/** Read wrongly today. Whoever mends one takes it out of the list. */
const KNOWN_MISSES = [
  'When would you use a queue instead of a direct call?',
  'If we offered you the job today, when would be your first day?',
  'Are there any dates you cannot do?',
];

test('hears the kind of every question in the table but of the known misses', () => {
  const misses: string[] = [];
  let count = 0;
  for (const [kind, { plain, oblique }] of Object.entries(ASKED)) {
    for (const text of [...plain, ...oblique]) {
      count += 1;
      if (
        understand(text)
          .map((question) => question.kind)
          .join() !== kind
      )
        misses.push(text);
    }
  }
  console.info(`${count - misses.length} of ${count} questions read rightly`);
  expect(count).toBeGreaterThan(250);
  expect(misses.toSorted()).toEqual(KNOWN_MISSES.toSorted());
});

test.each([
  'Can you tell me what backpropagation is, please?',
  'can you tell me what overfitting is please',
  'Could you tell us what a dead letter queue is?',
  'Tell me what idempotency means.',
])('what is asked for politely is a concept as well: %s', (text) => {
  expect(understand(text).map(({ kind }) => kind)).toEqual(['explanation']);
});

test.each([
  'Can you tell me what your weakness is, please?',
  'Tell me what the hardest part of your job is.',
])('what is the candidate’s is none: %s', (text) => {
  expect(understand(text).map(({ kind }) => kind)).not.toContain('explanation');
});

test.each(MISLEADING)('a word of %s makes no question one: %s', (kind, of, besides) => {
  const isOfKind = (text: string): boolean => understand(text).some((question) => question.kind === kind);
  expect(isOfKind(of)).toBe(true);
  expect(besides.filter(isOfKind)).toEqual([]);
});

test.each(COMPOUNDS)('%s', (text, parts) => {
  const understood = understand(text);
  expect(understood).toHaveLength(parts.length);
  expect(understood).toMatchObject(parts);
});

test('what is told before a question is asked is its scene, whatever verbs it has', () => {
  const [question, ...others] = understand(
    'Schools give up on some children quickly. Have you ever talked one out of it?',
  );
  expect(others).toEqual([]);
  expect(question).toMatchObject({ kind: 'behavioural' });
  expect(question!.text).toContain('give up on some children');
});

test('of more than three questions in a breath the last three count', () => {
  const text =
    'What is your notice period? Do you speak Polish? Have you used SAP? What are your salary expectations?';
  expect(understand(text).map(({ kind }) => kind)).toEqual(['look-up', 'experience', 'salary']);
});

test.each([
  ['Are you first aid trained?', 'certificate'],
  ['Do you speak Welsh?', 'language'],
  ['What do you use for floor plans and for registration?', 'tool'],
  ['What software do you use for bookkeeping?', 'tool'],
  ['Which programming languages do you know?', 'tool'],
  ['how long have you been a nurse', 'years'],
  ['Where did you study?', 'degree'],
  ['Where are you working now?', 'employer'],
  ['What do you do at the moment?', 'employer'],
  ['So what are you doing these days?', 'employer'],
  ['What do you do for a living?', 'employer'],
] as const)('a look-up says what is sought: %s', (text, sought) => {
  expect(understand(text)).toMatchObject([{ kind: 'look-up', sought }]);
});

test.each([
  ['How soon could you join us?', 'start'],
  ['How much notice do you have to give?', 'notice'],
  ['Would we have to sponsor you?', 'visa'],
  ['Would you move to Leeds?', 'relocation'],
  ['Do you mind travelling?', 'travel'],
  ['Are you able to work from home?', 'remote'],
  ['Do you mind working on Sundays?', 'hours'],
  ['Can we speak to your last manager?', 'references'],
  ['May we call your last manager?', 'references'],
  ['Who would write your reference?', 'references'],
  ['Has anybody written a reference for you?', 'references'],
  ['Can I ask if you would relocate?', 'relocation'],
  ['Could I ask what hours suit you?', 'hours'],
  ['Where else are you interviewing?', 'offers'],
] as const)('a question of logistics says which: %s', (text, matter) => {
  expect(understand(text)).toMatchObject([{ kind: 'logistics', matter }]);
});

test.each([
  ['Have you used Power BI?', ['Power BI']],
  ['have you used kubernetes or terraform', ['kubernetes', 'terraform']],
  ['How well do you know Excel?', ['Excel']],
  ['any experience with excel', ['excel']],
  ['Have you worked with C++ and Node.js?', ['C++', 'Node.js']],
  ['Tell me about your time at Rye Street Bakery.', ['Rye Street Bakery']],
  ['Have you worked with children?', []],
  ['do you excel at anything', []],
  ['Can you use a forklift?', []],
  ['Do you speak any languages besides English?', []],
])('names are proper names and rare words, as written: %s', (text, names) => {
  expect(understand(text)[0]!.names).toEqual(names);
});

test('greetings, fillers and false starts are no part of a question', () => {
  const spoken = 'Okay, great, thanks for that. Um, so, tell me tell me about a time that, erm, you failed.';
  expect(understand(spoken)[0]!.text).toBe('tell me about a time that you failed.');
});

test('the focus holds what is asked about and none of the words that ask', () => {
  const [question] = understand('Can you walk me through a situation where a co worker broke a machine?');
  expect(question!.focus.map(({ lemma }) => lemma)).toEqual(['coworker', 'break', 'machine']);
});

test('a statement before the question lends it what its pronoun means', () => {
  const [question] = understand('I see you rebuilt the ovens at Rye. How did you go about that?');
  expect(question!.focus.map(({ lemma }) => lemma)).toEqual(expect.arrayContaining(['oven', 'rye']));
});

test('any text gives one to three questions that keep their words', () => {
  const words = fc.constantFrom(
    'tell',
    'me',
    'about',
    'that',
    'you',
    'it',
    'what',
    'why',
    'and',
    'SQL',
    '?',
    '.',
    'ärger',
    '\n',
    '"',
    '(((',
    '👍',
    'a time',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 60 }).map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const questions = understand(text);
      expect(questions.length).toBeGreaterThanOrEqual(1);
      expect(questions.length).toBeLessThanOrEqual(3);
      for (const { certainty, focus } of questions) {
        expect(certainty).toBeGreaterThanOrEqual(0);
        expect(certainty).toBeLessThanOrEqual(1);
        for (const word of focus) expect(text.toLowerCase()).toContain(word.text.toLowerCase().slice(0, 3));
      }
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['words without an end', 'tell me about '],
  ['one letter', 'a'],
  ['spaces', ' '],
  ['questions', 'why? '],
  ['openings', 'so well ok '],
  ['connectives', 'and what is and how do '],
])('eight thousand characters of %s take less than a second of the processor', (_, piece) => {
  const text = piece.repeat(8000 / piece.length);
  const before = process.threadCpuUsage();
  expect(understand(text).length).toBeLessThanOrEqual(3);
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000); // microseconds
});

test.each([
  'Erzählen Sie mir von einem Konflikt mit einem Kunden.',
  '你最大的缺点是什么？',
  'ما هي نقاط قوتك؟',
])('another language is an open question with its words kept: %s', (text) => {
  expect(understand(text)).toMatchObject([{ kind: 'open', text }]);
});

const ask = (text: string, before: string): Question =>
  understandQuestions(text, { questions: [before], last: undefined })[0]!;

test('what would stand in a reference is a strength', () => {
  expect(ask('If your boss had to write a reference, what would it say?', '')).toMatchObject({
    kind: 'strength',
  });
});

test('a name alone, after a question of another, asks the same of it', () => {
  expect(ask('And Kubernetes?', 'Have you ever used Kafka?')).toMatchObject({
    kind: 'experience',
    names: ['Kubernetes'],
  });
  expect(ask('And French?', 'Do you speak German?')).toMatchObject({ kind: 'look-up', sought: 'language' });
  const chained = understandQuestions('And Redis?', {
    questions: ['Have you ever used Kafka?', 'And Kubernetes?'],
    last: undefined,
  });
  expect(chained).toMatchObject([{ kind: 'experience', names: ['Redis'] }]);
  expect(ask('And Kubernetes?', 'How are you today?').kind).not.toBe('experience');
  expect(ask('So why Rye?', 'Have you ever used Kafka?').kind).toBe('motivation');
});

test.each(['Do you even drink tea?', 'Besides the tea, what do we owe you?'])(
  'a word of a courtesy makes no courtesy of a question: %s',
  (text) => {
    expect(understandQuestions(text, { questions: [], last: undefined }).at(-1)?.kind).not.toBe('small-talk');
  },
);
