import { titleFrom } from '@pythia/contracts/story-title.ts';
import { readTokens, type Token } from '#coach/language/read-text.ts';
import type { Beat } from '../beats/beat.ts';
import { splitBeats } from '../beats/split-beats.ts';
import { withI } from '../beats/with-i.ts';
import type { Stage } from '../beats/stage-label.ts';
import type { Episode, Said } from '../candidate.ts';
import type { Draft } from './draft.ts';
import { underTerm } from '../holdings.ts';
import { numbersIn } from './numbers.ts';
import { partOf } from './part-of.ts';
import type { Written } from './written.ts';

const MOST_HELD = 9;
/** Words below a job; shorter is an entry: `Stock control`. */
const FEWEST_TOLD = 3;

/** Figure without its sentence: `500+ drops`, `score 78 to 91`. */
const COUNTS = /\d\+?\s\p{Ll}{3,}|\d%?\sto\s[£€$¥]?\d/u;

const LABELLED = /^\p{L}+:\s/u;

export type ReadEpisode = Omit<Episode, 'id'>;

export function tellDraft({ source, place, heading, sentences, title }: Draft): {
  episode?: ReadEpisode;
  listed: string[];
} {
  const isOfJob = source === 'work' || place.employer !== '';
  const isListed = (sentence: Written): boolean =>
    source !== 'story' && isEntry(sentence) && !(isOfJob && standsAsNote(sentence, sentences.length === 1));
  const beats = splitBeats(
    sentences.filter((sentence) => !isListed(sentence)).map(({ text }) => text),
    place,
  );
  const listed = sentences
    .filter(isListed)
    .map(({ text }) => underTerm(heading ?? '', text.replace(/[\s.;,:]+$/, '')));
  const [first] = beats;
  return first
    ? { episode: episodeOf({ source, place, heading, title: title ?? titleFrom(first.text), beats }), listed }
    : { listed };
}

interface Telling
  extends
    Pick<Episode, 'title' | 'source' | 'place' | 'heading'>,
    Partial<Pick<Episode, 'isFavourite' | 'isReworded'>> {
  beats: readonly Beat[];
}

export function episodeOf({ beats, isFavourite = false, isReworded = false, ...rest }: Telling): ReadEpisode {
  const sentences = beats.map((beat, index) => asSaid(beat, index === 0 && beats.length > 2));
  const numbers = new Set(sentences.flatMap(({ text }) => numbersIn(text)));
  const names = new Set(sentences.flatMap(({ text, tokens }) => namesIn(text, tokens)));
  return { ...rest, isFavourite, isReworded, sentences, numbers: [...numbers], names: [...names] };
}

const isEntry = ({ text, tokens }: Written): boolean =>
  tokens.length <= MOST_HELD &&
  !COUNTS.test(text) &&
  !LABELLED.test(text) &&
  withI(text, undefined) === text &&
  !tokens.some(({ pos, text: word }) => /^(?:VERB|AUX|PRON)$/.test(pos) && !isNoun(word, tokens.length));

/** `Dementia champion for the home`, not `Opera PMS, Micros` */
const standsAsNote = ({ text }: Written, isAlone: boolean): boolean => {
  const words = text.split(' ');
  return (!isAlone || words.length >= FEWEST_TOLD) && !words.every((word) => /^[\p{Lu}\d&]/u.test(word));
};

/** `Swimming`, `Catering management`, not "Training all new starters" */
const isNoun = (word: string, words: number): boolean => words < 4 && /^\p{Lu}\p{Ll}*ing$/u.test(word);

const asSaid = ({ text, sentence, stage }: Beat, isOpening: boolean): Said => ({
  text,
  sentence,
  stage,
  tokens: readTokens(text),
  part: partOfBeat(text, stage, isOpening),
});

const partOfBeat = (text: string, stage: Stage | undefined, isOpening: boolean): Stage => {
  const part = partOf(text, isOpening);
  return stage && part !== 'lesson' ? stage : part;
};

const NO_NAMES = new Set(['I', 'A', 'My', 'We', 'CV']);
const MIXED = /\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}|^\p{Lu}[\p{Lu}\d&+#]+$|[+#]|\p{L}\.\p{L}/u;

/** As written, neighbours joined: `Rye Street Market`; a sentence's first word is a name only by its form. */
function namesIn(text: string, tokens: readonly Token[]): string[] {
  const names: string[] = [];
  let end = -2;
  tokens.forEach((token, place) => {
    if (!isName(token, place)) return;
    const gap = text.slice(end, token.at);
    const name = token.text.replace(/(?<!^(?:Co|Inc|Ltd|Corp))\.$/, '');
    if (names.length > 0 && end >= 0 && /^(?:\s|\s&\s|\sof\s|-|['’]s?\s?)$/.test(gap))
      names[names.length - 1] += gap + name;
    else names.push(name);
    end = token.at + token.text.length;
  });
  return [...new Set(names)];
}

function isName({ text, pos }: Token, place: number): boolean {
  if (NO_NAMES.has(text) || !/\p{L}/u.test(text)) return false;
  if (/^[ap]\.m/i.test(text)) return false;
  if (MIXED.test(text) && !/^\d+(?:st|nd|rd|th|s|k|m|am|pm|h|x)$/i.test(text)) return true;
  if (/^\p{Ll}{3,6}$/u.test(text)) return !/[aeiouyäöüéèáíó]/u.test(text) && pos !== 'INTJ';
  return (
    place > 0 && /^\p{Lu}/u.test(text) && (pos === 'PROPN' || pos === 'NOUN' || pos === 'ADJ' || pos === 'X')
  );
}
