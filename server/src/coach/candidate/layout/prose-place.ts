import type { Place } from '../candidate.ts';
import { findDates } from './date-range.ts';
import { isLocation } from './locations.ts';
import { NOWHERE } from './place-of.ts';
import { namesOrganisation, namesTitle } from './titles.ts';

const HELD =
  /\b(?:I|I['’]ve|I['’]m) (?:\p{L}+ ){0,3}?(?:work(?:ed|ing)?|volunteer(?:ed)?|was|am|been|spent|joined|started|moved|served|became|employed|trained|run|ran|led|managed|taught)\b|\b[Mm]y (?:\p{L}+ ){0,2}(?:job|role|post|position) (?:was|is)\b/u;
const EMPLOYED =
  /\b(?:work(?:ed|ing)?|volunteer(?:ed)?|joined|hired|recruited|employed|(?:am|was|been) (?:at|with))\b/;
const WORKED_FOR =
  /\b(?:work(?:ed|ing)?|volunteer(?:ed)?|employed) (?:(?:full|part)[- ]time )?for\b|\b(?:volunteer(?:ed)?|employed|been) (?:with|by)\b/;
const ROLE = /\b(?:as|was|am|been|became|is) (?:an?|the) \p{L}/u;
const LED = /\b(?:run|ran|led|managed|taught)\b/;
const NAME =
  "((?:the )?\\p{Lu}[\\p{L}\\p{N}.'’&-]*(?: (?:(?:&|and|of|the|de) )?[\\p{Lu}\\d][\\p{L}\\p{N}.'’&-]*){0,5})";
const AT = new RegExp(
  `\\b(?:[Aa]t|joined|(?:unit|ward|team|department|office|kitchen|surgery) of) ${NAME}`,
  'u',
);
/** Who was worked for, moved to or employed with, as long as it is no product, client or cause. */
const FOR = new RegExp(`\\b(?:for|with|by|moved to|went to) ${NAME}`, 'u');
const TITLE =
  /\b(?:as|was|am|been|became|is) (?:as )?(?:an? |the )?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+)(?= (?:at|for|with|in|from|since|between|on)\b|[,.;]|$)/u;
const FEAST =
  /^(?:Christmas|Easter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/** "Telvia hired me as a buyer" */
const HIRED = new RegExp(`${NAME} (?:hired|recruited|employed) me\\b`, 'u');

/** "At Oakwood School I …" says where without saying as what. */
const WHERE = new RegExp(`^(?:(?:Earlier|Before that|Previously|Now),? )?[Aa]t ${NAME},? I\\b`, 'u');

/** The job that a told sentence speaks of, "I worked at Rye & Co. as a baker"; undefined where it names no employer. */
export function readProsePlace(sentence: string): Place | undefined {
  const where = WHERE.exec(sentence)?.[1] ?? '';
  if (namesOrganisation(where)) return { ...NOWHERE, employer: where };
  const hired = HIRED.exec(sentence);
  if (!hired && !HELD.test(sentence)) return undefined;
  const at = nameOf((hired ?? AT.exec(sentence))?.[1] ?? '');
  const other = nameOf(FOR.exec(sentence)?.[1] ?? '');
  const employer = at || other;
  const named = TITLE.exec(sentence)?.[1] ?? '';
  const title = namesTitle(named) ? named : '';
  const [date] = findDates(sentence);
  const isPlain = namesOrganisation(employer) || title !== '' || WORKED_FOR.test(sentence);
  const isByRole = title !== '' || ROLE.test(sentence) || EMPLOYED.test(sentence);
  const isHeld = isByRole || (LED.test(sentence) && (employer === at || isPlain));
  if (!employer || !isHeld || !(employer === at || isPlain || ROLE.test(sentence) || date)) return undefined;
  return {
    employer,
    title,
    from: date?.from ?? '',
    to: date?.to ?? '',
    isCurrent: /\b(?:am|['’]m|have|['’]ve)\b/.test(sentence) || (date?.isCurrent ?? false),
    isDoubtful: employer !== at && !isPlain,
  };
}

/** Empty for a town, a country or a time. */
function nameOf(written: string): string {
  const name = written.replace(/^the /, '').replace(/(?<!\b(?:Co|Inc|Ltd|Corp|St))\.$|['’]s$/u, '');
  return isLocation(name) || FEAST.test(name) ? '' : name;
}
