import { expect, test } from 'vitest';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { indexStories } from '#coach/stories/story-index.ts';
import { episodeOffered } from './alternatives.ts';
import { readTold, type Turn } from './read-told.ts';
import { sayAnswer } from './say-answer.ts';
import { asks, episodeWith, foundByMarks, NOTHING_TOLD } from './testing/asked.ts';
import { baker, nobody } from './testing/baker.ts';
import { countWords } from './wording.ts';

const answer = (question: ReturnType<typeof asks>, ...marks: string[]) =>
  sayAnswer({
    candidate: baker,
    asked: [{ question, found: foundByMarks(baker, ...marks) }],
    told: NOTHING_TOLD,
  });

test('tells the best story in its user’s words, and offers the next two by their titles', () => {
  const { text, source, alternatives } = answer(
    asks('Tell me about waste.', 'behavioural'),
    'flour waste',
    'proving room',
    'wholesale',
    'protein',
  );
  expect(text).toBe(
    'I cut flour waste by 20% in one year by weighing every batch and posting the numbers on the wall.',
  );
  expect(source).toBe('From your résumé: Head Baker, Rye & Co., since 2019');
  expect(alternatives).toEqual([
    'The proving room failed one night in August',
    'Took over the wholesale round when the driver left',
  ]);
});

test('offers no line of the résumé that the story told was made of', () => {
  const [told] = foundByMarks(baker, 'flour waste');
  const line = { ...told!, episode: { ...told!.episode, title: 'Every batch was weighed' } };
  const { alternatives } = sayAnswer({
    candidate: baker,
    asked: [
      {
        question: asks('Tell me about waste.', 'behavioural'),
        found: [told!, line, ...foundByMarks(baker, 'wholesale')],
      },
    ],
    told: NOTHING_TOLD,
  });
  expect(alternatives).toEqual(['Took over the wholesale round when the driver left']);
});

test('a title that was offered leads back to its episode', () => {
  const { alternatives } = answer(
    asks('Tell me about waste.', 'behavioural'),
    'flour waste',
    'proving room',
    'wholesale',
  );
  expect(episodeOffered(baker, alternatives[0] ?? '')).toBe(episodeWith(baker, 'proving room'));
});

test('tells the story that is asked for instead of the best', () => {
  const { text, alternatives } = sayAnswer({
    candidate: baker,
    asked: [
      {
        question: asks('Tell me about waste.', 'behavioural'),
        found: foundByMarks(baker, 'flour waste', 'wholesale'),
      },
    ],
    told: NOTHING_TOLD,
    instead: episodeWith(baker, 'wholesale'),
  });
  expect(text).toContain('the wholesale round');
  expect(text).not.toContain('flour waste');
  expect(alternatives).toEqual(['Took over the wholesale round when the driver left']);
});

test('a compound is answered in all its parts, each from another story, within one answer’s words', () => {
  const { text } = sayAnswer({
    candidate: baker,
    asked: [
      {
        question: asks('When did you save waste?', 'behavioural'),
        found: foundByMarks(baker, 'flour waste'),
      },
      {
        question: asks('And a night that went wrong?', 'behavioural'),
        found: foundByMarks(baker, 'flour waste', 'proving room'),
      },
    ],
    told: NOTHING_TOLD,
  });
  expect(text.split('\n\n')).toEqual([
    expect.stringContaining('flour waste'),
    expect.stringContaining('moved the dough to the cellar'),
  ]);
  expect(countWords(text)).toBeLessThanOrEqual(90);
});

test.each([
  asks('Which languages do you speak?', 'look-up', { sought: 'language' }),
  ...(['logistics', 'salary', 'closing', 'small-talk'] as const).map((kind) => asks('And that?', kind)),
])('offers no story beside an answer to $kind', (question) => {
  const { text, alternatives } = answer(question, 'flour waste', 'proving room', 'wholesale');
  expect(text).not.toBe('');
  expect(alternatives).toEqual([]);
});

