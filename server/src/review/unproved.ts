import type { MaterialClause, GivenAnswer, UnprovedWords } from './given-answer.ts';
import { matterTold } from './matters.ts';
import { isNumber, kindOfNumber } from './numbers.ts';
import { isSaying } from './sayings.ts';

interface ChangedFact {
  words: UnprovedWords;
  clause: MaterialClause;
}

export function changedFacts(given: GivenAnswer): ChangedFact[] {
  const clauses = matterTold(given)?.clauses.map(({ clause }) => clause) ?? [];
  return claimedNumbers(given).flatMap((words) => {
    const kind = kindOfNumber(words.text, words.after);
    const clause = clauses.find(({ text, unsaid }) =>
      unsaid.some(
        (number) => kindOfNumber(number, text.slice(text.indexOf(number) + number.length)) === kind,
      ),
    );
    return clause ? [{ words, clause }] : [];
  });
}

export function inventedWords(given: GivenAnswer): UnprovedWords[] {
  const changed = new Set(changedFacts(given).map(({ words }) => words));
  const claimed = new Set(claimedNumbers(given));
  return given.unproved.filter(
    (words) => (claimed.has(words) && !changed.has(words)) || (!isNumber(words.text) && isEmployer(words)),
  );
}

const claimedNumbers = ({ unproved }: GivenAnswer): UnprovedWords[] =>
  unproved.filter((words) => isNumber(words.text) && !isSaying(words));

/** Phrases before an employer. After others a name of one word is mostly a person or a town. */
const WORKED =
  /\b(?:at|joined|left|(?:work\p{L}*|job\p{L}*|was|been|came|come|moved|went) (?:for|from|with|in|to|over to))\s+(?:the\s+)?$/iu;
const OTHERWISE = /\b(?:for|with|from|to|in|by|before|after)\s+(?:the\s+)?$/iu;
const OF_A_CAREER =
  /\b(?:started|began|trained|articles|graduate|intern|trainee|apprentic\p{L}*|career|years?|before (?:that|then|this)|used to|first job)\b/iu;
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
  return WORKED.test(lead) || (OTHERWISE.test(lead) && (isLong || OF_A_CAREER.test(`${before} ${after}`)));
}
