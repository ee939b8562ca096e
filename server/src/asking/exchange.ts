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
  /** What the candidate's microphone heard after it; absent: nothing. */
  said?: string | undefined;
  /** Keys of the question's lines. */
  lines: readonly string[];
  again: string | undefined;
}

const MAX_TURN_CHARS = 2_000;

export const asTurns = (earlier: readonly PastExchange[], question: string): ChatTurn[] => [
  ...earlier.flatMap(({ question: asked, answer }): ChatTurn[] => [
    ...(asked === '' ? [] : [{ role: 'user' as const, text: asked.slice(0, MAX_TURN_CHARS) }]),
    { role: 'assistant', text: answer.slice(0, MAX_TURN_CHARS) },
  ]),
  { role: 'user', text: question },
];

type Asked = Pick<AskedExchange, 'question' | 'lines' | 'again'>;

/**
 * Exchanges that count as said, oldest first: a suggestion counts once another question follows, unless something
 * else was heard to be said; asking it again (retried, edited, other story, retyped) replaces it.
 */
export function standing(exchanges: readonly AskedExchange[], next: Asked): AskedExchange[] {
  let stands: AskedExchange[] = [];
  for (const [place, latest] of exchanges.entries()) {
    const asked = exchanges[place + 1] ?? next;
    stands = [...stands, latest].filter(
      (one) => !isAgain(asked, one) && !(one === latest && isTypedAnew(asked, one)),
    );
  }
  return stands.map(asSaid);
}

/** Less is a word to gain time. */
const LEAST_WORDS = 8;
/** Of the telling words of a suggestion, in the own words of who follows it. */
const FOLLOWED = 0.3;

/** What was said after a suggestion stands behind it where that was followed, else in its place. */
function asSaid(exchange: AskedExchange): AskedExchange {
  const { answer, said = '' } = exchange;
  if (said.split(/\s+/).length < LEAST_WORDS) return exchange;
  if (isFollowed(answer, said)) return { ...exchange, answer: `${answer}\n\n${said}` };
  return { ...exchange, answer: said, state: 'complete' };
}

function isFollowed(suggestion: string, said: string): boolean {
  const [wanted, own] = [[...tellingWords(suggestion)], tellingWords(said)];
  return wanted.length > 0 && wanted.filter((word) => own.has(word)).length >= FOLLOWED * wanted.length;
}

/** Short words are everybody's; of a number each digit tells. */
const tellingWords = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => word.length > 3 || /\d/.test(word)),
  );

const isAgain = ({ again }: Asked, one: AskedExchange): boolean =>
  again !== undefined && (one.id === again || one.again === again);

const isTypedAnew = ({ question, lines }: Asked, before: AskedExchange): boolean =>
  plain(question) === plain(before.question) &&
  (lines.length === 0 || String(lines) === String(before.lines));

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
