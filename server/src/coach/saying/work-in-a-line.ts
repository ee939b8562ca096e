import type { Candidate, Episode, Place, Said } from '#coach/candidate/candidate.ts';
import { leans } from './leans.ts';
import { isToAnothersCredit } from './usual/kinds-of-story.ts';
import { wentWrong } from './went-wrong.ts';
import { inLines } from './tell-episode.ts';
import { countWords } from './wording.ts';

/** Lasting duty: "I run the night team". */
const DUTY =
  /^I (?:also )?(?:lead|run|own|hold|look after|manage|head|plan|build|teach|keep|supervise|coordinate|serve|cover|treat|sell|support|maintain|handle|care for|design|develop|mentor|am responsible for|am in charge of|was responsible for|led|looked after|managed|ran|headed|taught|supervised|served|covered|planned)\b/;
/** Without a subject: "Leading a team of 14", "Manages two depots", and not "Lead stolen off site". */
const LEAD = String.raw`lead(?= (?:an?|the|our|my|all|both|\d+|two|three|four|five|six|seven|eight|nine|ten|and|on|daily|weekly|teams?|staff|crews?)\b)`;
const DUTY_IN_SHORT = new RegExp(
  String.raw`^(?:${LEAD}|leads|leading|manage|manages|managing|run|runs|running|own(?! (?:idea|initiative|design|scheme|work)\b)|owns|oversee|oversees|overseeing|look after|looks after|looking after|supervis(?:e|es|ing)|teach|teaches|teaching|responsible for|in charge of|care for|caring for)\b`,
  'i',
);
const BARE = new RegExp(`^(?:${LEAD}|manage|run|own|oversee|look after|supervise|teach|care for) `, 'i');
/** "Lead three reps" */
export const ofMine = (text: string): string => text.replace(BARE, (verb) => `I ${verb.toLowerCase()}`);
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|halved|doubled|prize|first)\b/;
const MOST_WORDS = 32;

interface Line {
  episode: Episode;
  text: string;
}

export function dutyAt({ episodes }: Candidate, place: Place): Line | undefined {
  for (const episode of ofPlace(episodes, place)) {
    if (isToAnothersCredit(episode)) continue;
    const duty = episode.sentences.find(
      (said) => (DUTY.test(said.text) || DUTY_IN_SHORT.test(said.text)) && isPlain(said),
    );
    if (duty) return { episode, text: ofMine(duty.text) };
  }
  return undefined;
}

export function featAt(episodes: readonly Episode[], place: Place): Line | undefined {
  for (const episode of ofPlace(episodes, place)) {
    const { sentences } = episode;
    if (sentences.length > 2 || wentWrong(episode) || !beginsWithDeed(episode)) continue;
    if (sentences.some((said) => DUTY.test(said.text) || !isPlain(said))) continue;
    const text = inLines(sentences.map((said) => said.text));
    if (FIGURE.test(text)) return { episode, text };
  }
  return undefined;
}

export const beginsWithDeed = ({ sentences: [first] }: Episode): boolean =>
  first !== undefined &&
  /^(?:I|We) (?!was\b|were\b|had\b|am\b|have\b)/.test(first.text) &&
  isPlain(first) &&
  !leans(first.text);

const isPlain = ({ text }: Said): boolean =>
  countWords(text) <= MOST_WORDS && !/["“”]/.test(text) && !OTHERS_TROUBLE.test(text);
/** "after the two receptionists fell out", "after a technologist left a valve open" */
const OTHERS_TROUBLE =
  /\b(?:fell out|falling out|quarrel\p{L}*|a row (?:over|about|between)|disputes?|walked (?:off|out))\b|\bafter (?:an?|the|my|our|one|two|another) (?:\p{L}+ ){1,6}?(?:left|failed|forgot|missed|opened|lost|resigned)\b/iu;

const ofPlace = (episodes: readonly Episode[], { employer, title }: Place): Episode[] =>
  episodes.filter(
    ({ source, place }) => source === 'work' && place.employer === employer && place.title === title,
  );
