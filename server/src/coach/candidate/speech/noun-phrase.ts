import { namesTitle } from '../layout/titles.ts';
import { kindOfHolding, listsLanguages } from '../holdings.ts';
import { isProper } from './proper.ts';
import { isPast } from './verbs.ts';

const DUTY = /^(?:responsible|accountable|answerable|in charge|liable)\b/i;
const STATE =
  /^(?:available\b|\p{L}+(?:ed|ate|able|ent|ful|ar|en|an|ive|ous) (?:about|in|with|to|at|on|of|for)|keen|able|proficient|fluent|skilled|experienced (?:in|with|at)|familiar|trained in|qualified|certified|comfortable|good (?=with|at|in)|part of|among|based in|chosen|named|ranked|first in|second in|top of)\b/iu;
const POSSESSED =
  /^(?:(?:(?:strong|good|excellent|proven|extensive|solid|deep|broad|wide|hands-on|sound|working|basic|advanced|in-depth|practical|some|great)\s){1,3}|(?:over|more than|almost|nearly|about|around)?\s?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\s?years?\b['’]?|(?:experience|knowledge|understanding|background|interest|a passion|passion|expertise|(?:\p{L}[\p{L}&]* )?responsibility)\s(?:in|of|with|for)\b)/iu;
const ROLE =
  /^(?:winner|recipient|member|author|co-author|founder|co-founder|captain|owner|head|leader|holder|finalist|organiser|organizer|chair|chairman|chairwoman|treasurer|president|representative|line manager|mentor|maintainer|speaker|volunteer|deputy|editor|inventor|employee|runner-up|first aider|fire warden|fire marshal|keyholder|key holder|point of contact|(?:first|main|sole|single|key|only) (?:point of contact|contact|person))\b/i;
const UNIQUE =
  /^(?:winner|recipient|head|leader|captain|author|founder|owner|editor|inventor|chair|president|treasurer|holder|first|main|sole|single|key|only|deputy|organiser|organizer|point)/i;
const ACTION =
  /^(?:\p{L}+(?:ion|ment|ance|ence|sis|ing|val|sal)|design|delivery|control|service|support|care|sales|upkeep|repairs?|review|research|leadership|oversight|set-?up|roll-?out|purchase|handover|duties|work|budget|rota|payroll|bookkeeping|triage|inventory|maintenance|logistics|accounts|safety|finances|procurement|quality)$/iu;
/** Nouns like these by their form that are no work. */
const NO_ACTION =
  /^(?:experience|pension|person|million|division|section|region|position|station|mission|passion|vision|session|audience|science|absence|difference|apartment|department|king|ring|spring|thing|building|evening|morning|wing|ceiling|wedding|nothing|something|version|question|opinion|condition|distinction|equipment|document|moment|environment|government|festival|rival|arrival|insurance|distance|balance|appearance|entrance|evidence|sentence|residence|license|licence)$/i;
const RATE = /\b(?:a|an|per|each|every) (?:day|night|week|month|hour|shift|year)\b/;
const COUNT =
  /^(?:\d[\d,.]*\+?%?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)\s\p{L}/iu;

const THESIS = /^(?:dissertation|thesis|final[- ]year project) (?:on|about) /i;

/** `75 wpm typing` */
const SPEED = /^\d\S* ?(?:wpm|wph|kph|mph|ksph)\b/;

const RATING = /^\d[\d.]*(?:-star)?\s(?:\p{L}+\s)?rating\b/u;
/** `Income up 40%`: a figure that changed. */
const CHANGE = /^(\p{Lu}[\p{L} -]{2,40}?) ((?:up|down) (?:by )?[\d£€$¥])/u;

const ONE =
  /(?:record|background|understanding|command|eye|ability|sense|reputation|ethic|grasp|network|memory|portfolio)$/i;

/** What a phrase is about, before its first preposition. */
const headOf = (phrase: string): string =>
  phrase.split(/\s(?:of|in|at|for|with|to|on|from|by|across|including)\s/, 1)[0] ?? '';

/** A phrase without a verb as a sentence of the speaker's; undefined where none can be made safely. */
export function sayNounPhrase(phrase: string, isCurrent: boolean | undefined): string | undefined {
  const be = isCurrent === true ? 'am' : 'was';
  const small = isProper(phrase.split(/[\s,]/, 1)[0]!) ? phrase : lowerFirst(phrase);
  if (DUTY.test(phrase)) return `I ${be} ${small}`;
  if (THESIS.test(phrase)) return `My ${small.replace(/ (?=on |about )/, ' was ')}`;
  if (
    listsLanguages(phrase.split(',', 1)[0]!) ||
    /^(?:conversational|fluent|basic|native) \p{Lu}/u.test(phrase)
  )
    return undefined;
  const head = headOf(phrase)
    .split(/[\s,]+/)
    .at(-1)!;
  const isHeld = kindOfHolding(head) !== undefined && !ROLE.test(phrase);
  if (isHeld || SPEED.test(phrase) || isTitled(phrase)) return undefined;
  if (COUNT.test(phrase) && describesPerson(phrase))
    return `There ${isCurrent === true ? 'are' : 'were'} ${small}`;
  if (describesPerson(phrase) && !/^(?:the|an?|my|our|every|each)\s/i.test(phrase))
    return `I ${isCurrent === false ? 'was' : 'am'} ${article(phrase)} ${small}`;
  if (STATE.test(phrase)) return `I am ${small}`;
  if (POSSESSED.test(phrase))
    return `I have ${ONE.test(headOf(phrase)) ? `${article(phrase)} ` : ''}${small}`;
  if (/^(?:first|second|third|best|top|number \w+) (?:of|in|out of) /i.test(phrase))
    return `I ${be} ${small}`;
  if (RATING.test(phrase)) return `I ${isCurrent === true ? 'have' : 'had'} a ${small}`;
  if (CHANGE.test(phrase)) return phrase.replace(CHANGE, '$1 was $2');
  if (/^(?:zero|no)\s/i.test(phrase)) return `I ${/\byet\b/i.test(phrase) ? 'have' : 'had'} ${small}`;
  if (ROLE.test(phrase))
    return `I ${be} ${/^employee/i.test(phrase) ? '' : UNIQUE.test(phrase) ? 'the ' : 'a '}${small}`;
  if (COUNT.test(phrase) && !phrase.split(/[\s,]+/).some((word) => isPast(word)))
    return /\bnotice\b/.test(phrase)
      ? `I have ${small}`
      : RATE.test(phrase)
        ? `The job ${isCurrent === true ? 'means' : 'meant'} ${small}`
        : `I ${isCurrent === true ? 'have' : 'had'} ${small}`;
  if (!ACTION.test(head) || NO_ACTION.test(head) || /[|\d]$/.test(headOf(phrase))) return undefined;
  const isOwned = /^[^,]{1,60}\sof\s/.test(phrase) && !/^(?:the|a|an|all|our|my)\s/i.test(phrase);
  return `I ${be} responsible for ${isOwned || /^rota$/i.test(head) ? 'the ' : ''}${small}`;
}

/** `Fire Safety Training` is the name of something, a course most often. */
function isTitled(phrase: string): boolean {
  const words = phrase
    .split(/\s+/)
    .filter((word) => /^\p{L}{3}/u.test(word) && !/^(?:and|for|the)$/.test(word));
  return words.length >= 2 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
}

const article = (phrase: string): string => (/^[aeiou](?!ni|ne\b|se)/i.test(phrase) ? 'an' : 'a');

/** `Dedicated head baker with …` says what the speaker is. */
function describesPerson(phrase: string): boolean {
  const head = phrase.split(/\s(?:with|who|in|of|at|on|from|for|seeking|looking)\s|[,.;(]/, 1)[0] ?? '';
  return (
    head.split(' ').length <= 6 && /^\p{L}/u.test(head) && namesTitle(head.split(' ').slice(-2).join(' '))
  );
}

/** Names and acronyms keep their capital. */
export function lowerFirst(text: string): string {
  const [first = ''] = text.split(/[\s,]/, 1);
  return /^\p{Lu}[\p{Ll}'’-]*$/u.test(first) || first === 'A'
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}
