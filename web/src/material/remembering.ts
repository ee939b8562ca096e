import { createStore, useStore } from 'zustand';
import { forgetMaterial, readMaterial, rememberMaterial } from '@pythia/contracts/material.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { SaveAttempts } from '#account/saving/sending.ts';
import { onSignOut } from '#account/sign-out.ts';
import { Backoff } from '#api/retry.ts';
import { readDraft, writeDraft } from '#browser/draft.ts';
import { refreshFacts } from './interview-facts/refresh-facts.ts';
import { type MaterialTexts, materialOf, type Personal } from './material.ts';
import { readMaterialDraft, writeMaterialDraft } from './material-draft.ts';
import { isNew, noteDraft, readNote, writeNote } from './remembering-note.ts';

const HANGS_AFTER_MS = 20_000;

/** `asking`: unknown yet; `failed`: retried. */
type State = 'asking' | 'told' | 'sending' | 'failed';

interface Remembering {
  account: string | null;
  state: State;
}

const NOBODY: Remembering = { account: null, state: 'asking' };
const remembering = createStore(() => NOBODY);
const backoff = new Backoff();
const sending = new SaveAttempts<string>({
  pauseMs: 1_000,
  hasUnsent: () => {
    const { account } = remembering.getState();
    return account !== null && readNote(account).unsent === 'edited';
  },
  send,
  onSent: (account, isNewest) => {
    if (!isNewest) return;
    writeNote(account, { unsent: 'none' });
    backoff.reset();
    remembering.setState({ state: 'told' });
  },
  onFailure: () => {
    remembering.setState({ state: 'failed' });
    return backoff.next();
  },
  overtakes: true,
});

onSignOut(() => leave(NOBODY));

export const useRemembering = (): State => useStore(remembering, ({ state }) => state);

export function learnMaterial(account: string): void {
  follow(account);
  if (readNote(account).unsent === 'edited') return void sending.changed(0);
  void learn(account);
}

/** Candidate parts are sent after a pause; emptied ones at once. */
export function changeMaterial(account: string, next: MaterialTexts): void {
  const before = readMaterialDraft(account);
  writeMaterialDraft(account, next);
  if (isSame(before, next)) return;
  follow(account);
  writeNote(account, { unsent: 'edited', ...(isEmpty(next) && { fileName: null }) });
  void sending.changed(isEmpty(next) ? 0 : undefined);
}

/**
 * The server is not told.
 * @returns undoes the change
 */
export function holdMaterial(account: string, next: MaterialTexts): () => void {
  const { name, education, work } = readMaterialDraft(account);
  const note = readDraft(noteDraft(account));
  sending.hold();
  writeMaterialDraft(account, next);
  writeNote(account, { unsent: 'handed', fileName: null });
  return () => {
    writeMaterialDraft(account, materialOf({ ...readMaterialDraft(account), name, education, work }));
    writeDraft(noteDraft(account), note);
    learnMaterial(account);
  };
}

export const nameFile = (account: string, fileName: string | null): void =>
  writeNote(account, { fileName: fileName?.slice(-LIMITS.fileName) ?? null });

/** Sends now; call it before a launch. */
export function rememberNow(account: string): void {
  if (readNote(account).unsent === 'none') return;
  follow(account);
  writeNote(account, { unsent: 'edited' });
  void sending.changed(0);
}

/** Unsent text of another account waits until that signs in again. */
function follow(account: string): void {
  if (remembering.getState().account !== account) leave({ account, state: 'asking' });
}

function leave(next: Remembering): void {
  sending.drop();
  backoff.reset();
  remembering.setState(next);
}

async function learn(account: string): Promise<void> {
  const asked = sending.newest;
  try {
    const told = await authorisedCall(readMaterial, {});
    if (asked !== sending.newest || readNote(account).unsent !== 'none') return;
    const draft = readMaterialDraft(account);
    if (told.updated_at === null && isNew(account) && !isEmpty(draft))
      return void holdMaterial(account, draft);
    const { name, education, work, file_name: fileName } = told;
    writeMaterialDraft(account, materialOf({ ...draft, name, education, work }));
    writeNote(account, { unsent: 'none', fileName });
    remembering.setState({ state: 'told' });
  } catch {}
}

async function send({ keepalive }: { keepalive: boolean }): Promise<string> {
  const account = remembering.getState().account as string;
  remembering.setState({ state: 'sending' });
  const { name, education, work } = readMaterialDraft(account);
  const options = { keepalive, signal: AbortSignal.timeout(HANGS_AFTER_MS) };
  if (isEmpty({ name, education, work })) await authorisedCall(forgetMaterial, options);
  else {
    const body = { name, education, work, file_name: readNote(account).fileName };
    await authorisedCall(rememberMaterial, { ...options, body });
  }
  refreshFacts(); // open facts change with the résumé
  return account;
}

const isSame = (a: Personal, b: Personal): boolean =>
  a.name === b.name && a.education === b.education && a.work === b.work;

const isEmpty = ({ name, education, work }: Personal): boolean => (name + education + work).trim() === '';

function learnAgain(): void {
  const { account } = remembering.getState();
  if (account !== null && document.visibilityState === 'visible') learnMaterial(account);
}

if (typeof window !== 'undefined') {
  document.addEventListener('visibilitychange', learnAgain);
  document.addEventListener('focusout', () => sending.sendNow());
  window.addEventListener('focus', learnAgain);
}
