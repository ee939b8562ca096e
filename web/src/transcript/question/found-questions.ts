import type { AppendedEvent } from '@pythia/contracts/interviews.ts';

type Detected = Extract<AppendedEvent, { kind: 'detected' }>;

/** Last state of a detected question. */
interface Told extends Pick<Detected, 'id' | 'at' | 'key' | 'question'> {
  readonly isPutAway?: true;
}

/** Ordered; withdrawn ones have no question. */
export type FoundQuestions = readonly Told[];

export type FoundQuestion = NonNullable<Detected['question']>;

const MOST_KEPT = 60;

/** Events may come in any order and again: the newest of a key counts. */
export function takeFound(known: FoundQuestions, events: readonly AppendedEvent[]): FoundQuestions {
  const came = events.filter((event) => event.kind === 'detected').flatMap(toldBy);
  let found = known;
  for (const told of came) {
    const old = found.find(({ key }) => key === told.key);
    if (old && isNewer(old, told)) continue;
    found = [...found.filter(({ key }) => key !== told.key), told];
  }
  return found === known ? known : found.toSorted((a, b) => (isNewer(a, b) ? 1 : -1)).slice(-MOST_KEPT);
}

const toldBy = ({ id, at, key, question, instead, channel }: Detected): Told[] => [
  ...(instead ? [{ id, at, key: instead, question: null }] : []),
  { id, at, key, question, ...(channel === 'candidate' && { isPutAway: true }) },
];

/** Hides a question before the server knows. */
export const putAway = (found: FoundQuestions, key: string): FoundQuestions =>
  found.map((told) => (told.key === key ? { ...told, question: null, isPutAway: true } : told));

export const keysPutAway = (found: FoundQuestions): ReadonlySet<string> =>
  new Set(found.flatMap(({ key, isPutAway }) => (isPutAway ? [key] : [])));

const isNewer = (one: Told, other: Told): boolean =>
  one.at === other.at ? one.id >= other.id : one.at > other.at;
