import { isLocation } from '../layout/locations.ts';
import { lowerFirst } from './noun-phrase.ts';
import { keepsCapital } from './proper.ts';

const LABEL = /^(\p{Lu}[\p{L}\p{N} &/'’-]{1,35}):\s+(?=\S)/u;
/** "My team is three people: …" has no label. */
const SENTENCE = /^(?:Our|I|We|It|This|There)\b|\s(?:is|are|was|were|has|had|have)\b/;
const PLURAL = /(?:[^siu]s|media|staff)$/i;

/** A statement's own label, `Medication round: gave …`, with what it labels; undefined where there is none. */
export function labelOf(statement: string): { label: string; rest: string } | undefined {
  const match = LABEL.exec(statement);
  if (match === null || match[1]!.split(' ').length > 5 || SENTENCE.test(match[1]!)) return undefined;
  return { label: match[1]!, rest: statement.slice(match[0].length) };
}

const OF_PAGE =
  /^(?:(?:main|key|biggest|selected) )?(?:results?|outcomes?|impact|actions?|tasks?|situation|background|challenge|problem|solution|achievements?|responsibilit(?:y|ies)|duties|role|highlights?|project|failure|mistake|success|conflict|story|example|lessons?(?: learn(?:ed|t))?)$|^(?:what|how|why)\b/i;
/** A span of years is of the page as well. */
const YEARS = /\b(?:19|20)\d\d ?-/;
const NO_ARTICLE = /(?:s|ing|ment|ion|ity|ship|safety|care|service|quality|music|research|food)$/i;

/** What a statement is about, before its sentence: "As for the medication round, "; empty for a label of the page. */
export function leadOf(label: string): string {
  if (OF_PAGE.test(label) || YEARS.test(label)) return '';
  if (isLocation(label)) return `In ${label}, `;
  return `As for ${NO_ARTICLE.test(label) || isName(label) ? '' : 'the '}${asSubject(label)}, `;
}

/** `Telvia`, `Marrowby Gardens`: the name of somebody or something. */
const isName = (label: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(label) && keepsCapital(label.split(' ', 1)[0]!);

const asSubject = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) && !keepsCapital(label.split(' ', 1)[0]!)
    ? label[0]!.toLowerCase() + label.slice(1)
    : label;

const OF_MATTER = /^(?:results?|outcomes?|impact|value|cost|size|scope|duration)$/i;

/** What is written behind it is a title, not something that was done. */
export const isPaper = (label: string): boolean =>
  /^(?:dissertation|thesis|final[- ]year project)\b/i.test(label);

/** What came of something, rather than what it was about. */
export const isResult = (label: string): boolean => OF_MATTER.test(label);

/** `Budget: £40m` as it is said: "My budget was £40m"; undefined behind a name, of which nobody says "my". */
export function sayLabelled(label: string, rest: string, isCurrent: boolean | undefined): string | undefined {
  if (isName(label)) return undefined;
  const plural = PLURAL.test(label);
  const isNow = isCurrent ?? /^(?:notice|salary|availab|visa|driving)/i.test(label);
  const be = isNow ? (plural ? 'are' : 'is') : plural ? 'were' : 'was';
  const subject = asSubject(label);
  return isPaper(label)
    ? `My ${subject} ${be} about ${/^\p{Lu}\p{Ll}*\s\p{Ll}/u.test(rest) ? lowerFirst(rest) : rest}`
    : `${isResult(label) ? 'The' : 'My'} ${subject.replace(/^my /i, '')} ${be} ${isResult(label) ? lowerFirst(rest) : rest}`;
}
