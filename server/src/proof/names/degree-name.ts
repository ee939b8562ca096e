import type { Grounds } from '../grounds/grounds.ts';
import { degreeOf } from './degree-of.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { squash } from '../text/lexeme.ts';

export function isDegreeName(
  sentence: SentenceSoFar,
  grounds: Grounds,
  sq: string,
  d: string,
  i: number,
): boolean {
  if (!grounds.degrees.has(d)) return false;
  if (/^(bachelor|master|doctor)/.test(sq)) {
    // a degree in full: its next word must fit a short form of the material
    const next = sentence.peek(i + 1)?.low === 'of' ? sentence.peek(i + 2) : undefined;
    if (!next) return true;
    return grounds.lines.some((l) =>
      l.words.some(
        (w) =>
          degreeOf(w.text) === d &&
          ((/^(bachelor|master|doctor)/.test(squash(w.text)) &&
            grounds.phrases.has(`${w.stem} ${next.stem}`)) ||
            d === 'doctor' ||
            (next.stem === 'law' && squash(w.text).startsWith('ll')) ||
            next.low.startsWith(squash(w.text).slice(1))),
      ),
    );
  }
  if (/^(hons|honours|degree)/.test(sq)) return true;
  return grounds.lines.some((l) =>
    l.words.some(
      (w, k) =>
        degreeOf(w.text) === d &&
        (/^(bachelor|master)/.test(squash(w.text))
          ? l.words
              .slice(k + 1, k + 3)
              .some((x) => x.low.startsWith(sq.slice(1)) || sq.slice(1).startsWith(x.low.slice(0, 3)))
          : squash(w.text).startsWith(sq) || sq.startsWith(squash(w.text))),
    ),
  );
}
