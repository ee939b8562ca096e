export interface ChatTurn {
  role: 'user' | 'assistant';
  text: string;
}

export interface PastExchange {
  question: string;
  answer: string;
  state: 'complete' | 'partial' | 'stopped' | 'failed';
}

export interface AskedExchange extends PastExchange {
  id: string;
  lines: readonly string[];
  again: string | undefined;
}

const MAX_TURN_CHARS = 2_000;

export const asTurns = (earlier: readonly PastExchange[], question: string): ChatTurn[] => [
  ...earlier.flatMap(({ question: asked, answer }): ChatTurn[] => [
    { role: 'user', text: asked.slice(0, MAX_TURN_CHARS) },
    { role: 'assistant', text: answer.slice(0, MAX_TURN_CHARS) },
  ]),
  { role: 'user', text: question },
];

type Asked = Pick<AskedExchange, 'question' | 'lines' | 'again'>;

/**
 * Exchanges whose answer was probably said aloud, oldest first: those followed by another question. Asking
 * the same question again (retried, edited, with another story) replaces its exchange.
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

const isTypedAnew = ({ question, lines }: Asked, before: AskedExchange): boolean =>
  plain(question) === plain(before.question) &&
  (lines.length === 0 || String(lines) === String(before.lines));

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
