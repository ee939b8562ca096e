import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { type PreparedAnswer, readPrepared, savePrepared } from '@pythia/contracts/prepared.ts';
import { USUAL_IDS } from '@pythia/contracts/usual-questions.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { retryAfter } from '#account/saving/retry-after.ts';
import { Saving } from '#account/saving/saving.ts';
import { heldShown, queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';
import { readDraft, writeDraft } from '#browser/draft.ts';

export type PreparedSet = ReplyOf<typeof readPrepared>;

/** Null: for all applications. */
export type SetId = string | null;

const KEY = 'prepared';
const keyOf = (set: SetId) => [KEY, set] as const;
const unsavedOf = (set: SetId): string => `${KEY}:${set ?? 'all'}`;

export const preparedQuery = (set: SetId) =>
  queryOptions({
    queryKey: keyOf(set),
    queryFn: async ({ signal }): Promise<PreparedSet> => {
      const shown = heldShown<PreparedSet>(keyOf(set));
      if (shown) return shown;
      const query = set === null ? {} : { job_id: set };
      const kept = await authorisedCall(readPrepared, { query, signal });
      return savingOf(set).resume(keyOf(set), kept, readUnsaved(set));
    },
  });

const channel = openChannel(KEY);
channel?.addEventListener('message', () => void queryClient.invalidateQueries({ queryKey: [KEY] }));

const AGAIN_MS = 5_000;
const PAUSE_MS = 400;

const savings = new Map<SetId, Saving<PreparedSet>>();

export function savingOf(set: SetId): Saving<PreparedSet> {
  const known = savings.get(set);
  if (known) return known;
  const saving = new Saving<PreparedSet>({
    put: async ({ answers }, version, { keepalive }) => {
      const body = { job_id: set, version, answers };
      const saved = await authorisedCall(savePrepared, { body, keepalive });
      tell(channel, 'changed');
      return saved;
    },
    notSaved: 'Your answers could not be saved.',
    pauseMs: PAUSE_MS,
    againMs: retryAfter(AGAIN_MS),
    keep: (unsaved) => writeDraft(unsavedOf(set), unsaved ? JSON.stringify(unsaved) : ''),
  });
  savings.set(set, saving);
  return saving;
}

function readUnsaved(set: SetId): PreparedSet | undefined {
  try {
    return readPrepared.reply.safeParse(JSON.parse(readDraft(unsavedOf(set)))).data;
  } catch {
    return undefined;
  }
}

export function countApproved(answers: readonly PreparedAnswer[]): { approved: number; of: number } {
  const approved = new Set(answers.filter(({ state }) => state === 'approved').map(({ id }) => id));
  return { approved: USUAL_IDS.filter((id) => approved.has(id)).length, of: USUAL_IDS.length };
}
