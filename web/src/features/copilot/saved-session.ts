import { endExchange, type Exchange } from '#answers/exchange.ts';
import { markdownText, toMarkdown } from '#answers/streaming-markdown.ts';
import { newestItems, transcriptOf, type TranscriptItem } from '#transcript/transcript.ts';
import { copilotKey } from '#account/copilot-sessions.ts';
import type { Restored } from './copilot-session.ts';

/** What the window must not lose when it is reloaded or closed by mistake: the newest lines and answers. */
interface Saved {
  open: string;
  lines: Omit<TranscriptItem, 'id'>[];
  exchanges: (Omit<Exchange, 'answer'> & { answer: string })[];
}

const KEPT_LINES = 500;
const KEPT_EXCHANGES = 20;

/** Does without when the storage is full: the session in the window goes on. */
export function saveSession(storage: Storage, sessionId: string, { transcript, exchanges }: Restored): void {
  const saved: Saved = {
    open: transcript.open.text,
    lines: newestItems(transcript, KEPT_LINES).map(({ time, text, selected, defaultSelected }) => ({
      time,
      text,
      selected,
      defaultSelected,
    })),
    exchanges: exchanges.slice(-KEPT_EXCHANGES).map(savedExchange),
  };
  try {
    storage.setItem(copilotKey(sessionId), JSON.stringify(saved));
  } catch {
    storage.removeItem(copilotKey(sessionId)); // half a session is worse than none
  }
}

export function restoreSession(storage: Storage, sessionId: string): Restored | undefined {
  const saved = parse(storage.getItem(copilotKey(sessionId)));
  if (!saved) return undefined;
  return {
    transcript: transcriptOf(saved.lines, saved.open),
    exchanges: saved.exchanges.map((exchange) => ({ ...exchange, answer: toMarkdown(exchange.answer) })),
  };
}

/** An answer that was still arriving cannot go on after a reload. */
const savedExchange = (exchange: Exchange): Saved['exchanges'][number] => ({
  ...endExchange(exchange, 'stopped'),
  answer: markdownText(exchange.answer),
});

function parse(text: string | null): Saved | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Saved> | null;
    return value?.lines && value.exchanges ? (value as Saved) : null;
  } catch {
    return null; // whatever wrote it, it is no session of ours
  }
}
