import { readWritten } from '#coach/candidate/episodes/written.ts';
import { withoutHeadings } from '#coach/candidate/told-text.ts';
import { asTold } from '#coach/candidate/speech/as-told.ts';

export type Stage = 'situation' | 'task' | 'action' | 'result' | 'lesson';

export interface Note {
  /** A sentence in the first person, in the user's own words. */
  text: string;
  /** Where the user has written before it what it is: `Task: …`. */
  labelled: Stage | undefined;
}

const LABELS: Record<Stage, string> = {
  situation: 'situation|scene|background|context',
  task: 'task|challenge|problem',
  action: 'actions?|solution',
  result: 'results?|outcome',
  lesson: 'lessons?(?: learn(?:ed|t))?',
};
/** Letter by letter: Node 24 stops to find `(?i:…)` after many other expressions. */
const inAnyCase = (words: string): string =>
  words.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
/**
 * Where a line or a sentence begins, or with a capital: in the midst of "There was one problem: …" it is a word
 * like any other.
 */
const LABEL = new RegExp(
  String.raw`(?:^\s*|(?<=[.!?;]\s*)\s|\s(?=\p{Lu}))(${inAnyCase(Object.values(LABELS).join('|'))})\s*[:–]\s+`,
  'gu',
);

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
        readWritten(part.text).map((sentence) => ({ labelled: part.labelled, text: asTold(sentence.text) })),
      );
    });

const stageNamed = (label: string): Stage =>
  (Object.keys(LABELS) as Stage[]).find((stage) => new RegExp(`^(?:${LABELS[stage]})$`, 'i').test(label))!;
