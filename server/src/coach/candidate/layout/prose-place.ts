import type { Place } from '../candidate.ts';
import { findDates } from './date-range.ts';
import { isLocation } from './locations.ts';
import { NOWHERE } from './place-of.ts';
import { namesOrganisation, namesTitle } from './titles.ts';

const HELD =
  /\b(?:I|I['’]ve|I['’]m) (?:\p{L}+ ){0,3}?(?:work(?:ed|ing)?|volunteer(?:ed)?|was|am|been|spent|joined|started|began|came|moved|served|became|employed|trained|run|ran|leads?|led|managed?|teach|taught)\b|\b[Mm]y (?:\p{L}+ ){0,2}(?:job|role|post|position|career|employer) (?:was|is|began|started)\b/u;
const EMPLOYED =
  /\b(?:work(?:ed|ing)?|volunteer(?:ed)?|joined|hired|recruited|employed|employer (?:is|was)|(?:am|was|been) (?:\w+ years? )?(?:at|with)|(?:started|began) (?:my career )?(?:at|with)|spent (?:\w+ ){1,3}(?:years|months))\b/;
const WORKED_FOR =
  /\b(?:work(?:ed|ing)?|volunteer(?:ed)?|employed) (?:(?:full|part)[- ]time )?for\b|\b(?:volunteer(?:ed)?|employed|been|(?:was|been|am) \w+ years) (?:with|by)\b/;
const ROLE = /\b(?:as|was|am|been|became|is) (?:an?|the) \p{L}/u;
const LED = /\b(?:run|ran|lead|led|managed?|teach|taught)\b/;
const NAME =
  "((?:the )?\\p{Lu}[\\p{L}\\p{N}.'’&-]*(?: (?:(?:&|and|of|the|de) )?[\\p{Lu}\\d][\\p{L}\\p{N}.'’&-]*){0,5})";
const AT = new RegExp(
  `\\b(?:[Aa]t|joined|employer (?:was|is)|(?:unit|ward|team|department|office|kitchen|surgery) of) ${NAME}`,
  'u',
);
/** Employer, not product, client or cause. */
const FOR = new RegExp(`\\b(?:for|with|by|(?:moved|went|came) to) ${NAME}`, 'u');
const TITLE =
  /\b(?:as|was|am|been|became|is) (?:as )?(?:an? |the )?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+)(?= (?:at|for|with|in|from|since|between|on)\b|[,.;]|$)/u;
const FEAST =
  /^(?:Christmas|Easter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

const LASTING = /\b(?:for|over|these) (?:(?:the )?(?:last|past) )?(?:\d+|\p{L}+) (?:years|months)\b/iu;
const SEQUEL = /^(?:Before (?:that|this)|After that|Earlier|Previously|Then),? I\b/;

/** "Telvia hired me as a buyer"; matched at a name's beginning only: time would grow with its square. */
const HIRED = new RegExp(`(?<![\\p{L}\\p{N}.&-]['’]*)${NAME} (?:hired|recruited|employed) me\\b`, 'u');

const WHERE = new RegExp(`^(?:(?:Earlier|Before that|Previously|Now),? )?[Aa]t ${NAME},? I\\b`, 'u');
const WHILE = new RegExp(
  `^(?:(?:During|In|Throughout) my (?:\\p{L}+ ){1,3}(?:at|with)|While (?:I was )?(?:at|(?:working|employed) (?:at|by|for|with))) ${NAME},? I\\b`,
  'u',
);
const AS =
  /^(?:As|In my (?:\p{L}+ )?(?:role|job|post|work|time|years) as) (?:an? |the )?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+) (?=at |with |for |of |in |on |\().{2,120}?(?=,? I\b)/u;
const THERE = new RegExp(`(?:\\b(?:(at|with|for)|of|in) |[(,] ?)${NAME}`, 'gu');

/** "I worked at Rye & Co. as a baker"; undefined without an employer. */
export function readProsePlace(sentence: string): Place | undefined {
  const where = WHERE.exec(sentence)?.[1] ?? '';
  if (namesOrganisation(where)) return { ...NOWHERE, employer: where };
  const asSomebody = placeAs(sentence);
  if (asSomebody) return asSomebody;
  const during = nameOf(WHILE.exec(sentence)?.[1] ?? '');
  if (during) return { ...NOWHERE, employer: during, isDoubtful: !namesOrganisation(during) };
  const hired = HIRED.exec(sentence);
  const isHeldBy = hired !== null || HELD.test(sentence);
  if (!isHeldBy && !/\bI\b/.test(sentence)) return undefined;
  const [date] = findDates(sentence);
  const isRange = date !== undefined && (date.isCurrent || date.to !== '');
  const isLasting = isRange || LASTING.test(sentence);
  if (!isHeldBy && !isLasting) return undefined;
  const at = nameOf((hired ?? AT.exec(sentence))?.[1] ?? '');
  const other = nameOf(FOR.exec(sentence)?.[1] ?? '');
  const employer = at || other;
  const named = TITLE.exec(sentence)?.[1] ?? '';
  const title = namesTitle(named) ? named : '';
  const isPlain = namesOrganisation(employer) || title !== '' || WORKED_FOR.test(sentence);
  const isByRole = title !== '' || ROLE.test(sentence) || EMPLOYED.test(sentence);
  const isHeld =
    isByRole ||
    (isLasting && (employer === at || namesOrganisation(employer) || /\bfor \p{Lu}/u.test(sentence))) ||
    (LED.test(sentence) && (employer === at || isPlain));
  const isTimed = date !== undefined || isLasting || SEQUEL.test(sentence);
  if (!employer || !isHeld || !(employer === at || isPlain || ROLE.test(sentence) || isTimed))
    return undefined;
  return {
    employer,
    title,
    from: date?.from ?? '',
    to: date?.to ?? '',
    isCurrent: /\b(?:am|['’]m|have|['’]ve)\b/.test(sentence) || (date?.isCurrent ?? false),
    isDoubtful: employer !== at && !isPlain,
  };
}

function placeAs(sentence: string): Place | undefined {
  const [opening = '', title = ''] = AS.exec(sentence) ?? [];
  if (!namesTitle(title)) return undefined;
  const named = [...opening.matchAll(THERE)].map(([, isThere, name = '']) => ({
    isThere,
    name: nameOf(name),
  }));
  const employer = named.find(
    ({ isThere, name }) => name !== '' && (isThere || namesOrganisation(name)),
  )?.name;
  const [date] = findDates(opening);
  return employer === undefined
    ? undefined
    : { ...NOWHERE, employer, title, from: date?.from ?? '', to: date?.to ?? '' };
}

/** Empty for a town, a country or a time. */
function nameOf(written: string): string {
  const name = written.replace(/^the /, '').replace(/(?<!\b(?:Co|Inc|Ltd|Corp|St))\.$|['’]s$/u, '');
  return isLocation(name) || FEAST.test(name) ? '' : name;
}
