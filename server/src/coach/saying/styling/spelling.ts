import toBritish from 'american-british-english-translator/data/american_spellings.json' with { type: 'json' };
import toAmerican from 'american-british-english-translator/data/british_spellings.json' with { type: 'json' };
import type { CoachStyle } from './coach-style.ts';

type Spelling = CoachStyle['spelling'];

/** Right in either spelling, where it means something else or another part of speech: `the program`, `to license`. */
const EITHER =
  /^(?:programs?|meters?|practice[sd]?|tires?|tired|drafts?|drafted|drafting|licenses?|licensed|grams?|tons?|dis[ck]s?|filets?|(?:a?esthetic\p{L}*)|gray|story|stories)$/u;

const LISTS: Record<Spelling, ReadonlyMap<string, string>> = {
  british: new Map(Object.entries<string>(toBritish)),
  american: new Map([
    ...Object.entries<string>(toBritish).map(([american, british]) => [british, american] as const),
    ...Object.entries<string>(toAmerican),
  ]),
};

/** A text in British or American spelling. Names, which have capitals, stay. */
export const spelled = (text: string, spelling: Spelling): string =>
  text.replace(/(?<![\p{L}\p{N}-])\p{Ll}{4,}(?![\p{L}\p{N}])/gu, (word) =>
    EITHER.test(word) ? word : (LISTS[spelling].get(word) ?? word),
  );
