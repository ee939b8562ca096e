import { expect, test } from 'vitest';
import { NO_KNOWLEDGE } from '#coach/knowledge/knowledge.ts';
import { chooseSentences } from './choose-sentences.ts';
import { overlapsWithJob } from './job-fit.ts';
import { titleAsSaid } from './opener.ts';
import { sayLookUp } from './say-look-up.ts';
import { tellEpisode } from './tell-episode.ts';
import { asks, candidateOf, NOTHING_TOLD } from './testing/asked.ts';

test.each([
  ['English Teacher', 'an English teacher'],
  ['Madrid Office Manager', 'a Madrid office manager'],
  ['Head of German', 'head of German'],
  ['Senior Shift Manager', 'a senior shift manager'],
])('a title as said keeps names: %s', (title, said) => {
  expect(titleAsSaid(title)).toBe(said);
});

const asking = (work: string, budget: number, jobDescription = '') => ({
  candidate: candidateOf({ work, jobDescription }),
  question: asks('Tell me about a time you planned.', 'behavioural'),
  found: [],
  told: NOTHING_TOLD,
  knowledge: NO_KNOWLEDGE,
  budget,
});

test.each([
  ['Lisbon needed a depot, so I rented one.', 'At Rye & Co., Lisbon needed a depot, so I rented one.'],
  ['The oven burned, so I shut the gas.', 'At Rye & Co., the oven burned, so I shut the gas.'],
])('behind its place a name keeps its capital: %s', (sentence, said) => {
  const about = asking(`Rye & Co., 2018 – 2021\n- ${sentence}`, 60);
  expect(tellEpisode(about.candidate.episodes[0]!, about).text).toMatch(said.replace('At Rye & Co., ', ''));
});

test('a story does not begin with somebody whom it has not named', () => {
  const about = asking('', 60);
  const candidate = candidateOf({ stories: ['They wanted us to stop. I rang the depot and moved the van.'] });
  const chosen = chooseSentences(candidate.episodes[0]!, about, 60).map(({ text }) => text);
  expect(chosen).toEqual(['I rang the depot and moved the van.']);
});

test('a certificate is held, not worked with', () => {
  const candidate = candidateOf({ work: 'Skills: Sage 50, First Aid at Work certificate' });
  const question = asks('Which tools do you use for first aid?', 'look-up', { sought: 'tool' });
  const { text } = sayLookUp({
    candidate,
    question,
    found: [],
    told: NOTHING_TOLD,
    knowledge: NO_KNOWLEDGE,
    budget: 60,
  });
  expect(text).toContain('I hold First Aid at Work certificate');
});

test.each([
  ['You will plan the rota for the night ovens.', 'I would plan the rota for the night ovens'],
  ['We are looking for a planner of rotas for the night ovens.', undefined],
  ['Our rota for the night ovens has nine bakers.', 'your rota for the night ovens has nine bakers'],
])('whom an employer seeks is no wish of the candidate: %s', (statement, wish) => {
  const { candidate } = asking(
    'Baker, Rye & Co., 2018 – 2021\n- Planned the rota for the night ovens',
    60,
    statement,
  );
  expect(overlapsWithJob(candidate)[0]?.wish).toBe(wish);
});
