import type { AskedExchange } from '#asking/exchange.ts';

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
