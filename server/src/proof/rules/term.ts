import { TECHNOLOGIES, TECHNOLOGY_NOUNS, TECHNOLOGY_PHRASES } from '../lexicon/technologies.ts';
import { linesOfWord } from '../names/one-word.ts';
import { isKnown, isNegated } from './in-sentence.ts';
import { type Step, unprovedStep } from './step.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';

export function termAt(sentence: SentenceSoFar, i: number): Step | undefined {
  const token = sentence.peek(i)!;
  if (token.type !== 'w' || (token.cap && !token.first)) return undefined;
  for (const p of TECHNOLOGY_PHRASES)
    if (p[0] === token.low || p[0] === token.stem) {
      const a = sentence.peek(i + 1),
        b = a?.text === '-' ? sentence.peek(i + 2) : a;
      if (b && (b.low === p[1] || b.stem === p[1])) {
        const end = a === b ? i + 2 : i + 3;
        return sentence.some(
          (grounds) =>
            grounds.phrases.has(p.join(' ')) ||
            grounds.phrases.has(`${p[0]} ${p[1]!.replace(/er$/, '')}`) ||
            grounds.acronyms.has(p[0]![0]! + p[1]![0]!),
        ) || isNegated(sentence, i)
          ? { end }
          : unprovedStep(end, i, end, 'term');
      }
    }
  if (token.cap) return undefined;
  if (TECHNOLOGY_NOUNS.has(token.low) || TECHNOLOGY_NOUNS.has(token.stem))
    return isKnown(sentence, token) || isNegated(sentence, i)
      ? { end: i + 1 }
      : unprovedStep(i + 1, i, i + 1, 'term');
  if (
    TECHNOLOGIES.has(token.low) &&
    (!sentence.words.has(token.low) ||
      /^(in|with|using|via|through|into)$/.test(sentence.peek(i - 1)?.low ?? ''))
  )
    return linesOfWord(sentence, token, i) ? undefined : unprovedStep(i + 1, i, i + 1, 'term');
  return undefined;
}
