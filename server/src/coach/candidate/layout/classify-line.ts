import type { Holding, Place } from '../candidate.ts';
import { entriesOf, kindOfHolding, listsLanguages } from '../holdings.ts';
import { startsWithVerb } from '../speech/verbs.ts';
import { isDebris } from './debris.ts';
import { readFormField } from './field-label.ts';
import { type HeaderLine, readBareName, readHeaderLine } from './header-line.ts';
import { isUnknownHeading, type ResumeSection, splitLabel } from './headings.ts';
import type { Line } from './lines.ts';
import { placeOf } from './place-of.ts';
import { namesOrganisation } from './titles.ts';

export type LineIs =
  | { is: 'debris' }
  | { is: 'heading'; section: ResumeSection }
  | { is: 'list'; section: ResumeSection; text: string }
  | { is: 'holding'; kind: Holding['kind']; text: string; school?: Place }
  | { is: 'header'; header: HeaderLine }
  | { is: 'name'; header: HeaderLine; text: string }
  | { is: 'told'; text: string };

const WORKPLACE = /^[\p{L} ,'-]{2,40} [·|] (?:hybrid|remote|on-?site)$/iu;

export function classifyLine(line: Line, section: ResumeSection): LineIs {
  const { text } = line;
  if (isDebris(text) || WORKPLACE.test(text)) return { is: 'debris' };
  const field = section === 'told' ? readFormField(text) : undefined;
  if (field !== undefined) return { is: 'header', header: field };
  const label = splitLabel(text);
  if (label?.rest === '') return { is: 'heading', section: label.section };
  if (label !== undefined && label.section !== 'told' && label.section !== 'education')
    return { is: 'list', section: label.section, text: label.rest };
  const rest = label?.rest ?? text;
  const header = headerOf({ ...line, text: rest });
  const mayName = header === undefined && section === 'told' && !line.isBullet && !isHeld(rest);
  const name = mayName ? readBareName(rest) : undefined;
  if (name !== undefined) return { is: 'name', header: name, text: rest };
  if (isUnknownHeading(text) && header === undefined) return { is: 'debris' };
  const isList = section !== 'told' && section !== 'education';
  if (isList && !endsList(header, section)) return { is: 'list', section, text: rest };
  return section === 'education' ? classifyEducation(rest, header) : classifyWork(line, rest, header);
}

/** `PMP, Prince2 Practitioner`, not `Standard Chartered Bank` */
const isHeld = (text: string): boolean => kindOfHolding(text) !== undefined && !namesOrganisation(text);

/** Bullets need dates and a title. */
function headerOf({ text, isBullet }: Line): HeaderLine | undefined {
  const header = readHeaderLine(text);
  const { to = '', isCurrent = false } = header?.dates ?? {};
  return !isBullet || (header !== undefined && hasTitle(header) && (to !== '' || isCurrent))
    ? header
    : undefined;
}

export const hasTitle = ({ fields }: HeaderLine): boolean => fields.some(({ kind }) => kind === 'title');

/** A dated title after skills begins work again; dates among certificates do not. */
const endsList = (header: HeaderLine | undefined, section: ResumeSection): boolean =>
  header?.dates !== undefined && hasTitle(header) && section !== 'certificate' && section !== 'award';

const isTold = (text: string): boolean =>
  startsWithVerb(text.replace(/^[^:]{2,40}:\s/, '')) || /\b(?:I|my|we|was|were)\b/i.test(text);

function isBareList(text: string): boolean {
  const entries = entriesOf(text);
  return (
    entries.length >= 3 &&
    !/[\d:]|\s(?:in|of|for|to|with|by|at)\s/.test(text) &&
    !isTold(text) &&
    entries.every((entry) => entry.split(' ').length <= 3)
  );
}

/** `Catering College, Diploma in Baking, 2016 – 2018`, whatever verb the school's name begins with. */
const isDatedDegree = (text: string): boolean =>
  kindOfHolding(text) !== undefined &&
  /\b(?:19|20)\d\d\b/.test(text) &&
  namesOrganisation(text.split(',', 1)[0] ?? '');

function classifyEducation(text: string, header: HeaderLine | undefined): LineIs {
  if ((isTold(text) && !isDatedDegree(text)) || /\p{Ll}{3}[.!]$/u.test(text)) return { is: 'told', text };
  if (/^(?:dissertation|thesis|final[- ]year project)\b[^:]{0,30}:\s/i.test(text))
    return { is: 'told', text };
  const kind = kindOfHolding(text) ?? 'degree';
  const school = header && placeOf([header]).place;
  return school === undefined || !namesOrganisation(school.employer)
    ? { is: 'holding', kind, text }
    : { is: 'holding', kind, text, school: { ...school, title: '' } };
}

/** `Supervision of two PhD students` */
const DUTY =
  /^(?:supervision|mentoring|teaching|training|tutoring|coaching|support|assessment|marking) (?:of|for)\s/i;

const MOST_OF_A_TITLE = 7;

function classifyWork({ isBullet }: Line, text: string, header: HeaderLine | undefined): LineIs {
  if (header !== undefined && hasTitle(header)) return { is: 'header', header };
  if (listsLanguages(text)) return { is: 'list', section: 'language', text };
  const isSeveral = /\p{L}{3}[.!?]\s+\p{Lu}/u.test(text);
  const kind =
    isTold(text) || isSeveral || DUTY.test(text) || text.length > 160 ? undefined : kindOfHolding(text);
  if (kind === undefined && header === undefined && isBareList(text))
    return { is: 'list', section: 'skill', text };
  const isTalk = isBullet && (kind === 'award' || text.split(' ').length > MOST_OF_A_TITLE);
  if (kind !== undefined && !isTalk) return { is: 'holding', kind, text };
  return header === undefined ? { is: 'told', text } : { is: 'header', header };
}
