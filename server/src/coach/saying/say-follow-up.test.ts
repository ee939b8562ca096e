import { expect, test } from 'vitest';
import { NO_KNOWLEDGE } from '#coach/knowledge/knowledge.ts';
import type { Question } from '#coach/question/question.ts';
import type { Told } from '#coach/stories/told.ts';
import { sayFollowUp } from './say-follow-up.ts';
import { asks, episodeWith, foundByMarks } from './testing/asked.ts';
import { baker } from './testing/baker.ts';

const PROVING_ROOM = episodeWith(baker, 'proving room');
const ALL = PROVING_ROOM.sentences.map(({ text }) => text);

const toldOf = (sentences: readonly string[]): Told => ({
  episodes: [PROVING_ROOM.id],
  sentences: new Set(sentences),
  last: PROVING_ROOM,
});

const answer = (text: string, wanted: NonNullable<Question['wanted']>, told: Told): string =>
  sayFollowUp({
    candidate: baker,
    question: asks(text, 'follow-up', { wanted }),
    found: [],
    told,
    knowledge: NO_KNOWLEDGE,
    budget: 90,
  }).text;

test('a question that points at nothing told is answered by the story that it is likely to mean', () => {
  const [other] = foundByMarks(baker, 'flour waste');
  const ask = (text: string): string =>
    sayFollowUp({
      candidate: baker,
      question: asks(text, 'follow-up', { wanted: 'method' }),
      found: [
        { ...foundByMarks(baker, 'proving room')[0]!, chance: 0.02 },
        { ...other!, chance: 0.8 },
      ],
      told: toldOf(ALL),
      knowledge: NO_KNOWLEDGE,
      budget: 90,
    }).text;
  expect(ask('When did you save the firm some money?')).toContain('flour waste');
  expect(ask('How did you do that?')).not.toContain('flour waste');
});

test.each([
  ['What changed in the waste after that?', false],
  ['What changed in the waste?', true],
])('what changed “after that” is asked of the story told last: %s', (text, isOfOther) => {
  const said = sayFollowUp({
    candidate: baker,
    question: asks(text, 'follow-up', { wanted: 'outcome' }),
    found: foundByMarks(baker, 'flour waste').map((one) => ({ ...one, chance: 0.2 })),
    told: toldOf(ALL),
    knowledge: NO_KNOWLEDGE,
    budget: 90,
  }).text;
  expect(said.includes('flour waste')).toBe(isOfOther);
});

test.each([
  ['And the result?', 'outcome', 'everything but the rolls'],
  ['How many was it?', 'number', '400 loaves'],
  ['What did you do?', 'method', 'moved the dough to the cellar'],
  ['What did you learn from it?', 'lesson', 'a second place'],
  ['What was the hardest part?', 'difficulty', 'proving room failed'],
] as const)('%s is answered by its sentence alone, although all was said', (text, wanted, fact) => {
  const said = answer(text, wanted, toldOf(ALL));
  expect(said).toContain(fact);
  expect(ALL.some((sentence) => said.startsWith(sentence))).toBe(true);
});

test('what was not said yet comes as it stands', () => {
  expect(answer('What did you learn?', 'lesson', toldOf(ALL.slice(0, 2)))).toMatch(
    /^I learned to have a second place/,
  );
});

test('where a story is silent its nearest sentence is said, and nothing is left to fill in', () => {
  const said = answer('Who was there with you?', 'person', toldOf(ALL));
  expect(said).not.toContain('[');
  expect(ALL.some((sentence) => said.includes(sentence.slice(2)))).toBe(true);
});

test('what the story told last has nothing of, and another has, is asked of that one', () => {
  const asking = {
    candidate: baker,
    question: asks('Where did the flour come from?', 'follow-up', { wanted: 'more' as const }),
    found: foundByMarks(baker, 'proving room', 'flour waste'),
    told: toldOf(ALL),
    knowledge: NO_KNOWLEDGE,
    budget: 90,
  };
  expect(sayFollowUp(asking).text).toContain('flour waste');
});

test.each(['Where was that?', 'And which company was that?'])(
  'where it was is said by its place: %s',
  (text) => {
    const last = episodeWith(baker, 'flour waste');
    const told = { episodes: [last.id], sentences: new Set<string>(), last };
    expect(answer(text, 'more', told)).toBe('That was at Rye & Co.');
  },
);

test.each(['What became of him?', 'And how did she take it?'])(
  'who is in no sentence of the story told last is not answered from it: %s',
  (text) => {
    const told: Told = { episodes: [], sentences: new Set(), last: episodeWith(baker, 'flour waste') };
    expect(answer(text, 'person', told)).toBe('');
  },
);

test('a person whom the story calls by what they are is asked after', () => {
  const told: Told = { episodes: [], sentences: new Set(), last: episodeWith(baker, 'supplier') };
  expect(answer('How did she take it?', 'person', told)).not.toBe('');
});

test('what was just said to the part before is not said again', () => {
  const asked = asks('What did you learn from it?', 'follow-up', { wanted: 'lesson' as const });
  const asking = {
    candidate: baker,
    question: asked,
    found: [],
    told: toldOf(ALL),
    knowledge: NO_KNOWLEDGE,
    budget: 90,
  };
  expect(sayFollowUp({ ...asking, before: ALL.join(' ') })).toMatchObject({ text: '', isAnswered: true });
  expect(sayFollowUp(asking).isAnswered).toBe(false);
});
