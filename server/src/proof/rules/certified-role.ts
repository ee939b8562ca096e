import { PERSON_NOUNS } from '../lexicon/persons.ts';
import { ROLE_END } from '../lexicon/qualifications.ts';
import { linesOfAll } from '../names/in-one-line.ts';
import { linesOfWord } from '../names/one-word.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isNumeral } from '../text/read-number.ts';
import { isContent, isInGrounds, isNegated } from './in-sentence.ts';
import { isSpelt } from './spelt-out.ts';
import { type Step, unprovedStep } from './step.ts';

const CERTIFIED = /^(qualified|trained|licensed|certified|accredited|authori[sz]ed)$/;
const PERSON = /^(a|an|i'm|am|fully|also|as)$/;
const OF_OTHERS = /^(newly|part|well|highly|fully|un|non)$/;
const LONGEST = 4;

/** `a certified internal auditor` stands in one line. */
export function certifiedRoleAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const isAtRole = CERTIFIED.test(sentence.peek(at - 1)?.low ?? '');
  if (!isAtRole && !CERTIFIED.test(sentence.peek(at)!.low)) return undefined;
  const from = isAtRole ? at : at + 1;
  const isJoined = sentence.peek(from - 2)?.text === '-' && sentence.peek(from - 3)?.cap === false;
  if (!isJoined && /^authori[sz]ed$/.test(sentence.peek(from - 1)!.low)) return undefined;
  if (isJoined && OF_OTHERS.test(sentence.peek(from - 3)!.low)) return undefined;
  const before = sentence.peek(isJoined ? from - 4 : from - 2);
  if (!before || !(PERSON.test(before.low) || (before.cap && isContent(before)))) return undefined;
  const named: Lexeme[] = [];
  for (let end = from; end < from + LONGEST; end += 1) {
    const token = sentence.peek(end);
    if (!isContent(token) || isNumeral(token)) break;
    named.push(token);
  }
  const role = named.findLastIndex((token) => !token.cap && isRole(token));
  if (role < 0) return undefined;
  const end = from + role + 1;
  const isOfSeveral = named.some(({ low }) => /^(chartered|certified)$/.test(low));
  const words = named.slice(isOfSeveral ? role : 0, role + 1);
  const stands = standsWhole(sentence, words, from) || isSpelt(sentence, from - 1) || isSpelt(sentence, from);
  return stands || isNegated(sentence, from) ? { end } : unprovedStep(end, from - 1, end, 'certificate');
}

const isRole = ({ low, stem }: Lexeme): boolean => ROLE_END.test(low) || PERSON_NOUNS.has(stem);

function standsWhole(sentence: SentenceSoFar, words: readonly Lexeme[], at: number): boolean {
  const { material } = sentence;
  const [only] = words;
  if (words.length === 1) {
    const { stem } = only!;
    const lines = material.stems.get(stem) ?? material.stems.get(stem.replace(/(er|or|ist|ian|ant)$/, ''));
    return lines ? [...lines].some((line) => !material.posting.has(line)) : isInGrounds(sentence, only!);
  }
  if (words.some((token, place) => token.cap && !linesOfWord(sentence, token, at + place))) return false;
  return sentence.some((grounds) =>
    [...linesOfAll(grounds, words)].some((line) => !grounds.posting.has(line)),
  );
}
