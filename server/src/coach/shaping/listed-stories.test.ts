import { expect, test } from 'vitest';
import { readCandidate } from '#coach/candidate/read-candidate.ts';
import { type Material, NO_MATERIAL, type StoryAsSettled } from '#coach/material.ts';
import { experiencesOf } from '#coach/saying/experiences.ts';
import { type ListedStory, listedStories } from './listed-stories.ts';

const OVEN = 'When the oven failed on a Friday, I moved the dough to a neighbour’s bakery.';
const WASTE = 'Cut waste by 10% by weighing the flour.';
const TEAM = 'Trained two apprentices who both passed.';
const work = (...bullets: string[]): string =>
  ['Head baker, Rye & Co., 2019 – present', ...bullets.map((text) => `- ${text}`)].join('\n');
const RESUME = `${work(OVEN, WASTE)}\n\nBaker, Seldon Foods, 2015 – 2019\n- ${TEAM}`;

const about = (text: string, settled: readonly StoryAsSettled[] = []): Material => ({
  ...NO_MATERIAL,
  work: text,
  settled,
});
const list = (text: string, settled: readonly StoryAsSettled[] = []) =>
  listedStories({ material: about(text, settled) });
const titles = (stories: readonly ListedStory[]): string[] => stories.map(({ title }) => title);
const told = (text: string, settled: readonly StoryAsSettled[]) =>
  readCandidate(about(text, settled)).episodes.map(({ title, place, sentences }) =>
    [title, place.employer, ...sentences.map((said) => said.text)].join(' | '),
  );

/** A listed story as it is sent back, with changes. */
const settle = (
  { title, place, sentences, read, standing }: ListedStory,
  changes: Partial<StoryAsSettled> = {},
): StoryAsSettled => ({ title, place, text: sentences.join(' '), read, standing, ...changes });

test('a résumé is listed story by story, each with a title, its place and what it shows', () => {
  const stories = list(RESUME);
  expect(titles(stories)).toEqual([
    'When the oven failed on a Friday',
    'Cut waste by 10% by weighing the flour',
    'Trained two apprentices who both passed',
  ]);
  expect(stories[0]).toMatchObject({
    place: { employer: 'Rye & Co.', title: 'Head baker', from: '2019', isCurrent: true },
    sentences: [OVEN],
    isSettled: false,
    now: null,
  });
  expect(stories[2]!.tags).toContain('mentoring');
});

test('what was settled is told in place of what was read, and the rest as before', () => {
  const [oven, waste, team] = list(RESUME) as [ListedStory, ListedStory, ListedStory];
  const settled = [
    settle(oven, { title: 'The Friday oven', text: 'Our oven died. I found another one.' }),
    settle(waste, { standing: 'hidden' }),
    settle(team, { place: oven.place }),
  ];
  expect(told(RESUME, settled)).toEqual([
    'The Friday oven | Rye & Co. | Our oven died. | I found another one.',
    `Trained two apprentices who both passed | Rye & Co. | I trained two apprentices who both passed.`,
  ]);
  expect(list(RESUME, settled).map(({ standing, isSettled }) => [standing, isSettled])).toEqual([
    ['told', true],
    ['hidden', true],
    ['told', true],
  ]);
});

test('to a language model a story in other words is told beside the résumé, under its title', () => {
  const [oven, waste] = list(RESUME) as [ListedStory, ListedStory];
  const settled = [settle(oven, { title: 'The Friday oven', text: 'Our oven died.' }), settle(waste)];
  const experiences = experiencesOf(readCandidate(about(RESUME, settled)));
  expect(experiences.slice(0, 2)).toMatchObject([
    { text: expect.stringMatching(/^“The Friday oven” .*: Our oven died\.$/), isPrepared: true },
    { isPrepared: false },
  ]);
  expect(experiences[0]!.source).toBe('From your résumé: The Friday oven, Rye & Co.');
});

test('one story becomes two, and two become one', () => {
  const one = work(`${OVEN} No order was late.`);
  const [oven] = list(one) as [ListedStory];
  expect(oven.sentences).toHaveLength(2);
  const halves = oven.sentences.map((text, at) =>
    settle(oven, { title: `Half ${at + 1}`, text, read: [oven.read[at]!] }),
  );
  expect(titles(list(one, halves))).toEqual(['Half 1', 'Half 2']);
  const [first, second, third] = list(RESUME) as [ListedStory, ListedStory, ListedStory];
  const merged = settle(first, { title: 'Both', read: [...first.read, ...second.read] });
  expect(titles(list(RESUME, [merged]))).toEqual(['Both', third.title]);
});

test('a job that all stories were moved away from is none any more', () => {
  const [oven, waste, team] = list(RESUME) as [ListedStory, ListedStory, ListedStory];
  const away = { ...oven.place, employer: '' };
  const places = readCandidate(
    about(RESUME, [settle(oven, { place: away }), settle(waste, { place: away })]),
  ).places.map(({ title, employer }) => [title, employer]);
  expect(places).toEqual([
    ['Head baker', ''],
    ['Baker', team.place.employer],
  ]);
});

test('a story in other words outlives an edit of the résumé, and says what stands there now', () => {
  const [, waste] = list(RESUME) as [ListedStory, ListedStory];
  const settled = [settle(waste, { text: 'I weighed all flour.' })];
  expect(list(RESUME.replace('10%', '12%'), settled)[1]).toMatchObject({
    sentences: ['I weighed all flour.'],
    now: ['I cut waste by 12% by weighing the flour.'],
  });
  const inOtherForm = RESUME.replace('Cut waste', 'I cut waste');
  expect(list(inOtherForm, settled)[1]).toMatchObject({ now: null });
});

test('a story in the résumé’s own words follows it, and keeps its title', () => {
  const [, waste] = list(RESUME) as [ListedStory, ListedStory];
  const settled = [settle(waste, { title: 'Less waste' })];
  expect(list(RESUME.replace('10%', '12%'), settled)[1]).toMatchObject({
    title: 'Less waste',
    sentences: ['I cut waste by 12% by weighing the flour.'],
    read: ['I cut waste by 12% by weighing the flour.'],
    now: null,
  });
});

test('what the résumé does not say any more is listed last, and not told', () => {
  const [oven] = list(RESUME) as [ListedStory];
  const settled = [settle(oven, { title: 'The Friday oven' })];
  const shorter = work(WASTE);
  expect(list(shorter, settled).map(({ title, now }) => [title, now])).toEqual([
    ['Cut waste by 10% by weighing the flour', null],
    ['The Friday oven', []],
  ]);
  expect(told(shorter, settled)).toHaveLength(1);
});

test('a story of the bank is told under its title', () => {
  const { episodes } = readCandidate({
    ...NO_MATERIAL,
    stories: ['# The flooded cellar\n\nThe cellar flooded at night. I carried the flour upstairs.'],
  });
  expect(episodes.map(({ title }) => title)).toEqual(['The flooded cellar']);
});

test('a story that the user wrote is told whole, whatever they settled about the same words in the résumé', () => {
  const story = `${OVEN} No order was late.`;
  const [oven] = list(RESUME) as [ListedStory];
  for (const standing of ['hidden', 'told'] as const) {
    const settled = [settle(oven, { standing })];
    const { episodes } = readCandidate({ ...about(RESUME, settled), stories: [story] });
    const written = episodes.filter(({ source }) => source === 'story');
    expect(written.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))).toEqual([story]);
  }
});
