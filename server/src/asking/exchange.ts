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

type Asked = Pick<AskedExchange, 'question' | 'lines' | 'again'>;

/**
 * What of a conversation counts as said, oldest first. A suggestion does once a different question follows; the
 * same one again, tried once more, edited, for another story or typed anew, replaces it.
 */
export function standing(exchanges: readonly AskedExchange[], next: Asked): AskedExchange[] {
  let stands: AskedExchange[] = [];
  for (const [place, latest] of exchanges.entries()) {
    const asked = exchanges[place + 1] ?? next;
    stands = [...stands, latest].filter(
      (one) => !isAgain(asked, one) && !(one === latest && isTypedAnew(asked, one)),
    );
  }
  return stands;
}

const isAgain = ({ again }: Asked, one: AskedExchange): boolean =>
  again !== undefined && (one.id === again || one.again === again);

/** "Why?" about other lines is another question. */
const isTypedAnew = ({ question, lines }: Asked, before: AskedExchange): boolean =>
  plain(question) === plain(before.question) &&
  (lines.length === 0 || String(lines) === String(before.lines));

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
