import { asSaid } from '#coach/candidate/beats/split-beats.ts';
import { ANY_LABEL, type Stage, stageNamed } from '#coach/candidate/beats/stage-label.ts';
import { readWritten } from '#coach/candidate/episodes/written.ts';
import { withoutHeadings } from '#coach/candidate/told-text.ts';

export interface Note {
  /** A sentence in the first person, in the user's own words. */
  text: string;
  /** Where the user has written before it what it is: `Task: …`. */
  labelled: Stage | undefined;
}

/**
 * Where a line or a sentence begins, or with a capital: in the midst of "There was one problem: …" it is a word
 * like any other.
 */
const LABEL = new RegExp(String.raw`(?:^\s*|(?<=[.!?;]\s*)\s|\s(?=\p{Lu}))(${ANY_LABEL})\s*[:–]\s+`, 'gu');

/** Signs of lists and of bold print. */
const MARKS = /^\s*(?:[-*•▪·–—]|\(?\d{1,2}[.)])\s+|\*\*|__/g;

/**
 * Rough notes sentence by sentence. A line ends a sentence, since in a box lines break by themselves; a label holds
 * until the next one, or to the end of its line.
 */
export const readNotes = (notes: string): Note[] =>
  withoutHeadings(notes)
    .split(/\r\n|[\r\n\u2028]/)
    .flatMap((line) => {
      const [unlabelled = '', ...rest] = line.replace(MARKS, '').split(LABEL);
      const parts = [{ labelled: undefined as Stage | undefined, text: unlabelled }];
      for (let at = 0; at < rest.length; at += 2)
        parts.push({ labelled: stageNamed(rest[at]!), text: rest[at + 1]! });
      return parts.flatMap((part) =>
        readWritten(part.text).map((sentence) => ({ labelled: part.labelled, text: asSaid(sentence.text) })),
      );
    });
