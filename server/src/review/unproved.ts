import type { MaterialClause, GivenAnswer, UnprovedWords } from './given-answer.ts';
import { matterTold } from './matters.ts';
import { isNameOfThing, isNumber, kindOfNumber } from './numbers.ts';
import { isSaying, timesTold } from './sayings.ts';
import { isWorkedOut, spokenNumbers, saysValue, timesIn, valuesIn } from './values.ts';

interface ChangedFact {
  words: UnprovedWords;
  clause: MaterialClause;
}

export function changedFacts(given: GivenAnswer): ChangedFact[] {
  const clauses = clausesTold(given);
  return [...claimedNumbers(given), ...unwrittenNumbers(given)].flatMap((words) => {
    if (timesTold(words).length > 0) {
      const clause = clauses.find(({ text }) => timesIn(text).length > 0);
      return clause ? [{ words, clause }] : [];
    }
    const kind = kindOfNumber(words.text, words.after);
    const clause = clauses.find(({ text, unsaid }) =>
      unsaid.some((number) => kindsIn(text, number).includes(kind)),
    );
    return clause ? [{ words, clause }] : [];
  });
}

/** `from 21 weeks to 13` */
function kindsIn(text: string, number: string): string[] {
  const at = text.indexOf(number);
  const [, from] = /\bfrom\b(.*)\bto\s+$/iu.exec(text.slice(0, at)) ?? [];
  const own = kindOfNumber(number, text.slice(at + number.length));
  return from === undefined ? [own] : [own, kindOfNumber(from, '')];
}

export function inventedWords(given: GivenAnswer): UnprovedWords[] {
  const changed = new Set(changedFacts(given).map(({ words }) => words));
  const claimed = new Set(claimedNumbers(given));
  const numbers = clausesTold(given).flatMap((clause) => clause.numbers);
  return given.unproved.filter(
    (words) =>
      (claimed.has(words) && !changed.has(words) && isTelling(words) && !isWorkedOut(words.text, numbers)) ||
      (!isNumber(words.text) && isEmployer(words)),
  );
}

const MOST_IN_PASSING = { count: 4, hours: 12, days: 12, years: 0, money: 0, share: 0 } as const;
const A_TIME = /^(?:\s+\p{L}+)?\s+(?:a|per|each|every)\b/iu;
const PART_OF_ALL = /^\s+(?:out )?of (?:the|those|them|us|my|our)\b/iu;
const REST = /\bthe other\s+$/iu;

const isTelling = (words: UnprovedWords): boolean => {
  const { text, before, after } = words;
  const kind = kindOfNumber(text, after);
  if (timesTold(words).length > 0) return false;
  const most = MOST_IN_PASSING[A_TIME.test(after) && kind !== 'count' ? 'share' : kind];
  return valuesIn(text).some((value) => value > most) && !PART_OF_ALL.test(after) && !REST.test(before);
};

const clausesTold = (given: GivenAnswer): MaterialClause[] =>
  matterTold(given)?.clauses.map(({ clause }) => clause) ?? [];

/** Also of “nobody in nine months”, which claims nothing. */
function unwrittenNumbers(given: GivenAnswer): UnprovedWords[] {
  const written = new Set([...given.lines, given.question].flatMap(({ text }) => valuesIn(text)));
  const marked = given.unproved.map(({ text }) => text);
  const numbers = clausesTold(given).flatMap((clause) => clause.numbers);
  return given.pieces
    .flatMap(({ text }) => spokenNumbers(text))
    .filter(
      (words) =>
        !marked.some((text) => text.includes(words.text)) &&
        !valuesIn(words.text).some((value) => written.has(value)) &&
        !isSaying(words) &&
        timesTold(words).length === 0 &&
        !isWorkedOut(words.text, numbers),
    );
}

function claimedNumbers(given: GivenAnswer): UnprovedWords[] {
  const clauses = clausesTold(given);
  const times = new Set(clauses.flatMap(({ text }) => timesIn(text)));
  const numbers = clauses.flatMap((clause) => clause.numbers);
  return given.unproved.filter((words) => {
    if (!isNumber(words.text) || isNameOfThing(words.text, words.before) || isSaying(words)) return false;
    const told = timesTold(words);
    if (told.length > 0) return !told.some((time) => times.has(time));
    return !numbers.some((number) => saysValue(words.text, number));
  });
}

/** Phrases before an employer. After others a name of one word is mostly a person or a town. */
const WORKED =
  /(?<!\b(?:people|those|them|lot|man|woman|girl|lad|lady|friend|someone) )\b(?:at|joined|left)\s+(?:the\s+)?$|\b(?:work\p{L}*|jobs?) (?:for|in|at)\s+(?:the\s+)?$/iu;
const TITLE = /\b(?:Mr|Mrs|Ms|Miss|Dr|Sister|Sir|Father)\.?\s+$/u;
const OTHERWISE = /\b(?:for|with|from|to|in|by|before|after)\s+(?:the\s+)?$/iu;
const OF_A_CAREER =
  /\b(?:articles|graduate|intern|trainee|apprentic\p{L}*|career|years?|before (?:that|then|this)|used to|first job)\b/iu;
const NAME = /^\p{Lu}/u;
const SEVERAL_WORDS = /^\p{Lu}[\p{L}'’]+(?:\s+(?:&|and|of|the)?\s*\p{Lu}[\p{L}'’]+)+$/u;
const BEGINNING_OF_NAME =
  /(?:(?!(?:At|For|With|From|By|In|To|Before|After|When|And|But|So|Then|I)\b)\p{Lu}[\p{L}'’]*\s+(?:(?:and|of|&)\s+)?)+$/u;
const OF_CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|boxing|new year|black friday|bank holiday|ramadan|eid|diwali|thanksgiving|halloween|mother|father)\b/iu;

function isEmployer({ text, before, after }: UnprovedWords): boolean {
  if (!NAME.test(text) || OF_CALENDAR.test(text)) return false;
  const [beginning = ''] = BEGINNING_OF_NAME.exec(before) ?? [];
  const lead = before.slice(0, before.length - beginning.length);
  const isLong = SEVERAL_WORDS.test(`${beginning}${text}`);
  if (TITLE.test(lead) || TITLE.test(before)) return false;
  if (WORKED.test(lead)) return true;
  return OTHERWISE.test(lead) && (isLong || OF_A_CAREER.test(`${before} ${after}`));
}
