import { tellsOfWish } from '../figures/elsewhere.ts';
import { PEOPLE_GROUPS, PERSON_NOUNS } from '../lexicon/persons.ts';
import { NO_TECHNIQUES, TECHNIQUES } from '../lexicon/technologies.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isContent, isInGrounds, isNegated, isOrdinary } from './in-sentence.ts';
import { isSpelt } from './spelt-out.ts';
import { type Step, unprovedStep } from './step.ts';

const COMMON = 10;
const EVERYDAY = 20;
const UNHEARD = 70;
const LEARNED = /(lysis|osmosis|scopy|graphy|metry|ectomy|plasty)$/;
const PROCESS = /(ation|ition|osis)$/;

const rarityOf = ({ words }: SentenceSoFar, { low, stem }: Lexeme): number =>
  words.get(low) ?? words.get(stem) ?? UNHEARD;

/** `reverse osmosis`: not both words are common */
export function isTechnique(sentence: SentenceSoFar, modifier: Lexeme, head: Lexeme): boolean {
  const rarity = rarityOf(sentence, head);
  if (NO_TECHNIQUES.has(head.low) || Math.max(rarity, rarityOf(sentence, modifier)) <= COMMON) return false;
  if (TECHNIQUES.has(head.low) || TECHNIQUES.has(head.stem) || LEARNED.test(head.low)) return true;
  return PROCESS.test(head.low) && rarity > EVERYDAY;
}

const JOINS = /^(and|with|through|via|by|us(ing|e|ed)|installed|plus)$/;
const NO_NOUN =
  /(ed|ing|[^aeiou]y|ful|ous|less|ish|er|est|ant|ent|ive|able|ible|al|ic|ate|i[sz]e|see|shoot|long|time|week|night|shore)$|'/;

const isPerson = ({ low, stem }: Lexeme): boolean =>
  PERSON_NOUNS.has(low) || PERSON_NOUNS.has(stem) || PEOPLE_GROUPS.has(stem);

/** `snorkel cages`, where `cages` stands */
export function rareKindAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const kind = sentence.peek(at)!;
  if (kind.type !== 'w' || kind.cap || !JOINS.test(sentence.peek(at - 1)?.low ?? '')) return undefined;
  if (NO_NOUN.test(kind.low) || rarityOf(sentence, kind) <= EVERYDAY) return undefined;
  const named = sentence.peek(at + 1);
  if (!isContent(named) || named.cap || !isOrdinary(sentence, named) || isPerson(named)) return undefined;
  if (!isInGrounds(sentence, named) || isInGrounds(sentence, kind) || isNegated(sentence, at))
    return undefined;
  if (tellsOfWish(sentence, at, at + 2) || isSpelt(sentence, at)) return undefined;
  return unprovedStep(at + 2, at, at + 2, 'term');
}
