import type { Cue } from '@pythia/contracts/cue.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type Passage, passagesFor } from '../knowledge/passages.ts';
import { passagesIn } from '../documents/find-parts.ts';
import { episodeOffered } from '../saying/alternatives.ts';
import { cueOfPassage } from '../saying/cue.ts';
import { type Experience, experiencesOf, type Fitting, fittingOf } from '../saying/experiences.ts';
import type { Answer } from '../saying/say-answer.ts';
import { answerFrom, type AskedInThread } from './answer-from.ts';
import { withOpened } from './opened.ts';
import { shelfOf } from './shelves.ts';
import { type Asked, type ByHandle, lastOf, type Outcome, type Read } from './task.ts';
import { type Understood, withUnderstood } from './with-understood.ts';

/** What a question is answered from, whoever answers, by one understanding of it. */
export interface Brief {
  /** What the coach says to it. */
  answer: Answer;
  /** What of that, or of a passage, is read at a glance; null where there is nothing to say. */
  cue: Cue | null;
  /** What the candidate can tell, for a language model; absent unless wanted. */
  experiences?: Experience[];
  /** Which of it fits, the best first; where one of it is wanted, that alone. */
  fitting: Fitting[];
  /** What of the library and the user's own documents helps, the best for each part first; none beside a wanted story. */
  passages: Passage[];
}

/** How much of a brief is wanted, at most. */
export interface Wanted {
  fitting: number;
  passages: number;
  experiences: boolean;
}

export const brief = (asked: Read<ByHandle<Asked>> & { wanted: Wanted }): Outcome<Brief> =>
  withOpened(asked, (reading, knowledge) =>
    withUnderstood(reading, asked, (understood) => {
      const { wanted } = asked;
      const said = answerFrom(understood, knowledge, asked);
      const passages = passagesOf(understood, knowledge, asked, wanted.passages);
      return {
        answer: said,
        cue: said.cue ?? (passages[0] ? cueOfPassage(passages[0]) : null),
        ...(wanted.experiences && { experiences: experiencesOf(reading.candidate) }),
        fitting: fittingIn(understood, asked.instead, wanted.fitting),
        passages,
      };
    }),
  );

function fittingIn({ candidate, asked }: Understood, instead: string | undefined, most: number): Fitting[] {
  if (instead === undefined) return fittingOf(asked, most);
  const wanted = episodeOffered(candidate, instead);
  return wanted ? [{ index: wanted.id, isLikely: true }] : [];
}

function passagesOf(
  understood: Understood,
  knowledge: Knowledge,
  asked: AskedInThread,
  most: number,
): Passage[] {
  if (asked.instead !== undefined) return [];
  const questions = understood.asked.map(({ question }) => question);
  const known = passagesFor(questions, lastOf(asked), knowledge, most);
  const shelf = shelfOf(asked.documents);
  const { company } = understood.candidate.job;
  const own = shelf ? passagesIn(understood, shelf, company, most) : [];
  return inTurns(own, known).slice(0, most);
}

/** The user's own first. */
const inTurns = (own: readonly Passage[], known: readonly Passage[]): Passage[] =>
  Array.from({ length: Math.max(own.length, known.length) }, (_, rank) => [own[rank], known[rank]])
    .flat()
    .filter((passage) => passage !== undefined);
