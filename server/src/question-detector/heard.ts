/** A recogniser's result for the interviewer's channel: interim ones of a line, then its final one. */
export interface LineResult {
  at: number;
  line: number;
  isFinal: boolean;
  text: string;
}

export interface Word {
  plain: string;
  written: string;
  stop: '' | '.' | '?';
  hasComma: boolean;
}

/** Speech up to a stop or the end of a line; a sentence broken over two lines is one. */
export interface SpokenSentence {
  words: readonly Word[];
  line: number;
  lastLine: number;
  place: number;
  /** Seconds, from the first result of its line to the last. */
  from: number;
  to: number;
  /** When anything was heard before it. */
  since: number;
  /** Whether the recogniser writes full stops: only then does their absence say something. */
  isPunctuated: boolean;
}

/** Some recognisers spell: “T. L. S.” */
const ABBREVIATION = /^(?:[a-hj-z]|a\.m|p\.m|e\.g|i\.e|mr|mrs|ms|dr|st|prof|vs|no)\.$/;
const MOST_WORDS = 400;

export function spokenWordsIn(text: string): Word[] {
  return text
    .replaceAll(/["“”]/g, '') // a recogniser's guess
    .replace(/^[\s.?!,]+/, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((written) => {
      const low = written.toLowerCase().replaceAll(/[’‘]/g, "'");
      const marks = /[.?!…,;:—–]+["')]*$/.exec(low)?.[0] ?? '';
      const stop = ABBREVIATION.test(low.replace(/,$/, ''))
        ? ''
        : marks.includes('?')
          ? '?'
          : /[.!]/.test(marks)
            ? '.'
            : '';
      return {
        plain: low.replaceAll(/^["'(]+|[.?!…,;:—–"')]+$/g, ''),
        written,
        stop,
        hasComma: /[,;:—–]/.test(marks),
      } as const;
    })
    .filter(({ plain, stop }) => plain !== '' || stop !== '');
}

export const textOfWords = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');
export const writtenText = (words: readonly Word[]): string => words.map(({ written }) => written).join(' ');
