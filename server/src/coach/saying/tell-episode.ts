import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { chooseBeats } from './choose-beats.ts';
import { countWords } from './wording.ts';

/** Words followed by heart, unless a style leaves more. */
const STORY_WORDS = 60;
const BESIDE_STORY = 30;

/** `Task: bring them back before the exams` */
const isTold = ({ text, stage }: Said): boolean => stage !== 'task' || /^(?:I|We|My|Our)\b/.test(text);

/** That of what follows, left at the end: `2019 - 2023 FAMILY.` */
const HEADING = /^(?:(?:19|20)\d\d\s*[-–]\s*\S+\s+)?\p{Lu}[\p{Lu} &]{3,}\.?$/u;

export function tellEpisode(episode: Episode, asking: Asking, lead = ''): Spoken {
  const room = asking.budget - countWords(lead);
  const chosen = chooseBeats(episode, asking, Math.min(room, Math.max(STORY_WORDS, room - BESIDE_STORY)));
  const beats = chosen.filter((said, at) => at === 0 || (isTold(said) && !HEADING.test(said.text)));
  return {
    text: inLines([lead, ...beats.map(({ text }) => text)]),
    told: [episode],
    story: { lead, beats },
  };
}

export const inLines = (lines: readonly (string | undefined)[]): string => lines.filter(Boolean).join('\n');
