import { expect, test } from 'vitest';
import { readTokens } from '#coach/language/read-text.ts';
import { indexStories } from './story-index.ts';
import { candidateOf, testEpisode, questionOf, toldOf } from './testing/candidates.ts';

const NOTHING = toldOf();

const OVEN = 'The oven failed on a Saturday. I borrowed one next door. We served all 80 guests.';
const PRICE =
  'I set the price of the new menu too low. I had not counted the waste. We lost 4,000 euros in a month.';
const PRAISE = 'I designed a new menu. We tested it on regulars. Sales rose by 20% and it won an award.';
const KUBERNETES = testEpisode(
  'I moved our services to Kubernetes. Deployments went from hours to minutes.',
  {
    names: ['Kubernetes'],
  },
);

const menus = indexStories(candidateOf([PRAISE, PRICE]));

test('a failure asked for is answered by a failure, a success by a success', () => {
  expect(menus.find(questionOf('Tell me about a time you failed.'), NOTHING)[0]!.episode.id).toBe(1);
  expect(menus.find(questionOf('What are you proudest of?'), NOTHING)[0]!.episode.id).toBe(0);
});

test('a name outweighs every other word of the question', () => {
  const index = indexStories(candidateOf([OVEN, PRAISE, KUBERNETES]));
  const question = {
    ...questionOf('Did the oven serve all the guests on a Saturday?'),
    names: ['Kubernetes'],
  };
  expect(index.find(question, NOTHING)[0]!.episode.id).toBe(2);
});

test('a name that an episode lacks leaves the question uncovered', () => {
  const index = indexStories(candidateOf([OVEN, PRAISE, KUBERNETES]));
  const [first, second] = index.find(questionOf('Have you worked with Kubernetes?'), NOTHING);
  expect(first!.coverage).toBeGreaterThan(0.9);
  expect(second!.coverage).toBeLessThan(0.2);
});

test('what is nowhere in the material is covered by nothing', () => {
  const index = indexStories(candidateOf([OVEN, PRAISE]));
  for (const { coverage } of index.find(questionOf('Have you worked with Kafka?'), NOTHING))
    expect(coverage).toBe(0);
});

test('a duty is no story, but experience', () => {
  const index = indexStories(
    candidateOf([
      'I answer guests who complain about a bill.',
      'I answered guests who complained about a bill.',
    ]),
  );
  const best = (question: string): number => index.find(questionOf(question), NOTHING)[0]!.episode.id;
  expect(best('Tell me about a time when guests complained about a bill.')).toBe(1);
  expect(best('What is your experience with guests who complain about a bill?')).toBe(0);
});

test('a story told gives way to another that fits as well', () => {
  const candidate = candidateOf([
    'A guest shouted at me about the bill. I calmed him down. He came back.',
    'A guest shouted at me about the soup. I calmed him down. He came back.',
  ]);
  const index = indexStories(candidate);
  const question = questionOf('How do you deal with angry guests?');
  expect(index.find(question, NOTHING)[0]!.episode.id).toBe(0);
  expect(index.find(question, toldOf(candidate.episodes[0]!))[0]!.episode.id).toBe(1);
});

test('a follow-up stays with the story told last', () => {
  const candidate = candidateOf([PRICE, OVEN, PRAISE]);
  const question = { ...questionOf('How much did it cost you?'), kind: 'follow-up' as const };
  const last = candidate.episodes[1]!;
  expect(indexStories(candidate).find(question, toldOf(last))[0]!.episode).toBe(last);
});

test('for a motive the work most like the job is found', () => {
  const statements = [{ text: 'You design menus.', tokens: readTokens('You design menus.') }];
  const index = indexStories(candidateOf([OVEN, PRAISE], { job: { company: '', role: '', statements } }));
  const question = { ...questionOf('Why us?'), kind: 'motivation' as const };
  expect(index.find(question, NOTHING)[0]!.episode.id).toBe(1);
});

test('an introduction begins with the present job', () => {
  const now = { employer: 'Bakery', title: 'Baker', from: '2022', to: '', isCurrent: true };
  const index = indexStories(candidateOf([OVEN, testEpisode('I bake bread.', { place: now })]));
  const question = { ...questionOf('Tell me about yourself.'), kind: 'introduction' as const };
  expect(index.find(question, NOTHING)[0]!.episode.id).toBe(1);
});

test('shows five at most, and the same each time', () => {
  const index = indexStories(candidateOf([OVEN, PRICE, PRAISE, KUBERNETES, OVEN, PRICE, PRAISE]));
  const question = questionOf('Tell me about a problem you solved.');
  const found = index.find(question, NOTHING);
  expect(found).toHaveLength(5);
  expect(index.find(question, NOTHING)).toEqual(found);
});

test('no episodes, no words, and words without end are borne', () => {
  const question = questionOf('a '.repeat(5000) + '(((*** ^$ __proto__ constructor');
  expect(indexStories(candidateOf([])).find(question, NOTHING)).toEqual([]);
  const odd = indexStories(candidateOf(['__proto__ constructor (.*)+$ toString'])).find(question, NOTHING);
  expect(odd).toHaveLength(1);
  expect(Number.isFinite(odd[0]!.score)).toBe(true);
});
