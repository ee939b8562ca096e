export interface ChatTurn {
  role: 'user' | 'assistant';
  text: string;
}

/** A question with as much of an answer as there was. */
export interface Exchange {
  question: string;
  /** Never empty. */
  answer: string;
  /** Whether the answer came to its end, and if not, why. */
  state: 'complete' | 'partial' | 'stopped' | 'failed';
}

/** An exchange of a session's timeline. */
export interface AskedExchange extends Exchange {
  id: string;
  /** Keys of the lines that the question was made of. */
  lines: readonly string[];
  /** The exchange of which it asks the same question. */
  again: string | undefined;
}

const MAX_TURN_CHARS = 2_000;

/** A conversation as the built-in coach reads it: what was said before, the oldest first, and the last question. */
export const asTurns = (earlier: readonly Exchange[], question: string): ChatTurn[] => [
  ...earlier.flatMap(({ question: asked, answer }): ChatTurn[] => [
    { role: 'user', text: asked.slice(0, MAX_TURN_CHARS) },
    { role: 'assistant', text: answer.slice(0, MAX_TURN_CHARS) },
  ]),
  { role: 'user', text: question },
];
