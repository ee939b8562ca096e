import type { SessionEvent } from '@pythia/contracts/interviews.ts';

/** Milliseconds; null: not measured. */
export interface QuestionTimes {
  /** Time from the end of speech to its line. */
  line: number | null;
  question: number | null;
  /** Time from asking to the first word. */
  firstWord: number | null;
  lastWord: number | null;
}

const STEPS: readonly { step: keyof QuestionTimes; name: string }[] = [
  { step: 'line', name: 'Line' },
  { step: 'question', name: 'Question' },
  { step: 'firstWord', name: 'First word' },
  { step: 'lastWord', name: 'Last word' },
];

export function timesOf(events: readonly SessionEvent[]): ReadonlyMap<string, QuestionTimes> {
  const spoken = new Map<string, number>();
  const found = new Map<string, number>();
  const times = new Map<string, QuestionTimes>();
  for (const event of events) {
    if (event.kind === 'line' && event.spoken_ms !== undefined) spoken.set(event.id, event.spoken_ms);
    if (event.kind === 'detected' && event.question && event.found_ms !== undefined)
      found.set(event.question.lines.at(-1) ?? '', event.found_ms);
    if (event.kind === 'question') {
      const line = event.lines?.at(-1)?.split('/')[0] ?? '';
      const heard = { line: spoken.get(line) ?? null, question: found.get(line) ?? null };
      times.set(event.id, { ...heard, firstWord: null, lastWord: null });
    }
    if (event.kind !== 'answer' || event.first_text_ms === null) continue;
    const known = times.get(event.exchange_id);
    if (!known) continue;
    const lastWord = event.total_ms === null ? null : Math.max(0, event.total_ms - event.first_text_ms);
    times.set(event.exchange_id, { ...known, firstWord: event.first_text_ms, lastWord });
  }
  return new Map([...times].filter(([, taken]) => Object.values(taken).some((ms) => ms !== null)));
}

export function medianTimes(times: Iterable<QuestionTimes>): QuestionTimes {
  const all = [...times];
  const median = (step: keyof QuestionTimes): number | null => {
    const taken = all.flatMap((one) => one[step] ?? []).toSorted((a, b) => a - b);
    const middle = taken.length / 2;
    if (taken.length === 0) return null;
    return taken.length % 2 === 1 ? taken[Math.floor(middle)]! : (taken[middle - 1]! + taken[middle]!) / 2;
  };
  return {
    line: median('line'),
    question: median('question'),
    firstWord: median('firstWord'),
    lastWord: median('lastWord'),
  };
}

/** `Line 0.5 s · First word 0.3 s`; empty: nothing was measured. */
export const timesInWords = (times: QuestionTimes): string =>
  STEPS.flatMap(({ step, name }) => {
    const ms = times[step];
    return ms === null ? [] : `${name} ${seconds(ms)} s`;
  }).join(' · ');

const seconds = (ms: number): string => (ms < 95 ? (ms / 1_000).toFixed(2) : (ms / 1_000).toFixed(1));
