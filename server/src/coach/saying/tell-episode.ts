import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Asking, Spoken } from './asking.ts';
import { chooseBeats } from './choose-beats.ts';
import { countWords, varied } from './wording.ts';

/** Words followed by heart, unless a style leaves more. */
const STORY_WORDS = 60;
const BESIDE_STORY = 30;

/** `Task: bring them back before the exams` */
const isTold = ({ text, stage }: Said): boolean => stage !== 'task' || /^(?:I|We|My|Our)\b/.test(text);

/** That of what follows, left at the end: `2019 - 2023 FAMILY.` */
const HEADING =
  /^(?:(?:19|20)\d\d\s*[-–]\s*\S+\s+)?\p{Lu}[\p{Lu} &]{3,}\.?$|\s[|•·]\s|\bPage \d|^(?!.*\b(?:I|[Ww]e|fell|rose|grew|was|were)\b).*\b(?:19|20)\d\d ?[-–—] ?(?:(?:19|20)\d\d|present|now|today)\b/u;

export function tellEpisode(episode: Episode, asking: Asking, lead = ''): Spoken {
  const room = asking.budget - countWords(lead || NOTES_LEADS[0]!);
  const chosen = chooseBeats(episode, asking, Math.min(room, Math.max(STORY_WORDS, room - BESIDE_STORY)));
  const beats = chosen.filter((said, at) => at === 0 || (isTold(said) && !HEADING.test(said.text)));
  const opening = lead || (areNotes(beats) ? varied(NOTES_LEADS, asking.question.text, asking.told) : '');
  return {
    text: inLines([opening, ...beats.map(({ text }) => text)]),
    told: [episode],
    story: { lead: opening, beats },
  };
}

/** Make notes sayable: "Recovery of £61,000". */
const NOTES_LEADS = ['One example is this.', 'What comes to mind is this.', 'There is this, for one.'];

const areNotes = (beats: readonly Said[]): boolean =>
  !beats.some(({ text }) => /\b(?:I|me|[Mm]y|[Ww]e|us|[Oo]ur)\b/.test(text)) && !isOfAnyone(beats[0]!);

/** "Keeps the list" */
const isOfAnyone = ({ tokens: [first] }: Said): boolean => first?.pos === 'VERB' && /[^s]s$/.test(first.text);

export const inLines = (lines: readonly (string | undefined)[]): string => lines.filter(Boolean).join('\n');
