import { createStore, useStore } from 'zustand';
import { forgetMaterial, readMaterial, rememberMaterial } from '@pythia/contracts/material.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';
import { Backoff } from '#api/backoff.ts';
import { readDraft, writeDraft } from '#browser-draft.ts';
import { refreshFacts } from './interview-facts/refresh-facts.ts';
import { type Material, materialOf, type Personal } from './material.ts';
import { readMaterialDraft, writeMaterialDraft } from './material-draft.ts';
import { isNew, noteDraft, readNote, writeNote } from './remembering-note.ts';

/** How long somebody pauses before what was typed is sent. */
const PAUSE_MS = 1_000;
const HANGS_AFTER_MS = 20_000;

/** `asking` the account has not told yet · `told` · `sending` · `failed` it is tried again by itself */
type State = 'asking' | 'told' | 'sending' | 'failed';

interface Remembering {
  /** Whose material this page follows; nobody's before a page asks. */
  account: string | null;
  state: State;
}

const NOBODY: Remembering = { account: null, state: 'asking' };
const remembering = createStore(() => NOBODY);
const backoff = new Backoff();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Told by a number which of the answers on their way are still of use: each change makes them old. */
let version = 0;
let isUnderWay = false;

onSignOut(() => leave(NOBODY));

export const useRemembering = (): State => useStore(remembering, ({ state }) => state);

/** Brings what the account remembers into this tab's draft, unless the tab has something that it has not sent. */
export function learnMaterial(account: string): void {
  follow(account);
  if (readNote(account).unsent === 'edited') return sendSoon(0);
  void learn(account);
}

/** Writes the draft. What it says of the candidate goes to the account after a pause, and at once when it is emptied. */
export function changeMaterial(account: string, next: Material): void {
  const before = readMaterialDraft(account);
  writeMaterialDraft(account, next);
  if (isSame(before, next)) return;
  follow(account);
  writeNote(account, { unsent: 'edited', ...(isEmpty(next) && { fileName: null }) });
  sendSoon(isEmpty(next) ? 0 : PAUSE_MS);
}

/**
 * The same without sending it.
 * @returns takes it back: what was to be sent is sent, and otherwise the account is asked again
 */
export function holdMaterial(account: string, next: Material): () => void {
  const { name, education, work } = readMaterialDraft(account);
  const note = readDraft(noteDraft(account));
  version += 1;
  clearTimeout(timer);
  writeMaterialDraft(account, next);
  writeNote(account, { unsent: 'handed', fileName: null });
  return () => {
    writeMaterialDraft(account, materialOf({ ...readMaterialDraft(account), name, education, work }));
    writeDraft(noteDraft(account), note);
    learnMaterial(account);
  };
}

/** Says which file the material was read from. */
export const nameFile = (account: string, fileName: string | null): void =>
  writeNote(account, { fileName: fileName?.slice(-LIMITS.fileName) ?? null });

/** Sends now what was held or waits for a pause; to be called before a launch. */
export function rememberNow(account: string): void {
  if (readNote(account).unsent === 'none') return;
  follow(account);
  writeNote(account, { unsent: 'edited' });
  sendSoon(0);
}

/** What waited of another account in this tab is sent when that one is back. */
function follow(account: string): void {
  if (remembering.getState().account !== account) leave({ account, state: 'asking' });
}

function leave(next: Remembering): void {
  version += 1;
  clearTimeout(timer);
  backoff.reset();
  remembering.setState(next);
}

async function learn(account: string): Promise<void> {
  const asked = version;
  try {
    const told = await authorisedCall(readMaterial, {});
    if (asked !== version || readNote(account).unsent !== 'none') return;
    const draft = readMaterialDraft(account);
    if (told.updated_at === null && isNew(account) && !isEmpty(draft))
      return void holdMaterial(account, draft);
    const { name, education, work, file_name: fileName } = told;
    writeMaterialDraft(account, materialOf({ ...draft, name, education, work }));
    writeNote(account, { unsent: 'none', fileName });
    remembering.setState({ state: 'told' });
  } catch {
    // the draft is shown as it is; the next look at the page asks again
  }
}

function sendSoon(afterMs: number): void {
  version += 1;
  clearTimeout(timer);
  timer = setTimeout(() => void send(), afterMs);
}

/** One at a time, so that the last change is the last to arrive; only a page that is left does not wait. */
async function send(isLeaving = false): Promise<void> {
  clearTimeout(timer);
  const { account } = remembering.getState();
  if (account === null || readNote(account).unsent !== 'edited' || (isUnderWay && !isLeaving)) return;
  const sent = ++version;
  isUnderWay = true;
  remembering.setState({ state: 'sending' });
  try {
    await tell(account, isLeaving);
    if (sent === version) noteSent(account);
  } catch {
    if (sent === version) {
      remembering.setState({ state: 'failed' });
      timer = setTimeout(() => void send(), backoff.next());
    }
  } finally {
    isUnderWay = false;
    if (sent !== version) sendSoon(PAUSE_MS); // it was changed meanwhile
  }
}

async function tell(account: string, keepalive: boolean): Promise<void> {
  const { name, education, work } = readMaterialDraft(account);
  const options = { keepalive, signal: AbortSignal.timeout(HANGS_AFTER_MS) };
  if (isEmpty({ name, education, work })) await authorisedCall(forgetMaterial, options);
  else {
    const body = { name, education, work, file_name: readNote(account).fileName };
    await authorisedCall(rememberMaterial, { ...options, body });
  }
  refreshFacts(); // what the résumé is silent on has changed with it
}

function noteSent(account: string): void {
  writeNote(account, { unsent: 'none' });
  backoff.reset();
  remembering.setState({ state: 'told' });
}

const isSame = (a: Personal, b: Personal): boolean =>
  a.name === b.name && a.education === b.education && a.work === b.work;

const isEmpty = ({ name, education, work }: Personal): boolean => (name + education + work).trim() === '';

/** What waits for a pause is sent when its field or the page is left; a page that is seen again asks what is new. */
function onVisibility(): void {
  if (document.visibilityState === 'hidden') void send(true);
  else onFocus();
}

/** Two windows beside each other are both visible all the time. */
function onFocus(): void {
  const { account } = remembering.getState();
  if (account !== null) learnMaterial(account);
}

if (typeof window !== 'undefined') {
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('focusout', () => void send());
  window.addEventListener('focus', onFocus);
  window.addEventListener('pagehide', () => void send(true));
  window.addEventListener('online', () => void send());
}
