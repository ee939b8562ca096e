import { createStore, useStore } from 'zustand';
import { forgetMaterial, readMaterial, rememberMaterial } from '@pythia/contracts/material.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';
import { Backoff } from '#api/backoff.ts';
import { type Material, materialOf } from './material.ts';
import { readMaterialDraft, writeMaterialDraft } from './material-draft.ts';
import { readNote, writeNote } from './remembering-note.ts';

/** How long somebody pauses before what was typed is sent. */
const PAUSE_MS = 1_000;

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

onSignOut(() => leave(NOBODY));

export const useRemembering = (): State => useStore(remembering, ({ state }) => state);

/** Brings what the account remembers into this tab's draft, unless the tab has something that it has not sent. */
export function learnMaterial(account: string): void {
  if (remembering.getState().account !== account) leave({ account, state: 'asking' });
  if (readNote(account).unsent === 'edited') return sendSoon(0);
  void learn(account);
}

/** Writes the draft. What it says of the candidate goes to the account after a pause, and at once when it is emptied. */
export function changeMaterial(account: string, next: Material): void {
  const before = readMaterialDraft(account);
  writeMaterialDraft(account, next);
  if (isSame(before, next)) return;
  writeNote(account, { unsent: 'edited', ...(isEmpty(next) && { fileName: null }) });
  sendSoon(isEmpty(next) ? 0 : PAUSE_MS);
}

/** The same without sending it. */
export function holdMaterial(account: string, next: Material): void {
  version += 1;
  clearTimeout(timer);
  writeMaterialDraft(account, next);
  writeNote(account, { unsent: 'handed', fileName: null });
}

/** Says which file the material was read from. */
export const nameFile = (account: string, fileName: string | null): void => writeNote(account, { fileName });

/** Sends now what was held or waits for a pause; to be called before a launch. */
export function rememberNow(account: string): void {
  if (readNote(account).unsent === 'none') return;
  writeNote(account, { unsent: 'edited' });
  sendSoon(0);
}

function leave(next: Remembering): void {
  version += 1;
  clearTimeout(timer);
  backoff.reset();
  remembering.setState(next);
}

async function learn(account: string): Promise<void> {
  const asked = ++version;
  try {
    const { name, education, work, file_name } = await authorisedCall(readMaterial, {});
    if (asked !== version || readNote(account).unsent !== 'none') return;
    writeMaterialDraft(account, materialOf({ ...readMaterialDraft(account), name, education, work }));
    writeNote(account, { fileName: file_name });
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

/** One at a time would make the last one wait for a server that hangs: the last to be sent is the last to be kept. */
async function send(keepalive = false): Promise<void> {
  clearTimeout(timer);
  const { account } = remembering.getState();
  if (account === null || readNote(account).unsent !== 'edited') return;
  const sent = ++version;
  const { name, education, work } = readMaterialDraft(account);
  const isForgotten = isEmpty({ name, education, work });
  remembering.setState({ state: 'sending' });
  try {
    if (isForgotten) await authorisedCall(forgetMaterial, { keepalive });
    else {
      const body = { name, education, work, file_name: readNote(account).fileName };
      await authorisedCall(rememberMaterial, { body, keepalive });
    }
    if (sent !== version) return;
    writeNote(account, { unsent: 'none' });
    backoff.reset();
    remembering.setState({ state: 'told' });
  } catch {
    if (sent !== version) return;
    remembering.setState({ state: 'failed' });
    sendSoon(backoff.next());
  }
}

type Candidate = Pick<Material, 'name' | 'education' | 'work'>;

const isSame = (a: Candidate, b: Candidate): boolean =>
  a.name === b.name && a.education === b.education && a.work === b.work;

const isEmpty = ({ name, education, work }: Candidate): boolean => (name + education + work).trim() === '';

/** What waits for a pause is sent when its field or the page is left; a page that is seen again asks what is new. */
function onVisibility(): void {
  const { account } = remembering.getState();
  if (document.visibilityState === 'hidden') void send(true);
  else if (account !== null) learnMaterial(account);
}

if (typeof window !== 'undefined') {
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('focusout', () => void send());
  window.addEventListener('pagehide', () => void send(true));
  window.addEventListener('online', () => void send());
}
