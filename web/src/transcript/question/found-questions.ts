import type { AppendedEvent } from '@pythia/contracts/interviews.ts';

type Detected = Extract<AppendedEvent, { kind: 'detected' }>;

/** What the server last told of one key. */
interface Told extends Pick<Detected, 'id' | 'at' | 'key' | 'question'> {}

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
const toldBy = ({ id, at, key, question, instead }: Detected): Told[] => [
  ...(instead ? [{ id, at, key: instead, question: null }] : []),
  { id, at, key, question },
];

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
