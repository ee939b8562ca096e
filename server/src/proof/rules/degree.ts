import { CERTIFICATES } from '../lexicon/qualifications.ts';
import { DOCTOR } from '../grounds/grounds.ts';
import { linesOfWord } from '../names/one-word.ts';
import { degreeOf } from '../names/degree-of.ts';
import { isContent, isInGrounds, isNegated } from './in-sentence.ts';
import { GENERIC_MOD } from './modifiers.ts';
import { type Step, unprovedStep } from './step.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import type { Lexeme } from '../text/lexeme.ts';
import { isNumeral } from '../text/read-number.ts';
import { isSpelt } from './spelt-out.ts';

export function degreeAt(sentence: SentenceSoFar, i: number): Step | undefined {
  const token = sentence.peek(i)!;
  if (token.low === 'first') {
    const a = sentence.peek(i + 1);
    if (
      sentence.peek(i - 1)?.low === 'a' &&
      (a
        ? /^[.,;]$/.test(a.text) ||
          a.low === 'from' ||
          a.low === 'and' ||
          (a.low === 'in' && !/^(the|our|my|its|this|that)$/.test(sentence.peek(i + 2)?.low ?? ''))
        : sentence.isFinal) &&
      !/^(was|is|were)$/.test(sentence.peek(i - 2)?.low ?? '')
    )
      return hasFirst(sentence) || isNegated(sentence, i)
        ? { end: i + 1 }
        : unprovedStep(i + 1, i - 1, i + 1, 'degree');
    const b = a?.text === '-' ? sentence.peek(i + 2) : a;
    if (b?.low !== 'class') return undefined;
    const end = a === b ? i + 2 : i + 3;
    const c = sentence.peek(end);
    if (!c || !/^(honours|hons|degree|bachelor|bachelor's|master's|in|ba|bsc|msc)$/.test(c.low))
      return undefined;
    return hasFirst(sentence) || isNegated(sentence, i)
      ? { end }
      : unprovedStep(end + 1, i, end + 1, 'degree');
  }
  if (/^(studied|majored|major|minor|graduated)$/.test(token.low) && !isNegated(sentence, i)) {
    const a = sentence.peek(i + 1);
    if (a?.low !== 'in' && token.low !== 'studied') return undefined;
    const from = a?.low === 'in' ? i + 2 : i + 1;
    let k = from,
      ok = true;
    for (; k < from + 3; k += 1) {
      const x = sentence.peek(k);
      if (
        !isContent(x) ||
        x.cap ||
        isNumeral(x) ||
        /^(hard|part|full|abroad|there|alongside|further)$/.test(x.low) ||
        CERTIFICATES.has(x.low)
      )
        break;
      if (!isInGrounds(sentence, x)) ok = false;
    }
    if (!ok) return unprovedStep(k, from, k, 'degree');
    return undefined;
  }
  if (token.low === 'read' && sentence.peek(i - 1)?.low === 'i') {
    const a = sentence.peek(i + 1),
      b = isContent(a) && !a.cap ? sentence.peek(i + 2) : undefined,
      c = b && b.low === 'at' ? sentence.peek(i + 3) : undefined;
    if (c?.cap && !isInGrounds(sentence, a!)) return unprovedStep(i + 2, i + 1, i + 2, 'degree');
  }
  if (token.low === 'postgraduate' && /^(certificate|diploma)$/.test(sentence.peek(i + 1)?.low ?? '')) {
    const phrase = `postgraduate ${sentence.peek(i + 1)!.stem}`;
    const short = sentence.peek(i + 1)!.low === 'certificate' ? 'cert' : 'dip';
    const stands = sentence.some(
      ({ degrees, phrases, acronyms }) =>
        degrees.has('pgce') || degrees.has('diploma') || acronyms.has(`pg${short}`) || phrases.has(phrase),
    );
    return stands ? { end: i + 2 } : unprovedStep(i + 2, i, i + 2, 'degree');
  }
  const kind = degreeOf(token.text);
  if (
    !kind ||
    (token.cap && !hasFieldInSmall(sentence, i)) ||
    !/^(degrees?|bachelor'?s?|master'?s|masters|phd|doctorate|diploma|mba|msc|bsc|beng|meng|pgce|hnd|hnc|pgdip|postgrad|postgraduate)$/.test(
      token.low,
    )
  )
    return undefined;
  const before = sentence.peek(i - 1);
  if (
    kind === 'any' &&
    ((before && (isNumeral(before) || before.text === '-')) ||
      (sentence.peek(i + 1)?.low === 'of' && !/^(master|bachelor)/.test(before?.low ?? '')) ||
      /^(to|some|certain|large|high|greater|same)$/.test(before?.low ?? ''))
  )
    return undefined;
  if (isNegated(sentence, i)) return { end: i + 1 };
  let ok =
    kind === 'any'
      ? sentence.some((grounds) =>
          [...grounds.degrees].some((d) => /^(bachelor|master|mba|doctor|associate|any)$/.test(d)),
        )
      : sentence.some((grounds) => grounds.degrees.has(kind) || grounds.has(token.stem));
  let end = i + 1;
  if (kind !== 'any' && sentence.peek(end)?.low === 'degree') end += 1;
  if (
    before &&
    isContent(before) &&
    !before.cap &&
    !GENERIC_MOD.has(before.low) &&
    !isNumeral(before) &&
    !/(?:ed|ly|ing|'s|have|got|took|has|hold|finish|earn|part|time|class|honours|hons|master|masters|bachelor|bachelors)$/.test(
      before.low,
    ) &&
    !degreeOf(before.text) &&
    !sentence.some(({ degrees }) => degrees.has(before.low)) &&
    !isInGrounds(sentence, before)
  )
    ok = false;
  const link = sentence.peek(end);
  if (link && (link.low === 'in' || link.low === 'of')) {
    let k = end + 1;
    for (; k < end + 4; k += 1) {
      const x = sentence.peek(k);
      if (!isContent(x) || isNumeral(x)) break;
      if (!isInGrounds(sentence, x) && !isOfDoctor(sentence, x) && !(x.cap && linesOfWord(sentence, x, k)))
        ok = false;
    }
    if (kind !== 'any' && (beginsDegree(sentence, i, kind) || isSpelt(sentence, i))) ok = true;
    if (k > end + 1) end = k;
  }
  return ok ? { end } : unprovedStep(end, i, end, 'degree');
}

