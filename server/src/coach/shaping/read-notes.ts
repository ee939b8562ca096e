import { asSaid } from '#coach/candidate/beats/split-beats.ts';
import { ANY_LABEL, type Stage, stageNamed } from '#coach/candidate/beats/stage-label.ts';
import { readWritten } from '#coach/candidate/episodes/written.ts';
import { withoutHeadings } from '#coach/candidate/told-text.ts';

export interface Note {
  text: string;
  labelled: Stage | undefined;
}

/** Labels begin a line or sentence, or have a capital: not "There was one problem: …". */
const LABEL = new RegExp(String.raw`(?:^\s*|(?<=[.!?;]\s*)\s|\s(?=\p{Lu}))(${ANY_LABEL})\s*[:–]\s+`, 'gu');

const MARKS = /^\s*(?:[-*•▪·–—]|\(?\d{1,2}[.)])\s+|\*\*|__/g;

/** A line ends a sentence; a label holds until the next one, or to the end of its line. */
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
