import type { Token } from '#coach/language/read-text.ts';
import { readProsePlace } from '../layout/prose-place.ts';
import { namesOrganisation } from '../layout/titles.ts';
import { isPast, startsWithVerb } from '../speech/verbs.ts';
import {
  announces,
  beginsMatter,
  introduces,
  opensStory,
  saysHabit,
  setsScene,
  tellsAct,
} from './new-matter.ts';
import { partOf } from './part-of.ts';
import type { Written } from './written.ts';

export interface WrittenLine {
  sentences: readonly Written[];
  isAfterGap: boolean;
  isBelowHeading?: boolean;
}

const FIELD =
  /^(?:(?:my )?(?:value|role|results?|outcomes?|impact|actions?|tasks?|situation|challenge|problem|solution|lessons?(?: learn(?:ed|t))?)|what happened|what i (?:did|learn(?:ed|t))):\s/i;

const MAX_SENTENCES = 10;
/** Most sentences of one story: in a paragraph, or where the speaker acts in the first alone. */
const FEW = { inParagraphs: 5, alone: 3 };
const MAX_WORDS_OF_OUTCOME = 10;

const CONNECTIVE =
  /^(?:So|Then|Thus|Therefore|Hence|As a (?:result|consequence)|After(?:wards| that| this|ward)|However|But|And|Also|Instead|Meanwhile|Later|Finally|Eventually|(?:In|At|By|From) the (?:end|beginning|outset)|Once|Since then|Now|Today|Because|Within|Looking back|In hindsight|Next time|I now|From (?:that|then)|What I|The (?:result|outcome|lesson|whole|first|second|next|other)|My (?:part|task|job) was|Result|Consequently|Each|Both|Neither|None|Nobody|Everyone|At first|First(?! time\b)|Second|Next|Over the next|(?:A|One|Two|Three|Four|Five|Six) (?:weeks?|months?|years?|days?|hours?) later)\b/;
/** "in the spring", "on Monday", not "in the spring of 2019" */
const THEN =
  /^(?:(?:In|On|By|At|After|Before|Over|During) (?:the |that |its |his |her )?(?:(?:same|first|following|next) )?(?:day|night|morning|evening|afternoon|week|weekend|month|year|term|season|quarter|spring|summer|autumn|fall|winter|Easter|Christmas|\p{Lu}\p{Ll}*(?:day|uary|ch|il|ay|une|uly|ust|ber))|That (?:day|night|morning|evening|week|month|year|spring|summer|autumn|winter))\b(?! (?:of )?(?:19|20)\d\d)/u;
const BACK = /^(?:he|him|his|she|her|hers|they|them|their|it|its|this|these|those|there)$/i;
const ONE_PERSON = /^(?:he|him|his|she|her|hers)$/i;
const DEFINITE = /^(?:the|this|that|those|these|his|her|their|its|each|both)$/i;
const TIME = /^(?:hour|day|week|month|year|night|morning|evening|time|shift)$/;
const PAST = /^(?:was|were|had|could|used|wanted)$/i;
const MISHAP = new Set(
  'fail forget lose break delete miss mix mistake error wrong drop damage spill overpay burn'.split(' '),
);

/** Prose → lines that belong together: a sentence goes on with a story whose words it takes up. */
export function chain(lines: readonly WrittenLine[]): Written[][] {
  const isParagraphed =
    lines.length >= 3 ||
    (lines.length === 2 && (lines[1]!.isAfterGap || lines.every(({ sentences }) => sentences.length > 1)));
  const isOfParagraph = ({ length }: readonly Written[]): boolean =>
    isParagraphed && length <= FEW.inParagraphs;
  const isAside = (sentence: Written, { length, 0: first }: readonly Written[]): boolean =>
    readProsePlace(first!.text) === undefined &&
    length <= (isParagraphed ? FEW.inParagraphs : FEW.alone) &&
    (isParagraphed || !(tellsAct(sentence) || saysHabit(sentence)));
  const groups: Written[][] = [];
  for (const { sentences, isAfterGap, isBelowHeading = false } of lines) {
    sentences.forEach((sentence, place) => {
      const group = groups.at(-1);
      const belongs =
        group !== undefined &&
        !(place === 0 && isBelowHeading) &&
        group.length < MAX_SENTENCES &&
        (isAnnounced(group, sentence) ||
          (!beginsMatter(sentence) && readProsePlace(sentence.text) === undefined)) &&
        !(isAnswered(group, sentence, sentences[place + 1]) && !isOfParagraph(sentences)) &&
        (place === 0
          ? isTaken(group, sentence, isAfterGap)
          : isAnnounced(group, sentence) || isAside(sentence, sentences) || goesOn(group, sentence));
      if (belongs) group.push(sentence);
      else groups.push([sentence]);
    });
  }
  return groups;
}

const isAnnounced = (group: readonly Written[], next: Written): boolean =>
  announces(group.at(-1)!) && tellsAct(next);

/** Others' deed that the speaker answers begins a story: "Sales wanted … I ran a test". */
const isAnswered = (group: readonly Written[], sentence: Written, next: Written | undefined): boolean =>
  next !== undefined &&
  group.length > 1 &&
  group.some(tellsAct) &&
  !tellsAct(sentence) &&
  !saysHabit(sentence) &&
  /^I\b/.test(next.text) &&
  tellsAct(next) &&
  !CONNECTIVE.test(next.text) &&
  !THEN.test(sentence.text) &&
  !isLinked(group, sentence);