test('without material a frame is followed by where to add a résumé, which is no story on offer', () => {
  const question = asks('Tell me about a failed launch.', 'behavioural');
  const { text, alternatives, note } = sayAnswer({
    candidate: nobody,
    asked: [{ question, found: [] }],
    told: NOTHING_TOLD,
  });
  expect(text.match(/\[/g)?.length).toBeLessThanOrEqual(2);
  expect(note).toBe('Answers come from your own work once you add your résumé on the interview page.');
  expect(alternatives).toEqual([]);
});

test.each(['Tell me about waste.', 'Have you cut waste?', 'What are you proud of?'])(
  'a story begins with itself (%s)',
  (text) => {
    expect(answer(asks(text, 'behavioural'), 'flour waste').text).toMatch(/^I cut flour waste\b/);
  },
);

test.each([
  'Write a function that reverses a linked list.',
  'Could you write a SQL query for the three best customers of each month?',
  'okay now code me up an algorithm for that',
  'Given an array of integers, return the two that add up to a target.',
  'How would you write that in SQL, a join of these two tables?',
])('a task to be written out needs a language model, and no story is offered: %s', (text) => {
  const { text: said, alternatives, note, remark } = answer(asks(text, 'design'), 'flour waste', 'wholesale');
  expect([said, alternatives]).toEqual(['', []]);
  expect(note).toBe('This is a task to be written out, which needs a language model.');
  expect(remark).toMatch(/OpenAI key or a model server/);
});

test.each([
  'Tell me about a query that you had to speed up.',
  'Have you written a script that saved time?',
  'What is a linked list?',
  'How would you design a booking system?',
])('what is told or known of code needs none: %s', (text) => {
  expect(answer(asks(text, 'behavioural'), 'flour waste').remark).toBeUndefined();
});

test('a story that was told is told whole again where it is the answer again', () => {
  const question = asks('Tell me about a night that went wrong.', 'behavioural');
  const asked = [{ question, found: foundByMarks(baker, 'proving room', 'flour waste') }];
  const whole = episodeWith(baker, 'proving room').sentences.slice(0, -1);
  const told = readTold(baker, [{ role: 'assistant', text: whole.map(({ text }) => text).join(' ') }]);
  const { text } = sayAnswer({ candidate: baker, asked, told });
  for (const said of whole) expect(text).toContain(said.text.slice(2));
});

const SESSION = [
  'Tell me about yourself.',
  'Tell me about a time when you reduced waste.',
  'How have you trained people?',
  'Tell me about a time when something broke down.',
  'What is your greatest strength?',
  'What is your biggest weakness?',
  'Why do you want to work here?',
  'Tell me about a difficult supplier.',
  'How did you keep customers?',
  'Do you have any questions for us?',
];

test('in a session of ten questions no two answers are alike', () => {
  const stories = indexStories(baker);
  const turns: Turn[] = [];
  const answers: string[] = [];
  for (const text of SESSION) {
    turns.push({ role: 'user', text });
    const told = readTold(baker, turns);
    const questions = understandQuestions(text, { questions: [], last: told.last });
    const asked = questions.map((question) => ({ question, found: stories.find(question, told) }));
    const said = sayAnswer({ candidate: baker, asked, told }).text;
    answers.push(said);
    turns.push({ role: 'assistant', text: said });
  }
  const said = answers.filter((text) => text !== '');
  expect(said.length).toBeGreaterThan(5);
  expect(new Set(said).size).toBe(said.length);
});

const OPEN = asks('Have you used SAP?', 'experience', { names: ['SAP'] });

test('a part that has no answer is named to the reader below the one that has', () => {
  const asked = [
    { question: OPEN, found: [] },
    { question: asks('Tell me about waste.', 'behavioural'), found: foundByMarks(baker, 'flour waste') },
  ];
  const { text, note } = sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD });
  expect(text).toContain('flour waste');
  expect(text).not.toContain('[');
  expect(note).toContain('Have you used SAP?');
});

test('a part that goes on from a part without an answer is not told from an older story', () => {
  const asked = [
    { question: OPEN, found: [] },
    { question: asks('How did you put that right?', 'follow-up', { wanted: 'method' }), found: [] },
  ];
  const last = episodeWith(baker, 'proving room');
  const { text } = sayAnswer({ candidate: baker, asked, told: { ...NOTHING_TOLD, last } });
  expect(text).not.toMatch(/dough|hotel/);
});

test('a second story is told where it is beyond doubt alone', () => {
  const [first, ...others] = foundByMarks(baker, 'flour waste', 'wholesale', 'proving room');
  const unsure = others.map((one) => ({ ...one, score: 5, coverage: 0.6 }));
  const asked = [
    { question: asks('Tell me about waste.', 'behavioural'), found: [first!] },
    { question: asks('When did you drive?', 'behavioural'), found: unsure },
  ];
  const { text } = sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD });
  expect(text).not.toContain('wholesale round');
});
