import { type Asking, isKnown, type Spoken } from './asking.ts';
import { strongestFirst } from './strongest.ts';
import { tellEpisode } from './tell-episode.ts';
import { varied, wholeWithin } from './wording.ts';

/** The end of the talk: two questions back; for "anything to add" a story not yet told. */
export function sayClosing(asking: Asking): Spoken {
  const { candidate, question, told, budget } = asking;
  const addsSomething = /\b(add|anything else|missed|should know|final|last word)\b/i.test(question.text);
  const untold = strongestFirst(candidate, told).find(({ id }) => !told.episodes.includes(id));
  if (addsSomething && isKnown(candidate) && untold) {
    return tellEpisode(untold, asking, 'There is one thing that we have not spoken about.');
  }
  const questions = QUESTIONS.filter((text) => !told.sentences.has(text)).slice(0, 2);
  if (questions.length === 0) return { text: varied(NONE_LEFT, question.text, told), told: [] };
  const opening = varied(OPENINGS, question.text, told);
  return { text: wholeWithin([opening, ...questions].join(' '), budget), told: [] };
}

/** They follow "do you have questions" as well as "we have kept you long enough". */
const OPENINGS = [
  'Thank you, there is something that I would like to ask.',
  'Thank you, there is something that I have been wondering about.',
];

/** Where all was asked before. */
const NONE_LEFT = [
  'Thank you, I have asked all that I wanted to ask.',
  'Thank you, that is all that I wanted to ask.',
];

const QUESTIONS = [
  'What should be different after my first months here for you to say that it went well?',
  'What is hardest for the team at the moment?',
  'How would you describe an ordinary day in this job?',
  'What do people who do well here have in common?',
];
