import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import type { Exchange } from '#answers/exchange.ts';
import { mergeExchanges } from '#answers/merge-exchanges.ts';
import { takeCorrections } from '#transcript/corrections.ts';
import { mergeTranscript } from '#transcript/merge-transcript.ts';
import { EMPTY_TRANSCRIPT, type Transcript } from '#transcript/transcript.ts';

/** What was heard in a session, as it was corrected, and what was asked, with its answers. */
interface TimelineReading {
  readonly transcript: Transcript;
  readonly exchanges: readonly Exchange[];
}

const NOTHING: TimelineReading = { transcript: EMPTY_TRANSCRIPT, exchanges: [] };

/**
 * Reads events of a session's timeline, all or a page of them.
 * @param known from earlier pages, or from elsewhere: the browser's copy and the socket; what stays, stays the same object
 * @param session that they happened in, where a window goes through several
 */
export function readTimeline(
  events: readonly AppendedEvent[],
  known = NOTHING,
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
    transcript: takeCorrections(mergeTranscript(known.transcript, heard), corrections),
    exchanges: mergeExchanges(known.exchanges, events),
  };
}
