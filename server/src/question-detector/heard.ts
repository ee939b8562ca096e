/** What a recogniser says of a line of the interviewer's channel: once as final, and before that as it grows. */
export interface Heard {
  /** Seconds from any beginning. */
  at: number;
  /** Lines are counted up; a line ends with its final words. */
  line: number;
  isFinal: boolean;
  text: string;
}

export interface Word {
  /** In lower case, without marks: `what's`. */
  plain: string;
  /** As it stands: `What's,`. */
  written: string;
  /** What closes a sentence behind it. */
  stop: '' | '.' | '?';
  hasComma: boolean;
}

/** What is said in one go, up to a stop or the end of a line; of a broken one over two lines. */
export interface Sentence {
  words: readonly Word[];
  /** Of its first word. */
  line: number;
  lastLine: number;
  /** Place of its first word in its line. */
  place: number;
  /** Seconds: from the first that was heard of its line to the last. */
  from: number;
  to: number;
  /** Whether the recogniser sets full stops: where it does, their absence tells something. */
  isPunctuated: boolean;
}

/** A stop behind these ends no sentence. */
const ABBREVIATION = /^(?:a\.m|p\.m|e\.g|i\.e|mr|mrs|ms|dr|st|prof|vs|no)\.$/;
/** Nobody says more in one line; what is behind is not read. */
const MOST_WORDS = 400;

export function wordsIn(text: string): Word[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((written) => {
      const low = written.toLowerCase().replaceAll(/[’‘]/g, "'");
      const marks = /[.?!…,;:—–]+["')]*$/.exec(low)?.[0] ?? '';
      const stop = ABBREVIATION.test(low) ? '' : marks.includes('?') ? '?' : /[.!]/.test(marks) ? '.' : '';
      return {
        plain: low.replaceAll(/^["'(]+|[.?!…,;:—–"')]+$/g, ''),
        written,
        stop,
        hasComma: /[,;:—–]/.test(marks),
      } as const;
    })
    .filter(({ plain, stop }) => plain !== '' || stop !== '');
}

export const plainText = (words: readonly Word[]): string => words.map(({ plain }) => plain).join(' ');
export const writtenText = (words: readonly Word[]): string => words.map(({ written }) => written).join(' ');