function hasFieldInSmall({ peek }: SentenceSoFar, at: number): boolean {
  const field = peek(at + 1)?.low === 'in' ? peek(at + 2) : undefined;
  return isContent(field) && !field.cap && !/(ing|ed)$/.test(field.low) && !isNumeral(field);
}

const LEAST_FIELD = 3;

const isOfDoctor = (sentence: SentenceSoFar, { low }: Lexeme): boolean =>
  sentence.some(({ lines }) =>
    lines.some(
      ({ text, words }) =>
        DOCTOR.test(text) &&
        (/^sciences?$/.test(low) ||
          words.some((word) => word.low.length >= LEAST_FIELD && low.startsWith(word.low))),
    ),
  );

/** `bachelor of science` of `BSN` */
function beginsDegree(sentence: SentenceSoFar, at: number, kind: string): boolean {
  const field = sentence.peek(sentence.peek(at + 1)?.low === 'of' ? at + 2 : at + 1);
  if (!isContent(field)) return false;
  const letters = sentence.peek(at)!.low[0]! + field.low[0]!;
  return sentence.some(({ acronyms }) =>
    [...acronyms.keys()].some((acronym) => degreeOf(acronym) === kind && acronym.startsWith(letters)),
  );
}

const hasFirst = (sentence: SentenceSoFar): boolean =>
  sentence.some(
    (grounds) =>
      grounds.phrases.has('first class') ||
      grounds.has('1st') ||
      grounds.lines.some(({ words }) => words.some(({ text }) => text === 'First')),
  );
