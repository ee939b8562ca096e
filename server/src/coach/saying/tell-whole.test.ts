import { expect, test } from 'vitest';
import { NO_KNOWLEDGE } from '#coach/knowledge/knowledge.ts';
import { chooseBeats } from './choose-beats.ts';
import { sayLookUp } from './say-look-up.ts';
import { tellEpisode } from './tell-episode.ts';
import { asks, candidateFrom, NOTHING_TOLD } from './testing/asked.ts';

const asking = (given: { work?: string; stories?: string[] }, budget = 90) => {
  const candidate = candidateFrom(given);
  const question = asks('Tell me about a time you planned.', 'behavioural');
  const about = { candidate, question, found: [], told: NOTHING_TOLD, knowledge: NO_KNOWLEDGE, budget };
  return { about, episode: candidate.episodes[0]! };
};
const chosen = (story: string, words = 60): string[] => {
  const { about, episode } = asking({ stories: [story] });
  return chooseBeats(episode, about, words).map(({ text }) => text);
};

test('a story is told in its own words, a line for each of its beats', () => {
  const work =
    'Baker, Rye & Co., 2018 – 2021\n- Cut waste by 10%; two ovens quarrelled over the rota, so I drew one';
  const { about, episode } = asking({ work });
  expect(tellEpisode(episode, about).text).toBe(
    'I cut waste by 10%.\nTwo ovens quarrelled over the rota, so I drew one.',
  );
});

test('what is short is told whole, in the order in which it was written', () => {
  const story = 'We had no flour. I rang three mills. One of them came at four. Nobody noticed.';
  expect(chosen(story).join(' ')).toBe(story);
});

const TWENTY = Array.from({ length: 19 }, (_, at) => `word${at}`).join(' ');

test('up to fifteen words more are told rather than that a story loses its beginning', () => {
  const story = `One ${TWENTY}. Two ${TWENTY}. Three ${TWENTY}.`;
  expect(chosen(story, 60)).toHaveLength(3);
  expect(chosen(story, 46)).toHaveLength(3);
  expect(chosen(story, 44)).toHaveLength(2);
});

test('of a long story neighbours are told, and nothing that leans on what is left out', () => {
  const story = `The mill burned ${TWENTY}. I rang Anna ${TWENTY}. She lent us hers ${TWENTY}. In the end we saved £900 ${TWENTY}.`;
  const told = chosen(story, 50);
  const sentences = story.split(/(?<=\.) /);
  expect(told).toEqual(sentences.slice(sentences.indexOf(told[0]!)).slice(0, told.length));
  expect(told[0]).not.toMatch(/^She/);
});

test('a single line is said whole, however long it is', () => {
  const line = `I rang ${TWENTY} ${TWENTY} ${TWENTY} ${TWENTY}.`;
  expect(chosen(line, 30)).toEqual([line]);
});

test('a certificate stands as it was written, and is not worked with', () => {
  const candidate = candidateFrom({ work: 'Skills: Sage 50, First Aid at Work certificate' });
  const question = asks('Which tools do you use for first aid?', 'look-up', { sought: 'tool' });
  const { text } = sayLookUp({
    candidate,
    question,
    found: [],
    told: NOTHING_TOLD,
    knowledge: NO_KNOWLEDGE,
    budget: 60,
  });
  expect(text).toBe('First Aid at Work certificate.');
});
