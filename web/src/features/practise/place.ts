import type { Practice, PracticeTurn } from '@pythia/contracts/practice.ts';

/** A line that the interviewer is to say, by its place among those of all turns. */
export interface NextLine {
  readonly line: number;
  readonly text: string;
}

/** Where a practice is. */
export interface Place {
  /** The turn of which the last line was said; the first one before that. */
  readonly turn: PracticeTurn;
  /** Whether all of that turn was said, and it is to be answered. */
  readonly isAsked: boolean;
  /** Null once everything was said. */
  readonly next: NextLine | null;
}

export function placeIn({ turns, said }: Pick<Practice, 'turns' | 'said'>): Place {
  const lines = turns.flatMap((turn) => turn.lines.map((text, at) => ({ turn, text, at })));
  const last = lines[Math.max(0, said - 1)]!;
  const next = lines[said];
  const isWhole = said > 0 && next?.turn !== last.turn;
  return {
    turn: last.turn,
    isAsked: isWhole && last.turn.question !== null,
    next: next ? { line: said, text: next.text } : null,
  };
}

/** Those that are to be answered, in their order. */
export const questionsIn = ({ turns }: Pick<Practice, 'turns'>): PracticeTurn[] =>
  turns.filter(({ question }) => question !== null);
