import { listed, withArticle } from './wording.ts';

/** Abbreviations that take their subject with "in"; a class, a level or a place is no subject. */
const ABBREVIATED =
  /^((?:B\.?A|M\.?A|B\.?Sc|M\.?Sc|B\.?Eng|M\.?Eng|MPhil|DPhil|Ph\.?D|HN[CD])\.?),? (?=\p{Lu})(?!(?:Hons|Honours|First|Upper|Lower|Second|Third|Merit|Distinction|Pass|Level|Candidate|Student|Oxon|Cantab)\b|(?:The )?(?:[\p{Lu}][\p{L}'’-]*\s)*(?:University|College|Polytechnic|Institute|School|Academy)\b)/u;
const IS_DEGREE = /^(?:[BM]A|[BM]\.?Sc|[BM]\.?Eng|MChem|Ph\.?D|HN[CD]|LL[BM]|bachelor|master|diploma)\b/i;
/** Where it was taken, behind a comma. */
const PLACE =
  /, (?:the )?((?=University of\b)[^,]+|(?:[\p{Lu}][\p{L}'’-]*\s)+(?:University|College|Polytechnic|Institute|School|Academy))(?=,|$)/u;

/** `BSc, Mathematics` → `a BSc in Mathematics`; `MA History, Ashgate University, 2012` → `an MA in History from …`. */
export function degreeAsSaid(written: string): string {
  const said = written
    .replace(ABBREVIATED, '$1 in ')
    .replace(PLACE, (_, place: string) => ` from ${place.startsWith('University of') ? 'the ' : ''}${place}`);
  return IS_SEVERAL.test(said) ? said : withArticle(said);
}

const IS_SEVERAL = /^(?:A[- ]?levels|GCSEs|\d)/i;

/** What was studied and where, of two entries where a line each says it. */
export function degreeSentence(texts: readonly string[]): string {
  const [first = '', second = ''] = texts;
  const [, place, inPlace] =
    /^(?:the )?((?:university|college|school|academy)\b[^.]*)(?:\. (.+))?$/i.exec(first) ?? [];
  const degree = inPlace ?? (IS_DEGREE.test(second) ? second : undefined);
  if (place === undefined) return `I have ${listed(texts.map(degreeAsSaid))}.`;
  if (degree === undefined) return `I studied at the ${place}.`;
  const [, name = degree, years = ''] = /^(.*?)(,? (?:19|20)\d\d\b.*)$/.exec(degree) ?? [];
  return `I have ${degreeAsSaid(name)} from the ${place}${years}.`;
}
