import { useState } from 'react';
import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { takeEvents } from '#interviews/take-events.ts';
import { heardPassages } from './passages.ts';
import { keepOnly, type Stretch, recordStretchesOf } from './stretches.ts';

interface LaidOut {
  events: readonly SessionEvent[];
  stretches: readonly Stretch[];
}

/** New events change the layout, deletions do not. */
export function useStretches(events: readonly SessionEvent[]): readonly Stretch[] {
  const [known, setKnown] = useState(() => layOut(events));
  if (known.events === events) return known.stretches;
  const next = follow(known, events);
  setKnown(next);
  return next.stretches;
}

export function layOut(events: readonly SessionEvent[]): LaidOut {
  const { transcript, exchanges } = takeEvents(events);
  return { events, stretches: recordStretchesOf(heardPassages(transcript), exchanges) };
}

export function follow(known: LaidOut, events: readonly SessionEvent[]): LaidOut {
  if (!isPartOf(events, known.events)) return layOut(events);
  return { events, stretches: keepOnly(known.stretches, new Set(events.map(({ id }) => id))) };
}

function isPartOf(events: readonly SessionEvent[], whole: readonly SessionEvent[]): boolean {
  let found = 0;
  for (const event of whole) if (event === events[found]) found += 1;
  return found === events.length;
}
