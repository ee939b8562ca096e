import { type PreparedAnswer, draftAnswer } from '@pythia/contracts/prepared.ts';
import { createStore, useStore } from 'zustand';
import { authorisedCall } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';
import { sentenceFor } from '#api/api-error.ts';
import { queryClient } from '#api/query-client.ts';
import { readDraft, writeDraft } from '#browser/draft.ts';
import { preparedQuery, savingOf, type SetId } from '#material/prepared/prepared.ts';
import { blankAnswer, put } from '#material/prepared/edits.ts';

export type WantedDraft = Pick<PreparedAnswer, 'id' | 'question'>;

interface Drafting {
  state: 'none' | 'running' | 'failed';
  set: SetId;
  left: readonly WantedDraft[];
  of: number;
  error: string | null;
  /** Titles of possible stories by question, where none was plainly the one. */
  offered: Readonly<Record<string, readonly string[]>>;
}

const KEPT = 'drafting';
/** The server takes one draft at a time of a user: the second waits there. */
const AT_ONCE = 2;
const NONE: Drafting = { state: 'none', set: null, left: [], of: 0, error: null, offered: {} };

const store = createStore<Drafting>(() => NONE);
export const useDrafting = () => useStore(store);

let stopped = new AbortController();
onSignOut(() => {
  stopped.abort();
  store.setState(NONE);
});

/** Goes on over other pages; after a reload {@link resumeDrafting} does. */
export function startDrafting(set: SetId, wanted: readonly WantedDraft[]): void {
  stopped.abort();
  stopped = new AbortController();
  const { offered } = store.getState();
  store.setState({ state: 'running', set, left: wanted, of: wanted.length, error: null, offered });
  keep();
  const waiting = [...wanted];
  const { signal } = stopped;
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift())
      await draftOne(set, next, signal);
  };
  Promise.all(Array.from({ length: AT_ONCE }, work)).then(
    () => !signal.aborted && end(),
    (error: unknown) => {
      if (signal.aborted) return;
      stopped.abort();
      store.setState({ state: 'failed', error: sentenceFor(error, 'The server is not responding.') });
    },
  );
}

export function stopDrafting(): void {
  stopped.abort();
  end();
}

export function resumeDrafting(): void {
  const { state, set, left } = store.getState();
  if (state === 'running') return;
  if (state === 'failed') return startDrafting(set, left);
  try {
    const kept = JSON.parse(readDraft(KEPT)) as { set: SetId; left: WantedDraft[] };
    startDrafting(kept.set, kept.left);
  } catch {}
}

async function draftOne(set: SetId, { id, question }: WantedDraft, signal: AbortSignal): Promise<void> {
  const body = { job_id: set, id, question };
  const { others, ...draft } = await authorisedCall(draftAnswer, { body, signal });
  if (signal.aborted) return;
  store.setState(({ left, offered }) => ({
    left: left.filter((one) => one.id !== id),
    offered: draft.text === '' ? { ...offered, [id]: others } : offered,
  }));
  keep();
  if (draft.text !== '') await keepDraft(set, { ...blankAnswer(id, question), ...draft });
}

/** Text written meanwhile stays. */
async function keepDraft(set: SetId, draft: PreparedAnswer): Promise<void> {
  await queryClient.ensureQueryData(preparedQuery(set));
  void savingOf(set).change({
    queryKey: preparedQuery(set).queryKey,
    edit: ({ answers }) => ({
      answers: answers.some(({ id }) => id === draft.id) ? answers : put(answers, draft),
    }),
    typedIn: 'drafts',
  });
}

function end(): void {
  const { offered } = store.getState();
  store.setState({ ...NONE, offered });
  writeDraft(KEPT, '');
}

function keep(): void {
  const { set, left } = store.getState();
  writeDraft(KEPT, left.length > 0 ? JSON.stringify({ set, left }) : '');
}
