import type { Episode } from '#coach/candidate/candidate.ts';
import { namesTitle } from '#coach/candidate/layout/titles.ts';
import { isPast, startsWithVerb } from '#coach/candidate/speech/verbs.ts';
import { capitalised } from '../wording.ts';
import { withoutLabel } from './line-label.ts';
import { signsOf } from '../signs-of.ts';
import signs from './own-subject.json' with { type: 'json' };

const SIGNS = signsOf(signs);

export function isOfOwnSubject(said: string): boolean {
  const text = said.replace(/^["“]/, '');
  const unlabelled = withoutLabel(text);
  if (unlabelled !== text && isOfOwnSubject(unlabelled)) return true;
  return (
    [SIGNS.mine, SIGNS.myOwn, SIGNS.ofState, SIGNS.inOrder, SIGNS.aside].some((sign) => sign.test(text)) ||
    (startsWithVerb(text) && !/^\p{L}+ (?:is|are|was|were|has|had|will|can|must)\b/u.test(text))
  );
}

/** "My student failed and I …" */
export const isOfAnotherSubject = (text: string): boolean =>
  !isOfOwnSubject(text) && (SIGNS.they.test(text) || doesSomething(SIGNS.named.exec(text)?.[1] ?? ''));
const doesSomething = (word: string): boolean =>
  isPast(word) || /^(?:can(?:not)?|could|will|would|is|are|does|has)$/.test(word);

export const tellsOfOneself = ({ sentences }: Pick<Episode, 'sentences'>): boolean =>
  sentences.some(({ text }) => isOfOwnSubject(text)) ||
  !sentences.some(({ text }) => isOfAnotherSubject(text));

/** "In 2024 the supplier sent it twice because of a fault in its software." */
export const opensWithAnother = ({ sentences: [first] }: Pick<Episode, 'sentences'>): boolean =>
  isOfAnotherSubject(capitalised((first?.text ?? '').replace(SIGNS.when, '')));

const MOST_WORDS = 8;

/** Whose first deed is somebody else's: "In 2013 a colleague opened …", "Ana Rye took …", and no customer's. */
export function isAnothersDeed({ sentences: [first] }: Pick<Episode, 'sentences'>): boolean {
  const [clause = ''] = (first?.text ?? '').replace(SIGNS.when, '').split(/[,;:.]/, 1);
  const words = clause.split(' ').slice(0, MOST_WORDS);
  const who = words.slice(0, Math.max(0, words.findIndex(doesSomething)));
  const named = who.join(' ');
  const isNamed =
    who.length > 1 &&
    !SIGNS.thing.test(named) &&
    !SIGNS.somebody.test(who[0]!) &&
    /^(?:\p{Lu}\p{Ll}\S*(?: |$))+$/u.test(named);
  const isPerson = SIGNS.somebody.test(who[0] ?? '') && (SIGNS.person.test(named) || namesTitle(named));
  return (isNamed || isPerson) && !who.includes('I') && !SIGNS.outside.test(named);
}
