import { asEvents } from '../../bench/detector/as-events.ts';
import {
  FOLLOW_UP,
  SILENCE,
  type SpokenPiece,
  type Verdict,
} from '../../server/src/question-detector/judge.ts';
import { QuestionDetector } from '../../server/src/question-detector/question-detector.ts';
import type { SentencePiece } from './piece.ts';
import type { LabelledPassage, SpokenSequence, SequenceWord } from './read-sequences.ts';

const SHOWINGS = [
  { isBare: false, isBroken: false },
  { isBare: true, isBroken: true },
];
/** Share of words by which a piece belongs to a passage. */
const MOST_OF_IT = 0.6;

/** The detector's model questions for a sequence, under a model that answers the labels. */
export async function askedPieces(spoken: SpokenSequence): Promise<SentencePiece[]> {
  const words = spoken.rows.flatMap((row) => row.words);
  const pieces = new Map<string, SentencePiece>();
  for (const showing of SHOWINGS) {
    const text = textOf(words, showing.isBare);
    const detector = new QuestionDetector(async (asked) => {
      const passage = passageOf(wordsOf(asked, text, words));
      if (passage) pieces.set(bare(`${asked.text} | ${asked.before}`), pieceOf(asked, passage));
      return verdictOf(passage);
    });
    for (const { t, kind, text: heard, line } of asEvents(spoken, showing).events)
      await detector.hear({ at: t, line, isFinal: kind === 'final', text: heard });
  }
  return [...pieces.values()];
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[,.?!:;]+(?= |$)/g, '');
const textOf = (words: readonly SequenceWord[], isBare: boolean): string => {
  const text = words.map((word) => word.text).join(' ');
  return ` ${isBare ? bare(text) : text} `;
};

const count = (part: string): number => part.split(' ').filter(Boolean).length;

/** Located by the words before. */
function wordsOf(
  { text, before }: SpokenPiece,
  all: string,
  words: readonly SequenceWord[],
): readonly SequenceWord[] {
  const said = before.split(' ').filter((word) => word !== '' && word !== SILENCE);
  const at = all.indexOf(` ${[...said, text].join(' ')} `);
  if (at < 0) return [];
  const from = count(all.slice(0, at)) + said.length;
  return words.slice(from, from + count(text));
}

function passageOf(own: readonly SequenceWord[]): LabelledPassage | undefined {
  const [first] = [...new Set(own.map(({ passage }) => passage))].toSorted(
    (one, other) => shareOf(own, other) - shareOf(own, one),
  );
  return first && shareOf(own, first) >= MOST_OF_IT ? first : undefined;
}
const shareOf = (own: readonly SequenceWord[], passage: LabelledPassage | undefined): number =>
  own.filter((word) => word.passage === passage).length / own.length;

const pieceOf = ({ text, before }: SpokenPiece, { asks, kind }: LabelledPassage): SentencePiece => ({
  text,
  before,
  asks,
  kind,
});

const verdictOf = (passage: LabelledPassage | undefined): Verdict => ({
  asks: passage === undefined ? 0.5 : passage.asks ? 1 : 0,
  kind: passage?.asks ? passage.kind : 'open',
  followsUp: passage?.kind === FOLLOW_UP ? 1 : 0,
  noQuestion: passage?.asks === false ? passage.kind : 'statement',
});
