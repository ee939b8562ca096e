import { listOf } from './list.ts';
import people from './people.json' with { type: 'json' };

export const PERSON_NOUNS: ReadonlySet<string> = new Set(people);

export const FIRST_PERSON = listOf("i i'm i've we we've we're my our me us mine ours myself");
export const WISHES = listOf(
  'would could will want wanted hope like become becoming your yours you apply applying application role post position job next step stepping looking should might can if question toward towards goal aim target',
);
/** Nouns for a number of people, as in `team of 8`. */
export const PEOPLE_GROUPS = listOf(
  'team staff crew group squad shift class department unit panel committee party brigade workforce household gang section family',
);
