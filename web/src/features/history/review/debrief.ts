import { queryOptions } from '@tanstack/react-query';
import { debriefInterview } from '@pythia/contracts/debrief.ts';
import { readThankYou, saveThankYou, type ThankYou } from '@pythia/contracts/thank-you.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { retryAfter } from '#account/saving/retry-after.ts';
import { Saving } from '#account/saving/saving.ts';
import { heldShown } from '#api/query-client.ts';
import { readDraft, writeDraft } from '#browser/draft.ts';

export const debriefQuery = (session_id: string) =>
  queryOptions({
    queryKey: ['debrief', session_id],
    queryFn: ({ signal }) => authorisedCall(debriefInterview, { params: { session_id }, signal }),
    refetchOnWindowFocus: false, // nothing is said in it any more
  });

export const thankYouQuery = (session_id: string) => {
  const queryKey = ['thank-you', session_id];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<ThankYou> => {
      const shown = heldShown<ThankYou>(queryKey);
      if (shown) return shown;
      const kept = await authorisedCall(readThankYou, { params: { session_id }, signal });
      return thankYouSaving(session_id).resume(queryKey, kept, readUnsaved(session_id));
    },
  });
};

const AGAIN_MS = 5_000;
const PAUSE_MS = 400;

const savings = new Map<string, Saving<ThankYou>>();

export function thankYouSaving(session_id: string): Saving<ThankYou> {
  const known = savings.get(session_id);
  if (known) return known;
  const saving = new Saving<ThankYou>({
    put: ({ text }, version, { keepalive }) =>
      authorisedCall(saveThankYou, { params: { session_id }, body: { version, text }, keepalive }),
    notSaved: 'Your note could not be saved.',
    pauseMs: PAUSE_MS,
    againMs: retryAfter(AGAIN_MS),
    keep: (unsaved) => writeDraft(unsavedOf(session_id), unsaved ? JSON.stringify(unsaved) : ''),
  });
  savings.set(session_id, saving);
  return saving;
}

const unsavedOf = (sessionId: string): string => `thank-you:${sessionId}`;

function readUnsaved(sessionId: string): ThankYou | undefined {
  try {
    return readThankYou.reply.safeParse(JSON.parse(readDraft(unsavedOf(sessionId)))).data;
  } catch {
    return undefined; // absent or not ours
  }
}
