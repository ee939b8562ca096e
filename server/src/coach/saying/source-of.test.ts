import { describe, expect, test } from 'vitest';
import type { Episode } from '#coach/candidate/candidate.ts';
import { knownTo } from '#coach/knowledge/testing/known.ts';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { indexStories } from '#coach/stories/story-index.ts';
import { sayAnswer } from './say-answer.ts';
import { sourceOf } from './source-of.ts';
import { candidateFrom, episodeWith, NOTHING_TOLD } from './testing/asked.ts';
import { baker, nobody } from './testing/baker.ts';

const told = (episode: Episode): string => episode.sentences.map(({ text }) => text).join(' ');
const sourceOfTold = (...episodes: Episode[]) => sourceOf(episodes.map(told).join(' '), episodes);
const workedAs = (header: string) => {
  const { episodes } = candidateFrom({
    work: `${header}\n- Cut flour waste by 20% in one year by weighing every batch.`,
  });
  return sourceOfTold(episodes[0]!);
};
const engineer = (work: string) => candidateFrom({ role: 'Backend engineer', work });
const waste = episodeWith(baker, 'flour waste');
const apprentices = episodeWith(baker, 'apprentices');
const round = episodeWith(baker, 'wholesale');
const oven = episodeWith(baker, 'proving room');

/** The source of a whole answer to a question as it is heard. */
function sourceOfAnswer(text: string, candidate = baker): string | null {
  const questions = understandQuestions(text, { questions: [], last: undefined });
  const stories = indexStories(candidate);
  const asked = questions.map((question) => ({ question, found: stories.find(question, NOTHING_TOLD) }));
  return sayAnswer({ candidate, asked, told: NOTHING_TOLD, knowledge: knownTo(candidate) }).source;
}

describe('the source of an answer', () => {
  test.each([
    ['Head Baker, Rye & Co., York, 2019 - 2021', 'From your résumé: Head Baker, Rye & Co., 2019–21'],
    [
      'Head Baker, Rye & Co., York, March 1998 - May 2003',
      'From your résumé: Head Baker, Rye & Co., 1998–2003',
    ],
    ['Head Baker, Rye & Co., York, 2019 - present', 'From your résumé: Head Baker, Rye & Co., since 2019'],
    ['Head Baker, Rye & Co., York, 2019 - 2019', 'From your résumé: Head Baker, Rye & Co., 2019'],
  ])('names the job of %j', (header, source) => {
    expect(workedAs(header)).toBe(source);
  });

  test('is at most sixty characters long, and never half a title', () => {
    const title = 'Deputy Head Baker for Sourdough, Rye and Viennoiserie';
    const place = { ...waste.place, title, employer: 'Rye & Co.' };
    expect(sourceOfTold({ ...waste, place })).toBe('From your résumé: Rye & Co., since 2019');
    expect(sourceOfTold({ ...waste, place: { ...place, employer: title } })).toBe('From your résumé');
  });

  test('names one place for what was told of it, and none for what was told of two', () => {
    expect(sourceOfTold(waste, apprentices)).toBe('From your résumé: Head Baker, Rye & Co., since 2019');
    expect(sourceOfTold(waste, round)).toBe('From your résumé');
  });

  test('is another for a story', () => {
    expect(sourceOfTold(oven)).toBe('From one of your stories');
    expect(sourceOfTold(oven, waste)).toBeNull();
  });

  test('is unknown where no sentence of it was said', () => {
    expect(sourceOf('I would ask what is needed first.', [waste])).toBeNull();
    expect(sourceOf(told(waste), [])).toBeNull();
  });

  test('is told with the whole answer, also for another story', () => {
    expect(sourceOfAnswer('How did you reduce flour waste?')).toBe(
      'From your résumé: Head Baker, Rye & Co., since 2019',
    );
    const [question] = understandQuestions('How did you reduce flour waste?', {
      questions: [],
      last: undefined,
    });
    const asked = [{ question: question!, found: [] }];
    expect(sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD, instead: round }).source).toBe(
      'From your résumé: Baker, Mill Lane Bakery, 2013–19',
    );
  });

  test('names no single job for an introduction', () => {
    expect(sourceOfAnswer('Tell me about yourself.')).toBe('From your résumé');
  });

  test.each([
    ['a frame', 'Tell me about a time you had a conflict.', nobody],
    ['what nothing is known of', 'What is a hash map?', baker],
    ['small talk', 'Hello, can you hear me?', baker],
    ['a salary', 'What salary do you expect?', baker],
    ['questions back', 'Do you have any questions for us?', baker],
  ])('is unknown for %s', (_, question, candidate) => {
    expect(sourceOfAnswer(question, candidate)).toBeNull();
  });

  test('names what is known in general, with own work before it where that is told first', () => {
    const cache =
      'Software Engineer, Northwind, 2020 - present\n- Put a Redis cache before the price service and cut its latency by 40%';
    expect(sourceOfAnswer('What is caching?', engineer(''))).toBe('From Industry knowledge: caching');
    expect(sourceOfAnswer('What is a cache?', engineer(cache))).toBe(
      'From your résumé · Industry knowledge: caching',
    );
    expect(sourceOfAnswer('What is a deadlock, and how does a load balancer work?', engineer(''))).toBe(
      'From Industry knowledge',
    );
  });
});
