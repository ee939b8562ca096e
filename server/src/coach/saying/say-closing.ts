import { type Asking, isKnown, type Spoken } from './asking.ts';
import { inShort, isClear, isTask, wishesOf } from './job-fit.ts';
import { strongestFirst } from './strongest.ts';
import { tellEpisode } from './tell-episode.ts';
import { statementAsWish } from './turn-statement.ts';
import { clipped, countWords, varied } from './wording.ts';

/** The end of the talk: two questions back, one of them on the job; for "anything to add" a story not yet told. */
export function sayClosing(asking: Asking): Spoken {
  const { candidate, question, told, budget } = asking;
  const addsSomething = /\b(add|anything else|missed|should know|final|last word)\b/i.test(question.text);
  const untold = strongestFirst(candidate, told).find(({ id }) => !told.episodes.includes(id));
  if (addsSomething && isKnown(candidate) && untold) {
    return tellEpisode(untold, asking, 'There is one thing that we have not spoken about.');
  }
  const questions = [askedOfJob(asking), ...GENERAL].filter(
    (text) => text !== '' && ![...told.sentences].some((said) => isAskedIn(said, text)),
  );
  const [first, second] = questions;
  if (first === undefined) return { text: varied(NONE_LEFT, question.text, told), told: [] };
  const opening = varied(OPENINGS, question.text, told);
  const text = [opening, first, ...(second === undefined ? [] : [asSecond(second)])].join(' ');
  const alone = questions.map((one) => `${opening} ${one}`);
  const fitting = [text, ...alone].find((said) => countWords(said) <= budget) ?? alone.at(-1)!;
  return { text: clipped(fitting, budget), told: [] };
}

/** Whether a sentence that was said asks it, also as the second of two. */
const isAskedIn = (said: string, question: string): boolean =>
  said.endsWith('?') && (question.endsWith(said) || asSecond(question).endsWith(said));

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

const GENERAL = [
  'What should be different after my first months here for you to say that it went well?',
  'What is hardest for the team at the moment?',
];

/** "And what is hardest …" */
const asSecond = (text: string): string => text.replace(/^W/, 'And w');

/** On what the employer is about to change, else on what is to be done; who one is and what there is ask nothing. */
function askedOfJob({ candidate }: Asking): string {
  const { job } = candidate;
  const plan = job.statements
    .flatMap(({ text }) => statementAsWish(text) ?? [])
    .find((wish) => IS_PLANNED.test(wish));
  if (plan !== undefined) return `As I understand it, ${plan}. How far have you come with that?`;
  const task = wishesOf(job).find((wish) => isTask(wish) && isClear(wish));
  return task === undefined
    ? ''
    : `As I understand it, ${inShort(task)}. Which part of that matters most to you at the moment?`;
}

const IS_PLANNED =
  /^(?:you (?:want to|plan to|are (?:(?!looking|searching|seeking|hiring|recruiting|offering|working|running|serving|being|providing)\p{L}+ing))|I would (?:help you|lead the (?:change|move|switch|introduction|launch|roll-?out|migration))) /iu;
