import { createStore, useStore } from 'zustand';
import { type Customization, saveCustomization } from '@pythia/contracts/customization.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';
import { tellFailure } from '#account/tell-failure.ts';
import { ApiError } from '#api/api-error.ts';
import { queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser-channel.ts';
import { showToast } from '#ui/toast.tsx';
import { customizationQuery } from './customization.ts';
import type { Known } from './known.ts';
import { holdShown } from './read-shown.ts';

const { queryKey } = customizationQuery;
/** How long somebody pauses before what was changed is sent. */
const PAUSE_MS = 500;
/** Until what did not reach the server is sent again: in an interview's window nobody is asked to. */
const AGAIN_AFTER_MS = 5_000;
const MOST_STEPS = 50;
const UNDO_MS = 8_000;

/** Before a change, and the field in which it was typed: what is typed there in a row is one step. */
interface Step {
  before: Customization;
  typedIn: string | undefined;
}

/** `tried`: changed by somebody who may not keep it. */
interface Changing {
  state: 'kept' | 'sending' | 'failed' | 'tried';
  steps: readonly Step[];
  /** The version that the steps lead back from: what another window makes of it is not taken back with them. */
  version?: number;
}

const NOTHING_CHANGED: Changing = { state: 'kept', steps: [] };
const changing = createStore(() => NOTHING_CHANGED);
let timer: ReturnType<typeof setTimeout> | undefined;
let isUnderWay = false;
/** Since the last time that the server took it. */
let hasFailed = false;
const nothing = (): void => {};
let closeToast = nothing;

export const useChanging = (): Changing => useStore(changing);

const channel = openChannel('customization');
channel?.addEventListener('message', () => {
  changing.setState({ steps: [] });
  void queryClient.invalidateQueries({ queryKey });
});
onSignOut(forgetChanges);
if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    if (timer !== undefined) sendNow({ keepalive: true }); // the pause may be the last of this page
  });
}

export interface ChangeOptions {
  typedIn?: string;
  /** Says what was done, with Undo beside it; without one it is seen where it was pressed. */
  sentence?: string;
  /** False: shown here, and sent nowhere. */
  isKept?: boolean;
}

/** Changes the user's choices at once here, and after a pause on the server. */
export function changeCustomization(
  edit: (now: Known) => Customization,
  { typedIn, sentence, isKept = true }: ChangeOptions = {},
): void {
  const known = queryClient.getQueryData(queryKey);
  if (!known) return;
  withdrawUndo(); // it would take this change along
  const steps = stepsFrom(known);
  const goesOn = typedIn !== undefined && steps.at(-1)?.typedIn === typedIn;
  const taken = goesOn ? steps : [...steps, { before: known, typedIn }].slice(-MOST_STEPS);
  show({ ...edit(known), version: known.version }, taken, isKept);
  if (sentence === undefined) return;
  const action = { label: 'Undo', takesFocus: true, onPress: undoLastChange };
  closeToast = showToast('success', sentence, { forMs: UNDO_MS, action });
}

function stepsFrom({ version }: Known): readonly Step[] {
  const { steps, version: own } = changing.getState();
  return version === own ? steps : [];
}

function withdrawUndo(): void {
  closeToast();
  closeToast = nothing;
}

/** Takes the last step back, here and on the server. */
export function undoLastChange(): void {
  const known = queryClient.getQueryData(queryKey);
  withdrawUndo();
  if (!known) return;
  const { state } = changing.getState();
  const steps = stepsFrom(known);
  const last = steps.at(-1);
  if (!last) return changing.setState({ steps });
  show({ ...last.before, version: known.version }, steps.slice(0, -1), state !== 'tried');
}

function show(next: Known, steps: readonly Step[], isKept: boolean): void {
  void queryClient.cancelQueries({ queryKey }); // an answer that is under way would undo it
  holdShown(true);
  queryClient.setQueryData(queryKey, next);
  changing.setState({ steps, state: isKept ? 'sending' : 'tried', version: next.version });
  clearTimeout(timer);
  if (isKept) timer = setTimeout(() => sendNow(), PAUSE_MS);
}

/** Sends what waits or has failed. */
export function sendNow({ keepalive = false } = {}): void {
  clearTimeout(timer);
  timer = undefined;
  const known = queryClient.getQueryData(queryKey);
  if (!known || isUnderWay) return;
  isUnderWay = true;
  changing.setState({ state: 'sending' });
  void send(known, keepalive).finally(() => {
    isUnderWay = false;
    if (changing.getState().state === 'sending' && timer === undefined) sendNow(); // changed meanwhile
  });
}

async function send({ version: replaced, ...choices }: Known, keepalive: boolean): Promise<void> {
  try {
    const body = { ...choices, version: replaced };
    const { version } = await authorisedCall(saveCustomization, { body, keepalive });
    hasFailed = false;
    const shown = queryClient.getQueryData(queryKey);
    const isNewest = timer === undefined && isSame(shown, choices);
    queryClient.setQueryData(queryKey, (now) => now && { ...now, version });
    changing.setState({ version });
    tell(channel, 'changed');
    if (!isNewest) return;
    holdShown(false);
    changing.setState({ state: 'kept' });
  } catch (error) {
    onRefused(error);
  }
}

const isSame = (shown: Known | undefined, { styles, current, vocabulary, eyes }: Customization): boolean =>
  shown?.styles === styles &&
  shown.current === current &&
  shown.vocabulary === vocabulary &&
  shown.eyes === eyes;

/** What the server refuses is shown again as the server has it; what did not reach it is kept to be sent again. */
function onRefused(error: unknown): void {
  if (!queryClient.getQueryData(queryKey)) return; // the user has signed out meanwhile
  clearTimeout(timer);
  timer = undefined;
  const status = error instanceof ApiError && error.kind === 'http' ? (error.status ?? 500) : 500;
  const isRefused = status < 500 && status !== TOO_MANY;
  if (isRefused || !hasFailed) tellFailure(error, NOT_SAVED);
  if (!isRefused) {
    hasFailed = true;
    const askedMs = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
    timer = setTimeout(() => sendNow(), Math.max(AGAIN_AFTER_MS, askedMs));
    return changing.setState({ state: 'failed' });
  }
  forgetChanges();
  void queryClient.invalidateQueries({ queryKey });
}

/** Later it is taken. */
const TOO_MANY = 429;
const NOT_SAVED = 'Your choices could not be saved.';

/** Lets go of what was changed and not sent. */
export function forgetChanges(): void {
  clearTimeout(timer);
  timer = undefined;
  hasFailed = false;
  withdrawUndo();
  holdShown(false);
  changing.setState(NOTHING_CHANGED, true);
}
