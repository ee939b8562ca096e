import { CERTIFICATES, ROLE_END } from '../lexicon/qualifications.ts';
import { isContent, isInGrounds, isNegated } from './in-sentence.ts';
import { GENERIC_MOD } from './modifiers.ts';
import { certifiedRoleAt } from './certified-role.ts';
import { type Step, unprovedStep } from './step.ts';
import { isSpelt } from './spelt-out.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isNumeral } from '../text/read-number.ts';

const COURSE = /^(certificate|certification|course|apprenticeship|qualification|traineeship|training)$/;

export function certificateAt(sentence: SentenceSoFar, i: number): Step | undefined {
  const certified = certifiedRoleAt(sentence, i);
  if (certified) return certified;
  const token = sentence.peek(i)!;
  if (!token.cap && /^(chartered|registered)$/.test(token.low)) {
    const next = sentence.peek(i + 1);
    const end = isContent(next) && !ROLE_END.test(next.low) ? i + 3 : i + 2;
    const x = sentence.peek(end - 1);
    if (isContent(x) && !x.cap && ROLE_END.test(x.low) && !isNegated(sentence, i)) {
      const ok =
        sentence.some(
          (grounds) => grounds.has(token.low) || grounds.acronyms.has(token.low[0]! + x.low[0]!),
        ) && isInGrounds(sentence, x);
      return ok || isSpelt(sentence, i) ? { end } : unprovedStep(end, i, end, 'certificate');
    }
  }
  if (COURSE.test(token.low) && !token.cap && sentence.peek(i + 1)?.low === 'in' && !isNegated(sentence, i)) {
    const subject = sentence.peek(i + 2);
    if (isContent(subject) && !subject.cap && !isNumeral(subject) && sentence.peek(i - 1)?.low !== 'of')
      if (!isInGrounds(sentence, subject) && !isSpelt(sentence, i + 2, 2))
        return unprovedStep(i + 3, i, i + 3, 'certificate');
  }
  if (
    token.cap ||
    !(CERTIFICATES.has(token.low) || isCardHeld(sentence, i)) ||
    (token.low === 'ticket' && !isTicketGained(sentence, i))
  )
    return undefined;
  if (isNegated(sentence, i)) return { end: i + 1 };
  let from = i,
    ok = true,
    any = false;
  for (let k = i - 1; k >= Math.max(0, sentence.peek(i - 2)?.text === '-' ? i - 3 : i - 2); k -= 1) {
    const x = sentence.peek(k)!;
    if (x.text === '-') continue;
    if (
      !isContent(x) ||
      x.cap ||
      isNumeral(x) ||
      /(?:ed|ly)$/.test(x.low) ||
      (x.low.endsWith('ing') &&
        !/^(-|an?|my)$/.test(sentence.peek(k - 1)?.text ?? '') &&
        !isInGrounds(sentence, x)) ||
      CERTIFICATES.has(x.low)
    )
      break;
    if (GENERIC_MOD.has(x.low)) continue;
    any = true;
    from = k;
    if (!isInGrounds(sentence, x) && !hasDeed(sentence, x)) ok = false;
  }
  let end = i + 1;
  if (/^(certified|accredited|licensed)$/.test(token.low) && !any) {
    const n = sentence.peek(i + 1);
    const k =
      n && /^(in|as)$/.test(n.low)
        ? /^(a|an)$/.test(sentence.peek(i + 2)?.low ?? '')
          ? i + 3
          : i + 2
        : i + 1;
    const x = sentence.peek(k);
    if (x && isContent(x) && !x.cap && !isNumeral(x) && !/(?:ly|ed)$/.test(x.low)) {
      if (!isInGrounds(sentence, x)) {
        ok = false;
        end = k + 1;
      }
    }
  }
  if (token.low === 'ticket' && !any) return undefined;
  ok ||= isPartOfAcronym(sentence, from, i) || beginsAcronym(sentence, i) || isSpelt(sentence, from);
  return ok ? { end } : unprovedStep(end, from, end, 'certificate');
}

/** `critical care` of `CCRN` */
function isPartOfAcronym(sentence: SentenceSoFar, from: number, to: number): boolean {
  const words = sentence.tokens.slice(from, to).filter((token) => isContent(token));
  const letters = words.map(({ low }) => low[0]).join('');
  if (letters.length < 2) return false;
  return sentence.some(({ acronyms }) =>
    [...acronyms.keys()].some(
      (acronym) =>
        acronym.endsWith(letters) || (acronym.length <= 2 * letters.length && acronym.startsWith(letters)),
    ),
  );
}

/** The aid of a first-aider. */
const hasDeed = (sentence: SentenceSoFar, { stem }: Lexeme): boolean =>
  stem.endsWith('er') && sentence.some(({ stems }) => stems.has(stem.slice(0, -2)));

const LONGEST_BEFORE = 5;
const LEAST_LETTERS = 3;

/** `remotely piloted aircraft` of `RPAS` */
function beginsAcronym(sentence: SentenceSoFar, to: number): boolean {
  let letters = '';
  for (let at = to - 1; at >= Math.max(0, to - LONGEST_BEFORE); at -= 1) {
    const token = sentence.peek(at)!;
    if (!isContent(token)) break;
    letters = token.low[0]! + letters;
    const begun = letters;
    if (begun.length >= LEAST_LETTERS)
      if (sentence.some(({ acronyms }) => [...acronyms.keys()].some((acronym) => acronym.startsWith(begun))))
        return true;
  }
  return false;
}

/** “I carry a scaffold inspector's card” */
const isCardHeld = (sentence: SentenceSoFar, at: number): boolean =>
  /^(card|badge|endorsement|permit)$/.test(sentence.peek(at)!.low) && isBehind(sentence, at, HOLDS);

const isTicketGained = (sentence: SentenceSoFar, at: number): boolean =>
  sentence.peek(at + 1)?.low !== 'to' && isBehind(sentence, at, GAINS);

const HOLDS = /^(hold|holding|held|carry|carrying|have|i've)$/;
const GAINS =
  /^(hold|holding|held|carry|carrying|have|i've|had|got|my|passed|earned|gained|completed|took|taken|did|done|through|given|went)$/;

const isBehind = ({ tokens }: SentenceSoFar, at: number, verbs: RegExp): boolean =>
  tokens
    .slice(Math.max(0, at - 6), at)
    .some(
      ({ low }, place, before) =>
        verbs.test(low) && !(low.endsWith('ve') && /(ed|en)$/.test(before[place + 1]?.low ?? '')),
    );
