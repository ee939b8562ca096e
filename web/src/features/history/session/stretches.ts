import type { Exchange } from '#answers/exchange.ts';
import { utteranceOf } from '#transcript/transcript.ts';
import type { TranscriptPassage } from './passages.ts';

export interface Stretch {
  key: string;
  passages: readonly TranscriptPassage[];
  exchanges: readonly Exchange[];
}

const MOST_PASSAGES = 40;

/**
 * Questions stand beside their lines, else beside the last ones before. A stretch with questions starts at
 * their first line; other lines have their own.
 */
export function recordStretchesOf(
  passages: readonly TranscriptPassage[],
  exchanges: readonly Exchange[],
): Stretch[] {
  const placeOfEvent = new Map(
    passages.flatMap(({ events }, place) => events.map((event) => [event, place] as const)),
  );
  const stretches: { passages: TranscriptPassage[]; exchanges: Exchange[] }[] = [];
  let begun = 0;
  const talkUntil = (end: number) => {
    for (; begun < end; begun = Math.min(begun + MOST_PASSAGES, end)) {
      stretches.push({
        passages: passages.slice(begun, Math.min(begun + MOST_PASSAGES, end)),
        exchanges: [],
      });
    }
  };
  for (const exchange of exchanges) {
    const { first, last } = aboutWhich(exchange, passages, placeOfEvent);
    const before = stretches.at(-1);
    if (last < begun && before && before.exchanges.length > 0) {
      before.exchanges.push(exchange);
      continue;
    }
    talkUntil(Math.max(first, begun, last + 1 - MOST_PASSAGES));
    stretches.push({ passages: passages.slice(begun, last + 1), exchanges: [exchange] });
    begun = Math.max(begun, last + 1);
  }
  talkUntil(passages.length);
  return stretches.map((stretch) => ({ ...stretch, key: keyOf(stretch) }));
}

/** First and last passage of a question; -1: nothing before it. */
function aboutWhich(
  { question, at }: Exchange,
  passages: readonly TranscriptPassage[],
  placeOfEvent: ReadonlyMap<string, number>,
): { first: number; last: number } {
  const places = question.lines.flatMap((line) => placeOfEvent.get(utteranceOf(line)) ?? []);
  if (places.length > 0) return { first: Math.min(...places), last: Math.max(...places) };
  const saidLast = countSaidBefore(passages, at) - 1;
  return { first: saidLast, last: saidLast };
}

/** Binary search, as passages are in order of time. */
function countSaidBefore(passages: readonly TranscriptPassage[], at: number): number {
  let [low, high] = [0, passages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passages[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Kept stretches keep their identity.
 * @param left ids of remaining events
 */
export function keepOnly(stretches: readonly Stretch[], left: ReadonlySet<string>): readonly Stretch[] {
  return stretches.flatMap((stretch) => {
    const passages = stretch.passages.filter(({ events }) => events.every((event) => left.has(event)));
    const exchanges = stretch.exchanges.filter(({ eventId }) => eventId !== null && left.has(eventId));
    const isWhole =
      passages.length === stretch.passages.length && exchanges.length === stretch.exchanges.length;
    if (isWhole) return [stretch];
    return passages.length + exchanges.length > 0 ? [{ ...stretch, passages, exchanges }] : [];
  });
}

const keyOf = ({ passages, exchanges }: Omit<Stretch, 'key'>): string =>
  passages[0]?.events[0] ?? exchanges[0]?.eventId ?? '';
