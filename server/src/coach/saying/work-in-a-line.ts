import type { Candidate, Episode, Place, Said } from '#coach/candidate/candidate.ts';
import { leans } from './leans.ts';
import { wentWrong } from './say-weakness.ts';
import { countWords } from './wording.ts';

/** What somebody does all the time, rather than what they once did. */
const DUTY =
  /^I (?:also )?(?:lead|run|own|hold|look after|manage|head|plan|build|teach|keep|supervise|coordinate|serve|cover|treat|sell|support|maintain|handle|care for|design|develop|mentor|am responsible for|am in charge of|was responsible for|led|looked after|managed|ran|headed|taught|supervised|served|covered|planned)\b/;
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|halved|doubled|prize|first)\b/;
/** What came of a deed, in its own sentence: else the story goes on to it, and is not cut off before. */
const RESULT =
  /\b(?:from|to|by|in) \S*\d|\bin (?:\p{L}+ )?\p{L}+ (?:hours|days|weeks|months|years?)\b|\b(?:without|now)\b|\d ?%|\bper ?cent\b|\bhal(?:f|ved)\b|\bdoubled\b/iu;
const MOST_WORDS = 32;

interface Line {
  episode: Episode;
  text: string;
}

/** What somebody does in a job, in one sentence of their own. */
export function dutyAt({ episodes }: Candidate, place: Place): Line | undefined {
  for (const episode of ofPlace(episodes, place)) {
    const duty = episode.sentences.find((said) => DUTY.test(said.text) && isPlain(said));
    if (duty) return { episode, text: duty.text };
  }
  return undefined;
}

/**
 * What somebody did in a job, with the figure that came of it: a story that begins with the own deed, so that its first
 * sentence stands alone.
 */
export function featAt(episodes: readonly Episode[], place: Place): Line | undefined {
  for (const episode of ofPlace(episodes, place)) {
    const [deed, result] = episode.sentences;
    if (!deed || wentWrong(episode) || !beginsWithDeed(episode) || DUTY.test(deed.text)) continue;
    const isTold = result?.part === 'outcome' && /\d/.test(result.text) && isPlain(result);
    if (!isTold && result && !RESULT.test(deed.text)) continue;
    const text = isTold ? `${deed.text} ${result.text}` : deed.text;
    if (FIGURE.test(text)) return { episode, text };
  }
  return undefined;
}

/** Whether a story begins with what the speaker did, in words that need none before them. */
export const beginsWithDeed = ({ sentences: [first] }: Episode): boolean =>
  first !== undefined &&
  /^(?:I|We) (?!was\b|were\b|had\b|am\b|have\b)/.test(first.text) &&
  isPlain(first) &&
  !leans(first.text);

const isPlain = ({ text }: Said): boolean => countWords(text) <= MOST_WORDS && !/["“”]/.test(text);

const ofPlace = (episodes: readonly Episode[], { employer, title }: Place): Episode[] =>
  episodes.filter(
    ({ source, place }) => source === 'work' && place.employer === employer && place.title === title,
  );