const isTaken = (group: readonly Written[], next: Written, isAfterGap: boolean): boolean =>
  FIELD.test(next.text) ||
  CONNECTIVE.test(next.text) ||
  (!isNextDeed(group, next) && isTakenUp(group, next, isAfterGap));

const isNextDeed = (group: readonly Written[], { text }: Written): boolean =>
  startsWithVerb(text) && group.some(tellsAct);

const isTakenUp = (group: readonly Written[], next: Written, isAfterGap: boolean): boolean =>
  (refersBack(next) && !ONE_OF_MANY.test(next.text)) ||
  (!isAfterGap &&
    ((takesUp(group, next) && !introduces(next)) || (isOnlyScene(group.at(-1)!) && tellsAct(next))));

/** "One regular complained on each of his stays" */
const ONE_OF_MANY = /^One (?!of\b|more\b|other\b)\p{Ll}+ \p{Ll}+ed\b/u;

const isOnlyScene = (sentence: Written): boolean => setsScene(sentence) && !/;\s/.test(sentence.text);

const isLinked = (group: readonly Written[], next: Written): boolean =>
  CONNECTIVE.test(next.text) || refersBack(next) || takesUp(group, next);

function goesOn(group: readonly Written[], next: Written): boolean {
  if (isLinked(group, next) || isBackground(next)) return true;
  if (group.length === 1 && opensStory(group[0]!)) return !introduces(next) && !saysHabit(next);
  const isOfPlace = group.length === 1 && readProsePlace(group[0]!.text) !== undefined;
  if (isOfPlace || introduces(next)) return false;
  // "We now …" is a result.
  if (saysHabit(next)) return /\b(?:now|since|ever since|any ?more|today)\b/i.test(next.text);
  if (!group.some((sentence) => tellsAct(sentence) && !isMishap(sentence))) return group.some(happened);
  if (THEN.test(next.text) || /^We\b/.test(next.text)) return true;
  const part = partOf(next.text, false);
  return part === 'lesson' || (!tellsAct(next) && (part === 'result' || isBrief(next)));
}

const happened = (sentence: Written): boolean =>
  isMishap(sentence) ||
  (!tellsAct(sentence) && sentence.tokens.some(({ text }) => PAST.test(text) || isPast(text.toLowerCase())));

const isBrief = (sentence: Written): boolean =>
  sentence.tokens.length <= MAX_WORDS_OF_OUTCOME &&
  happened(sentence) &&
  !isMishap(sentence) &&
  !sentence.tokens.some(({ text }, place) => PAST.test(text) && !isPassive(sentence, place));

const isPassive = ({ tokens }: Written, place: number): boolean =>
  /^(?:was|were)$/.test(tokens[place]!.text) && /(?:ed|wn|en|ne|ught)$/.test(tokens[place + 1]?.text ?? '');

const isMishap = ({ tokens }: Written): boolean => tokens.some(({ lemma }) => MISHAP.has(lemma));

const isBackground = ({ text }: Written): boolean =>
  /^(?:I|We|My \p{L}+) had (?:\p{L}+ly )?\p{L}+(?:ed|en|wn|ne|ught|t|de|id)\b/u.test(text);

/** Pronoun before any noun that it could stand for; "he" is no school. */
function refersBack({ tokens }: Written): boolean {
  const back = tokens.findIndex(({ text }) => BACK.test(text));
  if (back < 0) return false;
  const isOne = ONE_PERSON.test(tokens[back]!.text);
  return !tokens
    .slice(0, back)
    .some(
      ({ pos, lemma, text }) =>
        (pos === 'PROPN' ||
          (pos === 'NOUN' && !(isOne && (lemma !== text.toLowerCase() || namesOrganisation(text))))) &&
        !TIME.test(lemma),
    );
}

function takesUp(group: readonly Written[], { tokens }: Written): boolean {
  const had = new Set(group.flatMap((sentence) => sentence.tokens.map(({ lemma }) => lemma)));
  let isDefinite = false;
  return tokens.some(({ text, lemma, pos }, place) => {
    if (DEFINITE.test(text)) isDefinite = true;
    else if (!/^(?:ADJ|NOUN|PROPN|NUM|ADV)$/.test(pos)) isDefinite = false;
    const isNoun = (pos === 'NOUN' || pos === 'PROPN') && !isOfAnotherNoun(tokens, place, had);
    const isName = place > 0 && /^\p{Lu}/u.test(text) && pos === 'PROPN';
    return isNoun && lemma.length > 2 && had.has(lemma) && (isDefinite || isName) && !TIME.test(lemma);
  });
}

/** "The pay letters" are no "pay". */
function isOfAnotherNoun(tokens: Written['tokens'], place: number, had: ReadonlySet<string>): boolean {
  const [before, next] = [tokens[place - 1], tokens[place + 1]];
  if (next?.pos === 'NOUN' && isSideBySide(tokens[place], next) && !had.has(next.lemma)) return true;
  return before?.pos === 'NOUN' && isSideBySide(before, tokens[place]) && !had.has(before.lemma);
}

const isSideBySide = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && other.at === one.at + one.text.length + 1;
