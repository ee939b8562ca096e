import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { StyleChoice } from '@pythia/contracts/style.ts';
import type { Exchange } from '#answers/exchange.ts';
import { takeExchanges } from '#answers/told-exchanges.ts';
import { takeCorrections, takeLines } from '#transcript/told-lines.ts';
import { EMPTY_TRANSCRIPT, type Transcript } from '#transcript/transcript.ts';

/** Style of answers from `at` on; `choice` null: none. */
export interface StyleChange {
  readonly id: string;
  readonly at: number;
  readonly choice: StyleChoice;
  readonly name: string | null;
}

interface TimelineReading {
  readonly transcript: Transcript;
  readonly exchanges: readonly Exchange[];
  readonly styles: readonly StyleChange[];
}

type Known = Omit<TimelineReading, 'styles'> & Partial<Pick<TimelineReading, 'styles'>>;

const NOTHING: TimelineReading = { transcript: EMPTY_TRANSCRIPT, exchanges: [], styles: [] };

/**
 * Unchanged parts keep their identity.
 * @param session for windows with several
 */
export function takeEvents(
  events: readonly AppendedEvent[],
  known: Known = NOTHING,
  session?: string,
): TimelineReading {
  const heard = events
    .filter((event) => event.kind === 'line')
    .map(({ id, at, text, channel }) => ({
      id,
      at: Date.parse(at),
      text,
      ...(channel === 'candidate' && { channel }),
      ...(session && { session }),
    }));
  const corrections = events.filter((event) => event.kind === 'correction');
  return {
    transcript: takeCorrections(takeLines(known.transcript, heard), corrections),
    exchanges: takeExchanges(known.exchanges, events),
    styles: mergeStyles(known.styles ?? [], events),
  };
}

function mergeStyles(
  known: readonly StyleChange[],
  events: readonly AppendedEvent[],
): readonly StyleChange[] {
  const ids = new Set(known.map(({ id }) => id));
  const came = events
    .filter((event) => event.kind === 'style')
    .filter(({ id }) => !ids.has(id))
    .map(({ id, at, choice, named }) => ({ id, at: Date.parse(at), choice, name: named?.name ?? null }));
  return came.length === 0 ? known : [...known, ...came].toSorted((a, b) => a.at - b.at);
}
