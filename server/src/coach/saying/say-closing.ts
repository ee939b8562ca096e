import type { Asking, Spoken } from './asking.ts';
import { isKnown } from './asking.ts';
import { roleOf } from './say-motivation.ts';
import { strongestFirst } from './strongest.ts';
import { tellEpisode } from './tell-episode.ts';
import { statementAsWish } from './turn-statement.ts';
import { capitalised, clipped, varied } from './wording.ts';

/** The end of the talk: two questions back, drawn from the job; for "anything to add" a story not yet told. */
export function sayClosing(asking: Asking): Spoken {
  const { candidate, question, told, budget } = asking;
  const addsSomething = /\b(add|anything else|missed|should know|final|last word)\b/i.test(question.text);
  const untold = strongestFirst(candidate, told).find(({ id }) => !told.episodes.includes(id));
  if (addsSomething && isKnown(candidate) && untold) {
    return tellEpisode(untold, asking, 'One thing that we have not spoken about.');
  }
  const questions = [...askedOfJob(asking), ...GENERAL(roleOf(candidate))].filter(
    (text) => ![...told.sentences].some((sentence) => text.includes(sentence)),
  );
  const text = `${varied(OPENINGS, question.text, told)} ${questions.slice(0, 2).join(' ')}`;
  return { text: clipped(text, budget), told: [] };
}

const OPENINGS = ['Yes, I do.', 'Yes, there is something that I would like to ask.', 'I do, thank you.'];

/** Statements of duties and of the team ask best; what is required of the candidate asks nothing. */
function askedOfJob({ candidate }: Asking): string[] {
  const duties = candidate.job.statements.filter(({ text }) =>
    /^(you|we|our|the (team|role|job)|this role)\b/i.test(text),
  );
  const [first, second] = [...new Set([...duties, ...candidate.job.statements])].flatMap(
    ({ text }) => statementAsWish(text) ?? [],
  );
  return [
    first ? `${capitalised(first)}: what would you like to see done there after the first months?` : '',
    second ? `And ${second}: what is hardest about that at the moment?` : '',
  ].filter(Boolean);
}

const GENERAL = (role: string): string[] => [
  `What should somebody in ${role} have done after the first months for you to say that it went well?`,
  'And what is hardest for the team at the moment?',
];
