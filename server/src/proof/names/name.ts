import { SCALES, TENS, UNITS } from '../lexicon/numerals.ts';
import { AWARDS, CERTIFICATES, OF_THE, RANKS, TITLES } from '../lexicon/qualifications.ts';
import { CONNECTING, FUNCTION_WORDS, HARMLESS } from '../lexicon/small-words.ts';
import { BRANDS } from '../lexicon/technologies.ts';
import { degreeOf } from './degree-of.ts';
import { unsupportedPart } from './unsupported-part.ts';
import { monthOf } from '../rules/date.ts';
import { isGeneralTruth, isProverbial, tellsHowThingsAre, tellsOfPast } from '../rules/general.ts';
import { isOrdinary } from '../rules/in-sentence.ts';
import { endOfSpelt } from '../rules/spelt-out.ts';
import { type ClaimKind, type Step, unprovedStep } from '../rules/step.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';

const LONGEST_RUN = 8;
function isName(sentence: SentenceSoFar, at: number): boolean {
  const token = sentence.peek(at);
  if (!token || token.type !== 'w' || !token.cap) return false;
  if (token.low === 'i' || token.low.startsWith("i'") || HARMLESS.has(token.low)) return false;
  if (
    token.type === 'w' &&
    (UNITS[token.low] !== undefined || TENS[token.low] !== undefined || SCALES[token.low] !== undefined) &&
    token.text.length > 2
  )
    return false;
  if (!token.first) return true;
  if (BRANDS.has(token.low)) return true;
  if (/^\p{Lu}?[^\p{Lu}\d]*$/u.test(token.text))
    return !(FUNCTION_WORDS.has(token.low) || isOrdinary(sentence, token));
  return true;
}

export function nameAt(sentence: SentenceSoFar, i: number): Step | undefined {
  const token = sentence.peek(i)!;
  if (!isName(sentence, i)) {
    // "Head of Platform"
    if (
      token.first &&
      token.cap &&
      (TITLES.has(token.low) || RANKS.has(token.low) || AWARDS.has(token.low)) &&
      !HARMLESS.has(token.low)
    ) {
      const next = CONNECTING.has(sentence.peek(i + 1)?.low ?? '') ? i + 2 : i + 1;
      if (!isName(sentence, next)) return undefined;
    } else return undefined;
  }
  const parts: number[] = [i];
  let end = i + 1;
  while (end - i < LONGEST_RUN) {
    const a = sentence.peek(end);
    if (!a) break;
    if (monthOf(a)) break;
    if (isName(sentence, end)) {
      parts.push(end);
      end += 1;
      continue;
    }
    if (/^[&/+-]$/.test(a.text) || (a.text === '–' && a.glued)) {
      const b = sentence.peek(end + 1);
      if (isName(sentence, end + 1) && (a.text === '&' || (a.glued && b!.glued))) {
        parts.push(end + 1);
        end += 2;
        continue;
      }
      break;
    }
    if (CONNECTING.has(a.low) && a.low !== 'and' && a.low !== 'the' && a.low !== 'y' && a.low !== 'e') {
      const b = sentence.peek(end + 1);
      if (isName(sentence, end + 1) && !monthOf(b)) {
        parts.push(end + 1);
        end += 2;
        continue;
      }
      if (b && CONNECTING.has(b.low)) {
        const c = sentence.peek(end + 2);
        if (isName(sentence, end + 2) && !monthOf(c)) {
          parts.push(end + 2);
          end += 3;
          continue;
        }
      }
    }
    break;
  }
  if (sentence.isShort) return { end: i };
  if (parts.length === 1 && TITLES.has(token.low) && sentence.peek(i - 1)?.low === 'your') return { end };
  const bad = unsupportedPart(sentence, parts, i, end);
  if (!bad) return { end };
  const spelt = endOfSpelt(sentence, bad[0]);
  if (sentence.isShort) return { end: i };
  if (spelt) return { end: spelt };
  if (isLaw(sentence, end) || isRestOfAcronym(sentence, parts)) return { end };
  const isPlain = parts.every((part) => isOrdinary(sentence, sentence.peek(part)!));
  if (isGeneralTruth(sentence, i) && (isPlain || !tellsOfPast(sentence, i))) return { end };
  if (
    isProverbial(sentence, i) ||
    (isAcronym(sentence.tokens.slice(i, end)) && tellsHowThingsAre(sentence, i))
  )
    return { end };
  const text = sentence.tokens.slice(i, end);
  const kind: ClaimKind = text.some((x) => TITLES.has(x.low))
    ? 'title'
    : text.some((x) => AWARDS.has(x.low) || OF_THE.has(x.low))
      ? 'award'
      : text.some((x) => CERTIFICATES.has(x.low))
        ? 'certificate'
        : text.some((x) => degreeOf(x.text))
          ? 'degree'
          : 'name';
  return unprovedStep(end, bad[0], bad[1], kind);
}

/** “On Azure, Data Factory”, from `ADF` */
function isRestOfAcronym(sentence: SentenceSoFar, parts: readonly number[]): boolean {
  if (parts.length < 2) return false;
  const rest = parts.map((part) => sentence.peek(part)!.low[0]).join('');
  return sentence.tokens
    .slice(0, parts[0])
    .some(
      ({ cap, low }) => cap && low !== 'i' && sentence.some(({ acronyms }) => acronyms.has(low[0]! + rest)),
    );
}

const LAW =
  /^(law|rule|principle|razor|paradox|curve|effect|hierarchy|matrix|dilemma|fence|cat|triangle|pyramid)$/;

/** `Conway's law`, `Amazon's two-pizza rule` */
function isLaw(sentence: SentenceSoFar, end: number): boolean {
  if (!/['’]s?$/.test(sentence.peek(end - 1)!.text)) return false;
  return [0, 1, 2, 3].some((ahead) => LAW.test(sentence.peek(end + ahead)?.low ?? ''));
}

/** `SLA`, `IaC` */
const isAcronym = (tokens: readonly Lexeme[]): boolean =>
  tokens.length === 1 && /^\p{Lu}\p{L}?\p{Lu}{1,3}s?$/u.test(tokens[0]!.text);
