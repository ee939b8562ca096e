import type { Grounds } from '../grounds/grounds.ts';
import { PERSON_NOUNS } from '../lexicon/persons.ts';
import { AWARDS, OF_THE, OF_THE_NOT } from '../lexicon/qualifications.ts';
import { isContent, isInGrounds, isNegated } from './in-sentence.ts';
import { type Step, unprovedStep } from './step.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';

export function awardAt(sentence: SentenceSoFar, i: number): Step | undefined {
  const token = sentence.peek(i)!;
  if (
    /^(first|second|third)$/.test(token.low) &&
    /^(place|prize)$/.test(sentence.peek(i + 1)?.low ?? '') &&
    !/^(the|in)$/.test(sentence.peek(i - 1)?.low ?? '') &&
    !isNegated(sentence, i) &&
    !sentence.some((grounds) => grounds.phrases.has(`${token.stem} ${sentence.peek(i + 1)!.stem}`))
  )
    return unprovedStep(i + 2, i, i + 2, 'award');
  if (/^(valedictorian|salutatorian)$/.test(token.low) && !isInGrounds(sentence, token))
    return unprovedStep(i + 1, i, i + 1, 'award');
  if (
    (/^(won|voted|crowned|ranked|named)$/.test(token.low) || isBestPerson(sentence, i)) &&
    !isNegated(sentence, i)
  ) {
    let k = i + 1;
    while (/^(the|a|an|as|our|company|their)$/.test(sentence.peek(k)?.low ?? '')) k += 1;
    const x = sentence.peek(k);
    if (x && !x.cap && /^(best|gold|silver|bronze|outstanding|top|most|first)$/.test(x.low)) {
      const y = sentence.peek(k + 1);
      if (!sentence.some((grounds) => grounds.has(x.stem) && (!isContent(y) || grounds.has(y.stem)))) {
        const end = k + (isContent(y) ? 2 : 1);
        return unprovedStep(end, k, end, 'award');
      }
    }
  }
  if (!token.cap && isContent(token) && !OF_THE_NOT.has(token.low)) {
    if (sentence.peek(i + 1)?.low === 'of' && sentence.peek(i + 2)?.low === 'the') {
      const c = sentence.peek(i + 3);
      if (
        c &&
        OF_THE.has(c.low) &&
        ((c.low !== 'week' && c.low !== 'quarter') ||
          sentence.tokens
            .slice(Math.max(0, i - 5), i)
            .some((x) => /^(won|named|voted|made|awarded|was|got|award|became)$/.test(x.low)))
      ) {
        const from =
          sentence.peek(i - 1) &&
          isContent(sentence.peek(i - 1)) &&
          !sentence.peek(i - 1)!.cap &&
          !/(?:ed)$|^(won|got|made)$/.test(sentence.peek(i - 1)!.low)
            ? i - 1
            : i;
        const ok =
          sentence.some((grounds) => grounds.phrases.has(`${token.stem} ${c.stem}`)) ||
          isNegated(sentence, i);
        return ok ? { end: i + 4 } : unprovedStep(i + 4, from, i + 4, 'award');
      }
    }
  }
  if (token.cap || !AWARDS.has(token.low)) {
    if (
      token.low === 'runner' &&
      sentence.peek(i + 1)?.text === '-' &&
      sentence.peek(i + 2)?.low === 'up' &&
      !sentence.some((grounds) => grounds.has('runner'))
    )
      return unprovedStep(i + 3, i, i + 3, 'award');
    if (/^(top|star|best|highest)$/.test(token.low)) {
      const n = sentence.peek(i + 1),
        x = n?.text === '-' ? sentence.peek(i + 2) : n;
      if (
        x &&
        /^(performer|seller|salesperson|employee|biller|earner)$/.test(x.low) &&
        !sentence.some((grounds) => grounds.has(x.stem))
      )
        return unprovedStep(i + 2, i, i + (x === n ? 2 : 3), 'award');
    }
    return undefined;
  }
  if (isNegated(sentence, i)) return { end: i + 1 };
  const same = /^(award|prize|medal|trophy|accolade)/.test(token.low);
  const isNearly = /^(nomin|shortlist|finalist)/.test(token.low);
  if (
    same &&
    sentence.tokens
      .slice(Math.max(0, i - 5), i)
      .some((x) => /^(won|win|winning|received|got|earned|took|picked|given|awarded|collected)$/.test(x.low))
  ) {
    const near = [
      ...sentence.tokens.slice(Math.max(0, i - 3), i),
      ...[1, 2, 3, 4].map((k) => sentence.peek(i + k)),
    ].filter((x): x is Lexeme => isContent(x) && !AWARDS.has(x.low));
    const about =
      near.length === 0 ||
      sentence.some((grounds) =>
        linesOfAwards(grounds).some((l) => near.some((x) => grounds.stems.get(x.stem)?.has(l))),
      );
    if (!about) return unprovedStep(i + 1, i, i + 1, 'award');
  }
  const ok = sentence.some(
    (grounds) =>
      grounds.has(token.stem) ||
      (same && ['award', 'prize', 'medal', 'trophy', 'accolade', 'winner'].some((w) => grounds.has(w))) ||
      (isNearly && ['award', 'prize', ...NEARLY].some((word) => grounds.has(word))),
  );
  return ok ? { end: i + 1 } : unprovedStep(i + 1, i, i + 1, 'award');
}

const NEARLY = ['nominee', 'nominated', 'nomination', 'shortlisted', 'finalist'];

const linesOfAwards = (grounds: Grounds): number[] =>
  ['award', 'prize', 'medal', 'trophy', 'accolade', 'winner'].flatMap((word) => [
    ...(grounds.stems.get(word) ?? []),
  ]);

/** “was best apprentice of the district” */
const isBestPerson = (sentence: SentenceSoFar, at: number): boolean => {
  if (!/^(was|am|i'm|became|finished)$/.test(sentence.peek(at)!.low)) return false;
  const best = /^(the|a|as)$/.test(sentence.peek(at + 1)?.low ?? '') ? at + 2 : at + 1;
  if (!/^(best|top|youngest|fastest)$/.test(sentence.peek(best)?.low ?? '')) return false;
  return PERSON_NOUNS.has(sentence.peek(best + 1)?.low ?? '');
};
