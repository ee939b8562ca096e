import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import { isProper } from '#coach/candidate/speech/proper.ts';
import { isKnownWord } from '#coach/language/read-text.ts';
import { capitalised, decapitalised, ended, withArticle } from './wording.ts';

/** An answer as it was typed in preparation, as it can be said: `four weeks` → `I need four weeks’ notice.` */
export function factSentence(matter: FactMatter, typed: string): string {
  const [, word, rest = ''] = YES_OR_NO.exec(typed.trim()) ?? [];
  const parts = (word === undefined ? typed : rest).split(/;\s+|(?<=[.!?])\s+|\n+/);
  const sentences = parts
    .map((part) => part.trim())
    .filter((part) => part !== '' && !(word !== undefined && ONLY_AGREES.test(part)))
    .map((part) => asSentence(matter, part));
  return [...(word === undefined ? [] : [decided(matter, word)]), ...sentences].join(' ');
}

const YES_OR_NO = /^(yes|no|none)(?:[.!]?$|[,.;:!]\s*|\s+[–—-]\s+)(.*)$/isu;
/** `Yes, I do` says no more than `yes`. */
const ONLY_AGREES = /^(?:I|we) (?:do|have|am|can|would|will)(?:n['’]t| not)?[.!]?$/i;

/** A bare yes or no, as it fits also where the question is turned round. */
function decided(matter: FactMatter, word: string): string {
  const isYes = /^yes$/i.test(word);
  const [yes, no] = DECIDED[matter] ?? ['Yes.', 'No.'];
  return isYes ? yes : no;
}

const DECIDED: Partial<Record<FactMatter, readonly [yes: string, no: string]>> = {
  start: ['I have a notice period to keep.', 'I have no notice period to keep.'],
  visa: [
    'I would need a visa or sponsorship for this job.',
    'I do not need a visa or sponsorship for this job.',
  ],
  relocation: ['I would be willing to move.', 'I would rather not move.'],
  travel: ['I am able to travel.', 'I am not able to travel.'],
  remote: ['I would like to work from home.', 'I would rather work in the office.'],
  licence: ['I have a driving licence.', 'I do not have a driving licence.'],
  references: ['I can give you references.', 'I cannot give you references.'],
};

function asSentence(matter: FactMatter, part: string): string {
  if (WHOLE.test(part)) return ended(capitalised(part));
  const words = startingSmall(part.replace(/[.!]+$/, ''));
  const own = FRAMES[matter].find(([form]) => form.test(words));
  if (own) return ended(own[1](words));
  const [, lead] = LEADS.find(([form]) => form.test(words)) ?? [];
  return ended(lead === undefined ? OTHERWISE[matter](words) : `${lead} ${words}`);
}

/** It has a subject of its own. */
const WHOLE =
  /^(?:(?:I|I['’]\p{L}+|we|it|it['’]s|that|there|this|you|he|she|they|let|please)\b(?!-)|(?:my|our|the)\b.*\b(?:is|are|was|were|has|have|had|can|will|would|ends?|starts?|expires?)\b)/iu;

/** What lacks nothing but its subject. */
const LEADS: readonly [RegExp, string][] = [
  [
    /^(?:not )?(?:happy|willing|able|open|ready|prepared|available|based|living|looking|hoping|free|flexible|eligible|entitled|authori[sz]ed|allowed|fluent|bilingual)\b/i,
    'I am',
  ],
  [
    /^(?:can|cannot|can['’]t|could|would|will|must|do not|don['’]t|need|have|hold|live|speak|prefer|want|work|know|expect|drive|require|like|use|wrote)\b/i,
    'I',
  ],
];

type Frame = readonly [form: RegExp, say: (words: string) => string];

const COUNT = String.raw`(?:\d+|an?|one|two|three|four|five|six|eight|ten|twelve)(?:\s*(?:to|or|–|-)\s*(?:\d+|two|three|four|five|six|eight))?`;
const TIME = new RegExp(
  String.raw`^(${COUNT}[ -]?(?:working )?(day|week|month)(s?))['’]?(?: notice(?: period)?)?$`,
  'i',
);
const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|early|mid|late)\b/i;

/** Tried in order, before the leads. */
const FRAMES: Record<FactMatter, readonly Frame[]> = {
  start: [
    [TIME, inTime],
    [/\bnotice\b/i, (words) => `My notice is ${words.replace(/^(.+?)['’]? notice(?: period)?$/i, '$1')}`],
    [/^(?:from|in|on|after|at|by|as|before|within)\b/i, (words) => `I can start ${words}`],
    [
      /^(?:immediately|now|straight away|tomorrow|any ?time|next|as soon|asap)\b/i,
      (words) => `I can start ${words}`,
    ],
    [MONTHS, (words) => `I can start in ${words}`],
    [/^(?:(?:the )?\d|monday|tuesday|wednesday|thursday|friday)/i, (words) => `I can start on ${words}`],
  ],
  salary: [
    [
      /^(?:from|between|around|about|at least|up to|over|more than)?\s*(?:\p{Sc}|[A-Z]{3}\b)?\s?\d/iu,
      (words) => `I am looking for ${words}`,
    ],
    [/^negotiable\b/i, (words) => `My expectation is ${words}`],
    [/^depends\b/i, (words) => `That ${words}`],
  ],
  visa: [
    [/\b(?:citizen|resident|national)$/i, (words) => `I am ${asOne(words)}`],
    [/^no\b.*\b(?:needed|required|necessary)$/i, () => decided('visa', 'no')],
    [/^right to\b/i, (words) => `I have the ${words}`],
    [/^(?:(?:pre-)?settled status|the right\b|indefinite leave\b)/i, (words) => `I have ${words}`],
    [/\b(?:visa|permit|passport|card)\b/i, (words) => `I have ${asOne(words)}`],
  ],
  relocation: [
    [/^(?:in|near|close to|outside|just outside)\b/i, (words) => `I live ${words}`],
    [/^(?:within|to|from|only|after)\b/i, (words) => `I would move ${words}`],
    [/^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*$/u, (words) => `I live in ${words}`],
  ],
  travel: [
    [
      /^(?:up to|around|about|at most|as|\d+|one|two|three|four|once|twice|every|any|a few|an? (?:day|night|week)|some|within|by)\b/i,
      (words) => `I can travel ${words}`,
    ],
    [/^own\b/i, (words) => `I have my ${words}`],
    [/^(?:an?|my) (?:own )?car\b/i, (words) => `I have ${words}`],
  ],
  remote: [],
  hours: [[/^(?:no|not)\b/i, (words) => `I cannot work ${words.replace(/^(?:not|no) /i, '')}`]],
  languages: [],
  systems: [],
  licence: [
    [/\blicen[cs]e\b/i, (words) => `I have ${asOne(words)}`],
    [
      /^(full|clean|provisional|valid|eu|uk|british|german|european)\b(?:,? (?:and )?(clean|valid))?/i,
      (words) => `I have a driving licence: ${words}`,
    ],
  ],
  dissertation: [[/^(?:about|on)\b/i, (words) => `My dissertation was ${words}`]],
  references: [
    [/^(?:available|on|upon|with)\b/i, (words) => `My references are ${words}`],
    [/^from\b/i, (words) => `I can give you references ${words}`],
  ],
};

/** A noun or whatever else there is, in a sentence that takes it. */
const OTHERWISE: Record<FactMatter, (words: string) => string> = {
  start: (words) => `My notice is ${words}`,
  salary: (words) => `As for the salary, ${words}`,
  visa: (words) => `My situation is this: ${words}`,
  relocation: (words) => `As for moving, ${words}`,
  travel: (words) => `As for travelling, ${words}`,
  remote: (words) => `I would like to work ${words}`,
  hours: (words) => `I can work ${words}`,
  languages: (words) => `I speak ${words}`,
  systems: (words) => `I work with ${words}`,
  licence: (words) => `As for a driving licence, ${words}`,
  dissertation: (words) => `My dissertation was about ${words}`,
  references: (words) => `My references are ${words}`,
};

/** `four weeks’ notice`, `a month’s notice`. */
function inTime(words: string): string {
  const [, time = words, , plural] = TIME.exec(words) ?? [];
  return `I need ${time}${plural ? '’' : '’s'} notice`;
}

const asOne = (noun: string): string => (/^(?:an?|the|my|no) /i.test(noun) ? noun : withArticle(noun));

/** In a sentence, a word that is no name begins small. */
export function startingSmall(text: string): string {
  if (/^An? /.test(text)) return decapitalised(text);
  const [word] = /^\p{Lu}\p{Ll}+/u.exec(text) ?? [];
  const isCommon =
    word !== undefined && isKnownWord(word.toLowerCase()) && !isProper(word) && !IS_NAME.test(word);
  return isCommon ? decapitalised(text) : text;
}

/** Months, days, peoples, and a program whose name is a word. */
const IS_NAME =
  /^(?:\p{L}+(?:ish|ese|[ie]an|rican)|excel|word|access|sage|teams|office|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/iu;
