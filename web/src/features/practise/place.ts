import type { Practice, PracticeTurn } from '@pythia/contracts/practice.ts';

export interface NextLine {
  readonly line: number;
  readonly text: string;
}

export interface PracticePlace {
  /** Turn whose line was said last; before that, the first one. */
  readonly turn: PracticeTurn;
  /** All of the turn was said: it is to be answered. */
  readonly isAsked: boolean;
  readonly next: NextLine | null;
}

export function placeIn({ turns, said }: Pick<Practice, 'turns' | 'said'>): PracticePlace {
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

export const questionsIn = ({ turns }: Pick<Practice, 'turns'>): PracticeTurn[] =>
  turns.filter(({ question }) => question !== null);
