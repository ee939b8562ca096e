import type { CaptureEvent } from '#listening/capture/capture-events.ts';

export interface HeardWords {
  said: string;
  interim: string;
  problem: string | null;
}

export const NOTHING_HEARD: HeardWords = { said: '', interim: '', problem: null };

/** Ten seconds of speech. */
const SHOWN_CHARACTERS = 200;

export function afterEvent(heard: HeardWords, event: CaptureEvent): HeardWords {
  switch (event.type) {
    case 'transcript':
      return { said: newest(`${heard.said} ${event.text}`.trim()), interim: '', problem: null };
    case 'interim':
      return { ...heard, interim: newest(event.text), problem: null };
    case 'status':
      return { ...heard, problem: event.state === 'ready' ? null : (event.detail ?? heard.problem) };
    case 'detail':
      return { ...heard, problem: event.detail };
    case 'connection':
      return event.state === 'reconnecting' ? { ...heard, problem: heard.problem ?? NOT_REACHED } : heard;
    case 'ended':
      return { ...heard, interim: '', problem: event.message ?? heard.problem };
    case 'audio':
    case 'gap':
    case 'kept':
    case 'level':
    case 'session-over':
    case 'went-on':
    case 'share-ended':
      return heard;
  }
}

const NOT_REACHED = 'The server cannot be reached right now. We keep trying.';

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });

function newest(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text;
  const from = text.length - SHOWN_CHARACTERS;
  const word = WORDS.segment(text).containing(from)!;
  return `… ${text.slice(word.index === from ? from : word.index + word.segment.length).trimStart()}`;
}
