import { z } from 'zod';
import type { Exchange } from '#copilot-view/exchange.ts';
import { markdownText, toMarkdown } from '#copilot-view/streaming-markdown.ts';
import { newestItems, transcriptOf } from '#copilot-view/transcript.ts';
import type { Restored } from './copilot-session.ts';

/** What a reload of the window must not lose: the newest lines and answers, kept for this tab only. */
const Saved = z.object({
  open: z.string(),
  lines: z.array(
    z.object({ time: z.string(), text: z.string(), selected: z.boolean(), defaultSelected: z.boolean() }),
  ),
  exchanges: z.array(
    z.object({
      id: z.number(),
      question: z.string(),
      answer: z.string(),
      status: z.enum(['done', 'stopped', 'failed']),
      error: z.string().optional(),
    }),
  ),
});

const KEPT_LINES = 500;
const KEPT_EXCHANGES = 20;
const keyOf = (sessionId: string) => `pythia_copilot:${sessionId}`;

/** Does without when the storage is full: the session in the window goes on. */
export function saveSession(storage: Storage, sessionId: string, { transcript, exchanges }: Restored): void {
  const saved: z.input<typeof Saved> = {
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
    storage.setItem(keyOf(sessionId), JSON.stringify(saved));
  } catch {
    storage.removeItem(keyOf(sessionId)); // half a session is worse than none
  }
}

export function restoreSession(storage: Storage, sessionId: string): Restored | undefined {
  const saved = Saved.safeParse(parse(storage.getItem(keyOf(sessionId)))).data;
  if (!saved) return undefined;
  return {
    transcript: transcriptOf(saved.lines, saved.open),
    exchanges: saved.exchanges.map(({ answer, error, ...exchange }) => ({
      ...exchange,
      answer: toMarkdown(answer),
      ...(error === undefined ? {} : { error }),
    })),
  };
}

function savedExchange(exchange: Exchange): z.input<typeof Saved>['exchanges'][number] {
  const { id, question, answer, status, error } = exchange;
  const ended = status === 'done' || status === 'failed' ? status : 'stopped';
  return { id, question, answer: markdownText(answer), status: ended, error };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // whatever wrote it, it is no session of ours
  }
}
