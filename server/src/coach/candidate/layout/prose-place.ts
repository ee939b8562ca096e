import type { Place } from '../candidate.ts';
import { findDates } from './date-range.ts';
import { NOWHERE } from './place-of.ts';
import { namesOrganisation, namesTitle } from './titles.ts';

const HELD =
  /\b(?:I|I['’]ve|I['’]m) (?:\p{L}+ ){0,3}?(?:work(?:ed|ing)?|was|am|been|joined|started|served|became|employed|trained|run|ran|led|managed|taught)\b/u;
const NAME =
  "((?:the )?\\p{Lu}[\\p{L}\\p{N}.'’&-]*(?: (?:(?:&|and|of|the|de) )?[\\p{Lu}\\d][\\p{L}\\p{N}.'’&-]*){0,5})";
const EMPLOYER = new RegExp(
  `\\b(?:at|for|with|joined|(?:unit|ward|team|department|office|kitchen|surgery) of) ${NAME}`,
  'u',
);
const TITLE =
  /\b(?:as|was|am|been|became) (?:an? |the )?((?:[\p{L}-]+ ){0,4}?[\p{L}-]+)(?= (?:at|for|with|in|from|since|between|on)\b|[,.;]|$)/u;

/** "At Oakwood School I …" says where without saying as what. */
const WHERE = new RegExp(`^(?:(?:Earlier|Before that|Previously|Now),? )?[Aa]t ${NAME},? I\\b`, 'u');

/** The job that a told sentence speaks of, "I worked at Rye & Co. as a baker"; undefined where it names no employer. */
export function readProsePlace(sentence: string): Place | undefined {
  const where = WHERE.exec(sentence)?.[1] ?? '';
  if (namesOrganisation(where)) return { ...NOWHERE, employer: where };
  if (!HELD.test(sentence)) return undefined;
  const employer = EMPLOYER.exec(sentence)?.[1] ?? '';
  const title = TITLE.exec(sentence)?.[1] ?? '';
  if (
    employer === '' ||
    (title === '' && !/\b(?:work(?:ed|ing)?|joined|employed|run|ran|led|managed|taught)\b/.test(sentence))
  )
    return undefined;
  const [date] = findDates(sentence);
  return {
    employer: employer.replace(/^the /, '').replace(/(?<!\b(?:Co|Inc|Ltd|Corp|St))\.$|['’]s$/u, ''),
    title: namesTitle(title) ? title : '',
    from: date?.from ?? '',
    to: date?.to ?? '',
    isCurrent: /\b(?:am|['’]m|have|['’]ve)\b/.test(sentence) || (date?.isCurrent ?? false),
    isDoubtful: false,
  };
}
