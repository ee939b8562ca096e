import type { AppendedEvent } from '@pythia/contracts/interviews.ts';

type Detected = Extract<AppendedEvent, { kind: 'detected' }>;

/** What the server last told of one key. */
interface Told extends Pick<Detected, 'id' | 'at' | 'key' | 'question'> {
  /** Its reader said that it was none; absent where they did not. */
  readonly isPutAway?: true;
}

/** What the interviewer was found to ask, in the order in which it was told; a withdrawn one has no question. */
export type FoundQuestions = readonly Told[];

/** A question that stands. */
export type FoundQuestion = NonNullable<Detected['question']>;

/** Older ones are asked about no more. */
const MOST_KEPT = 60;

/** Events come in pages and over the socket, in any order and more than once: of each key the newest counts. */
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

/** What stands in the place of another withdraws that. */
const toldBy = ({ id, at, key, question, instead, channel }: Detected): Told[] => [
  ...(instead ? [{ id, at, key: instead, question: null }] : []),
  { id, at, key, question, ...(channel === 'candidate' && { isPutAway: true }) },
];

/** What its reader says of one is seen before the server has told of it. */
export const putAway = (found: FoundQuestions, key: string): FoundQuestions =>
  found.map((told) => (told.key === key ? { ...told, question: null, isPutAway: true } : told));

/** Keys of those of which their reader said that they were none. */
export const keysPutAway = (found: FoundQuestions): ReadonlySet<string> =>
  new Set(found.flatMap(({ key, isPutAway }) => (isPutAway ? [key] : [])));

const isNewer = (one: Told, other: Told): boolean =>
  one.at === other.at ? one.id >= other.id : one.at > other.at;

/** The newest that stands, where its last line came behind those that were asked about. */
export function newestFound(
  found: FoundQuestions,
  isUnasked: (utterance: string) => boolean,
): FoundQuestion | undefined {
  const standing = found.flatMap(({ question }) => (question && !question.doubtful ? [question] : []));
  return standing.findLast(({ lines }) => lines.length > 0 && isUnasked(lines.at(-1)!));
}
