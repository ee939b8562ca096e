import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import type { Review } from '@pythia/contracts/review.ts';
import { expectedTerms } from '../knowledge/expected-terms.ts';
import { fieldsShown } from '../knowledge/fields-shown.ts';
import { findTyped } from '../knowledge/find-typed.ts';
import { NO_KNOWLEDGE } from '../knowledge/knowledge.ts';
import { tellLanguage } from '../language/tell-language.ts';
import { indexMaterial } from '../index-material.ts';
import { NO_MATERIAL } from '../material.ts';
import { chatReply } from '../saying/chat-reply.ts';
import { type Experience, experiencesOf } from '../saying/experiences.ts';
import { type Answer, sayAnswer } from '../saying/say-answer.ts';
import { ENGLISH_ONLY } from '../saying/say-in-other-language.ts';
import { silentOn } from '../saying/silent-on.ts';
import { storyDescription, type StoryDescription } from '../shaping/story-description.ts';
import { shapeStory } from '../shaping/shape-story.ts';
import { answerFrom } from './answer-from.ts';
import { withCandidate, withOpened } from './opened.ts';
import { chancesOf, type MeantAnswer, reviewMeant } from './review-work.ts';
import {
  type About,
  type Asked,
  type ByHandle,
  type Dialogue,
  lastOf,
  type Outcome,
  type Read,
} from './task.ts';
import { withUnderstood } from './with-understood.ts';

export { listedJobs as listJobs } from '../shaping/listed-jobs.ts';
export { listedStories as listStories } from '../shaping/listed-stories.ts';
export { brief } from './brief.ts';
export { index, learn, open, openLibrary } from './opened.ts';
export { addDocuments, forgetDocuments, hasDocuments, learnDocuments, unreadDocuments } from './shelves.ts';

export const answer = (asked: Read<ByHandle<Asked>>): Outcome<Answer> =>
  withOpened(asked, (reading, knowledge) =>
    withUnderstood(reading, asked, (understood) => answerFrom(understood, knowledge, asked)),
  );

export const experiences = (about: ByHandle<About>): Outcome<Experience[]> =>
  withCandidate(about, experiencesOf);

export const converse = (said: Read<ByHandle<Dialogue>>): Outcome<string> =>
  withOpened(said, (reading, knowledge) => {
    if (tellLanguage(lastOf(said)) === 'other') return { result: ENGLISH_ONLY };
    return withUnderstood(reading, said, (understood) => {
      const questions = understood.asked.map(({ question }) => question);
      return chatReply(questions, sayAnswer({ ...understood, knowledge }));
    });
  });

export async function review(said: Read<ByHandle<Dialogue & MeantAnswer>>): Promise<Outcome<Review>> {
  const chances = withOpened(said, (reading) =>
    withUnderstood(reading, said, ({ asked }) => chancesOf(asked.flatMap(({ found }) => found))),
  );
  return 'result' in chances ? { result: await reviewMeant(said, chances.result) } : chances;
}

export const fields = (about: ByHandle<About>): Outcome<string[]> =>
  withCandidate(about, (candidate) => fieldsShown(candidate));

export const silent = (about: ByHandle<About>): Outcome<FactMatter[]> => withCandidate(about, silentOn);

export const terms = (about: ByHandle<About>): Outcome<string[]> => withCandidate(about, expectedTerms);

export const findEntries = ({ search, count }: { search: string; count: number }): string[] =>
  findTyped(search, count);
export const shape = (notes: string): string => shapeStory(notes);
export const describe = (text: string): StoryDescription => storyDescription(text);

/** Warms up: the first candidate waits for no module or compilation. */
const turns = [
  { role: 'user' as const, text: 'Tell me about a time when something went wrong, and what you learned.' },
];
withUnderstood(
  indexMaterial({
    ...NO_MATERIAL,
    company: 'Anywhere',
    role: 'Baker',
    jobDescription: 'You lead the early shift.',
    education: 'Baking diploma, 2015',
    work: 'Baker, Somewhere, 2016 – present\n- Led a team of four. When the oven failed, I moved the work to a neighbour, and no order was late.\n- Cut waste by 10%.',
    stories: ['I once forgot the salt. We lost a batch. Since then I weigh it out the night before.'],
  }),
  { turns },
  (understood) => answerFrom(understood, NO_KNOWLEDGE, { turns }),
);
