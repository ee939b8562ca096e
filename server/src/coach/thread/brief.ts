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

export interface Brief {
  answer: Answer;
  cue: Cue | null;
  experiences?: Experience[];
  /** Best first; a wanted story alone. */
  fitting: Fitting[];
  /** Best of each part first; empty beside a wanted story. */
  passages: Passage[];
}

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

const inTurns = (own: readonly Passage[], known: readonly Passage[]): Passage[] =>
  Array.from({ length: Math.max(own.length, known.length) }, (_, rank) => [own[rank], known[rank]])
    .flat()
    .filter((passage) => passage !== undefined);
