import { isClause } from './clause.ts';
import { inFirstPerson } from './first-person.ts';
import { labelOf } from './label.ts';
import { isPast } from './verbs.ts';

const MAX_WORDS = 40;
/** A dash before at least three words, where a long sentence can be cut. */
const DASH = /\s[–—]\s(?=\p{L}+\s\p{L}+\s\p{L}+)/u;
const FOREIGN =
  /(?:^|\s)(?:der|die|das|und|ein|eine|einen|für|mit|von|ich|habe|wurde|le|la|les|des|du|une|et|pour|avec|dans|el|los|las|una|con|para|por|del|y|im|zum|zur|auf|bei|nach|über|drei|zwei|einer|eines|dem|als|en|al|au|aux|sur|sous|chez|von|vom|beim|durch|de|nos|mis|su)(?=\s)/giu;

/**
 * A sentence or bullet as it can be said aloud, in one sentence or more; empty where nothing can be made of it.
 * `isCurrent` says whether the job is still held, and is undefined where its dates are unknown.
 */
export function say(statement: string, isCurrent: boolean | undefined): string[] {
  const text = withCapitalI(statement.replace(/^[^\p{L}\p{N}"“'‘€£$(]+/u, ''));
  return clausesOf(text).flatMap((clause) => {
    const spoken = isForeign(clause) ? clause : inFirstPerson(clause.replace(/[.!?…\s]+$/, ''), isCurrent);
    return spoken === undefined ? [] : partsOf(aloud(spoken)).map(closeSentence);
  });
}

/** "i gave him my coat", but "phase i trials" and the "and" of other languages keep theirs. */
const withCapitalI = (text: string): string =>
  text.replace(SMALL_I, (i, next: string | undefined) =>
    next === undefined || isPast(next) || AUXILIARY.test(next) ? 'I' : i,
  );

const SMALL_I = /^i(?= )|(?<![\p{L}\p{N}'’.-])i(?:(?=['’](?:m|d|ve|ll)\b)|(?= (\p{Ll}+)))/gu;
const AUXILIARY =
  /^(?:am|was|have|had|do|did|can|could|will|would|should|must|might|may|also|always|never|still|then|just|only|now|often)$/;

/** "I sat with him, he signed" is two sentences, and a list of deeds ends with "and". */
function partsOf(text: string): string[] {
  const [deeds = '', ...others] = text.split(/, (?=(?:he|she|they|we|I) \p{Ll})/u);
  return /^I \p{Ll}/u.test(text) && !SUBORDINATE.test(deeds) ? [withAnd(deeds), ...others] : [text];
}

const SUBORDINATE =
  /\b(?:when|while|as|if|after|before|because|although|though|once|since|until|unless|who|which|that|where)\b|["“”():]/i;

/** What the speaker did last, in a list without an "and": a verb in the past with an object. */
const withAnd = (text: string): string =>
  / (?:and|or) /.test(text)
    ? text
    : text.replace(/, (?=(\p{Ll}+) (\p{Ll}+)[^,]*$)/u, (comma, verb: string, next: string) =>
        isPast(verb) && !/^(?:by|in|to|for|from|as|at|on)$/.test(next) ? ' and ' : comma,
      );

const capital = (text: string): string =>
  text.replace(/^(["“'‘(]*)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase());

/** "Led X; cut Y" is two sentences; a list that goes on after a semicolon is one. */
function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  for (const part of text.split(/;\s+/).flatMap(atColon)) {
    const before = clauses.at(-1);
    const clause = capital(part);
    const stands = part.split(' ').length > 2 && inFirstPerson(clause, undefined) !== undefined;
    if (before === undefined || stands) clauses.push(clause);
    else clauses[clauses.length - 1] = `${before}, ${part}`;
  }
  return clauses.flatMap((clause) => (clause.split(' ').length > MAX_WORDS ? clause.split(DASH) : [clause]));
}

/** "A customer fainted at till 4: cleared the aisle" says what somebody did about it. */
function atColon(statement: string): string[] {
  const [before = '', after = '', ...more] = statement.split(/:\s+/);
  if (more.length > 0 || !beginsPast(after)) return [statement];
  if (isClause(before) || beginsPast(before.toLowerCase())) return [before, after];
  return labelOf(statement) === undefined ? [`${before}: I ${after}`] : [statement];
}

const beginsPast = (text: string): boolean => isPast(text.split(' ', 1)[0]!);

const isForeign = (text: string): boolean =>
  (text.match(FOREIGN)?.length ?? 0) * 8 >= text.split(' ').length &&
  !/\b(?:the|and|of|with|to|for)\b/i.test(text);

/** Brackets cannot be heard: "a team (nine bakers) in Leeds" is "a team, nine bakers, in Leeds". */
const aloud = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\d]) \(([^()]+)\)(?= [\p{L}\d])/gu, ', $1,')
    .replace(/(?<=[\p{L}\d]) \(([^()]+)\)/gu, ', $1');

/** With a capital at its beginning and a full stop at its end, outside a closing quotation mark. */
export function closeSentence(text: string): string {
  const bare = text.replace(/[\s,;:.!?…–—-]+(["”’)]*)$/u, '$1').replace(/[.!?…]+(["”’])$/, '$1');
  return `${capital(bare)}.`;
}
