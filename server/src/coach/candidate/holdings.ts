import { readTokens } from '#coach/language/read-text.ts';
import type { Holding } from './candidate.ts';

const DEGREE =
  /\b(?:b\.?sc|m\.?sc|b\.a|m\.a|b\.?eng|m\.?eng|ph\.?d|mba|llb|llm|mphil|dphil|b\.ed|pgce|pgde|bachelor|master|doctorate|diploma|degree|a-?levels?|gcses?|abitur|baccalauréat|licenciatura|diplom|foundation degree|hnd|hnc|nvq|btec|city (?:&|and) guilds|apprenticeship|high school|ged|associate of)\b/i;
/** Capitals only: `bed` and `ma` are words. */
const DEGREE_IN_CAPITALS = /\b(?:BA|MA|MD|BEd)\b/;
const CERTIFICATE =
  /\b(?:certified|certificate|certification|licen[cs]e[sd]?|accredited|accreditation|registered (?:nurse|with)|chartered|(?:level|grade) \d|first aid at work|food hygiene|driving licen[cs]e|führerschein|carné de conducir|permis de conduire|cscs|nmc pin|dbs|(?:training|short|online|evening|safety|refresher|induction) course|course (?:in|on)|prince2|nebosh|iosh|smsts|cpc|adr|itil|scrum master|cissp|toefl|ielts)\b/i;
const AWARD =
  /\b(?:award|prize|medal|scholarship|winner|runner-up|finalist|employee of the (?:month|year)|dean's list)\b/i;

const LANGUAGE =
  /^(?:english|french|german|spanish|italian|portuguese|dutch|polish|romanian|ukrainian|russian|turkish|arabic|hindi|urdu|bengali|punjabi|mandarin|cantonese|chinese|japanese|korean|vietnamese|swedish|norwegian|danish|finnish|greek|czech|hungarian|welsh|igbo|yoruba|swahili|deutsch|englisch|französisch|spanisch|italienisch|türkisch|français|anglais|allemand|espagnol|español|inglés|francés|alemán)(?=$|\s?\(|\s[ABC][12]\b|,?\s(?:native|fluent|good|basic|conversational|intermediate))/i;

/** `Polish (native), English (good)` */
export function listsLanguages(line: string): boolean {
  const entries = LANGUAGE.test(line) ? entriesOf(line.replace(/\.$/, '')) : [];
  return entries.length > 0 && entries.every((entry) => LANGUAGE.test(entry));
}

export function kindOfHolding(line: string): Holding['kind'] | undefined {
  if (DEGREE.test(line) || DEGREE_IN_CAPITALS.test(line)) return 'degree';
  if (CERTIFICATE.test(line)) return 'certificate';
  return AWARD.test(line) ? 'award' : undefined;
}

/** `Licence management`, `Master data` */
const PRACTICE = /\b(?:management|administration|support|data|software|systems?|writing|design|planning)$/i;

export const kindOfSkill = (entry: string): Holding['kind'] =>
  PRACTICE.test(entry) ? 'skill' : (kindOfHolding(entry) ?? 'skill');

/** `SALARY SOUGHT` above `£43,000` */
export const underTerm = (heading: string, text: string): string =>
  TERM.test(heading) && /^(?:\W*\d|(?:an?|one|two|three|four|six|eight) \p{Ll})/iu.test(text)
    ? `${heading.replace(/:$/, '')}: ${text}`
    : text;
const TERM =
  /^(?:period of )?notice(?: period)?:?$|^(?:expected )?(?:salary|pay|compensation)(?: (?:sought|desired|required|expected|expectations?|wish))?:?$/i;

/** Row cells and year spans written out: "BA Linguistics, 2020 to 2023". */
export function holding(kind: Holding['kind'], written: string): Holding {
  const named = kind === 'award' ? written.replace(/^winner(?:,|:|\sof(?:\sthe)?)\s+/i, '') : written;
  const text = named
    .replace(/\s*[|\t]\s*/g, ', ')
    .replace(/(?<=\b(?:19|20)\d\d)\s?[-–—]\s?(?=(?:19|20)\d\d\b)/g, ' to ');
  return { kind, text, tokens: readTokens(text) };
}

/** `£52,000` is no two entries. */
const LETTER = /\d,(?=\d{3}\b)|[^]/gu;

export function entriesOf(line: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let entry = '';
  for (const letter of line.match(LETTER) ?? []) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && /^[,;|\t·•]/.test(letter)) {
      entries.push(entry);
      entry = '';
    } else entry += letter;
  }
  entries.push(entry);
  return joinYears(
    entries.map((text) => text.replace(/\s+/g, ' ').replace(/^[\s–-]+|[\s.–-]+$/g, '')),
  ).filter((text) => /[\p{L}]/u.test(text));
}

function joinYears(entries: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of entries) {
    if (joined.length > 0 && /^(?:\p{L}+ )?(?:19|20)\d\d$/u.test(text))
      joined[joined.length - 1] += `, ${text}`;
    else joined.push(text.replace(/^and\s+/, ''));
  }
  return joined;
}
