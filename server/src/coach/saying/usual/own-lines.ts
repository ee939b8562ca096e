import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { isOfAnother, isPraise, isPrivate, isQuarrel } from './kinds-of-story.ts';

/** A line of the candidate's, with the story that it stands in. */
export interface OwnLine {
  text: string;
  episode: Episode;
}

/** What candidates say of themselves rather than of what they did: lines of theirs that pass, in their order. */
export const ownLines = ({ episodes }: Candidate, passes: (text: string) => boolean): OwnLine[] =>
  episodes
    .filter((episode) => !isPraise(episode) && !isOfAnother(episode))
    .flatMap((episode) =>
      episode.sentences
        .filter((said) => !isQuarrel({ ...episode, sentences: [said] }))
        .map(({ text }) => ({ text, episode })),
    )
    .filter(({ text }) => passes(text) && !isPrivate(text));

/** The same, and sentences of what is listed: `Two weeks notice. Three if you let me close the job.` */
export const writtenLines = (candidate: Candidate, passes: (text: string) => boolean): string[] => [
  ...candidate.holdings.flatMap(({ text }) => text.split(/(?<=[.;])\s+/)).filter(passes),
  ...ownLines(candidate, passes).map(({ text }) => text),
];

/** `Reason for looking: …` among what is listed, without its label. */
export function listedUnder({ holdings }: Candidate, label: RegExp): string | undefined {
  for (const { text } of holdings) {
    const [, before = '', rest = ''] = /^([^:]{3,40}):\s+(.+)$/s.exec(text) ?? [];
    if (rest !== '' && label.test(before)) return rest;
  }
  return undefined;
}

/** "I wrote the rota first" is no order that is kept. */
const ONCE =
  /\b(?:I|we) (?:\p{L}+ly |also )?(?:was|were|had|did|went|made|built|took|gave|told|sat|ran|wrote|began|left|came|saw|found|got|\p{L}+ed)\b|\b(?:19|20)\d\d\b|^(?:was|were)\b/u;

/** What stands in quotes is nobody's way of working. */
export const unquoted = (text: string): string => text.replaceAll(/["“][^"“”]*["”]/g, '');

export const isOnce = (text: string): boolean => ONCE.test(text);
