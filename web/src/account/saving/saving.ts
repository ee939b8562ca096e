import { hashKey, type QueryKey } from '@tanstack/react-query';
import { createStore } from 'zustand';
import { holdShown, releaseShown, queryClient } from '#api/query-client.ts';
import { showToast } from '#ui/toast.tsx';
import { onSignOut } from '../sign-out.ts';
import { tellFailure } from '../tell-failure.ts';
import { SaveAttempts } from './sending.ts';

const UNDO_MS = 8_000;
const MOST_STEPS = 50;
const NOT_SAVED = 'This could not be saved. Please try again.';
const NOT_UNDONE = 'This could not be undone. Please try again.';

interface Versioned {
  version: number;
}

export interface SavingParts<Shown extends Versioned> {
  put: (shown: Shown, version: number, how: { keepalive: boolean }) => Promise<Versioned>;
  notSaved?: string;
  /** Milliseconds without a change until it is sent. */
  pauseMs?: number;
  /**
   * Milliseconds until a failed change is sent again; undefined: refused. Without it, failures are undone.
   */
  againMs?: (error: unknown) => number | undefined;
  /** Keeps unsent changes over a reload; undefined: all is sent. */
  keep?: (unsaved: Shown | undefined) => void;
}

interface Change<Shown> {
  queryKey: QueryKey;
  edit: (shown: Shown) => Omit<Shown, 'version'>;
  sentence?: string | undefined;
  keepsFocus?: boolean | undefined;
  /** Field of typing: successive edits are one step of Undo. */
  typedIn?: string | undefined;
  /** False: shown, never sent. */
  isKept?: boolean;
}

interface Step<Shown> {
  queryKey: QueryKey;
  before: Shown;
  typedIn: string | undefined;
}

/** `tried`: shown to a user who may not keep it. */
interface State<Shown> {
  state: 'kept' | 'sending' | 'failed' | 'tried';
  steps: readonly Step<Shown>[];
}

interface Unsaved<Shown> {
  queryKey: QueryKey;
  shown: Shown;
  kept: Shown;
  isKept: boolean;
}

/** Values are shown at once, sent after a pause over the version before, and undone step by step. */
export class Saving<Shown extends Versioned> {
  readonly store = createStore<State<Shown>>(() => ({ state: 'kept', steps: [] }));
  readonly #parts: SavingParts<Shown>;
  readonly #sending: SaveAttempts<{ sent: Unsaved<Shown>; version: number }>;
  readonly #unsaved = new Map<string, Unsaved<Shown>>();
  #version = 0;
  #isUndoing = false;
  #hasFailed = false;
  #withdrawUndo: () => void = () => {};

  constructor(parts: SavingParts<Shown>) {
    this.#parts = parts;
    this.#sending = new SaveAttempts({
      pauseMs: parts.pauseMs ?? 0,
      hasUnsent: () => this.#toSend() !== undefined,
      send: (how) => this.#send(how),
      onSent: (reply) => this.#onSent(reply),
      onFailure: (error) => this.#onFailure(error),
    });
    onSignOut(() => this.forget());
  }

  async change({
    queryKey,
    edit,
    sentence,
    keepsFocus,
    typedIn,
    isKept = true,
  }: Change<Shown>): Promise<boolean> {
    const before = queryClient.getQueryData<Shown>(queryKey);
    if (!before) return false;
    this.#endUndo(); // else Undo would take this change back, too
    const steps = this.#stepsFrom(before);
    const goesOn = typedIn !== undefined && steps.at(-1)?.typedIn === typedIn;
    const taken = goesOn ? steps : [...steps, { queryKey, before, typedIn }].slice(-MOST_STEPS);
    const saved = this.#show(queryKey, { ...before, ...edit(before) }, { before, steps: taken, isKept });
    if (sentence !== undefined) {
      const action = { label: 'Undo', takesFocus: keepsFocus !== true, onPress: this.undo };
      this.#withdrawUndo = showToast('success', sentence, { forMs: UNDO_MS, action });
    }
    return saved;
  }

  readonly undo = (): void => {
    this.#endUndo();
    const { state, steps } = this.store.getState();
    const last = steps.at(-1);
    const known = last && queryClient.getQueryData<Shown>(last.queryKey);
    if (!known) return;
    if (this.#stepsFrom(known).length === 0) return this.store.setState({ steps: [] });
    const shown = { ...last.before, version: known.version };
    void this.#show(last.queryKey, shown, {
      before: known,
      steps: steps.slice(0, -1),
      isKept: state !== 'tried',
    });
    this.#isUndoing = true;
  };

  /**
   * Unsent changes count after a reload, unless another window saved since.
   * @returns the value to show
   */
  resume(queryKey: QueryKey, kept: Shown, unsaved: Shown | undefined): Shown {
    if (unsaved?.version !== kept.version) {
      this.#parts.keep?.(undefined);
      return kept;
    }
    this.#hold({ queryKey, shown: unsaved, kept, isKept: true });
    void this.#sending.changed();
    return unsaved;
  }

  readonly sendNow = (): void => this.#sending.sendNow();

  forget(): void {
    this.#sending.drop();
    for (const { queryKey } of this.#unsaved.values()) this.#letGo(queryKey);
    this.#hasFailed = false;
    this.#endUndo();
    this.store.setState({ state: 'kept', steps: [] });
  }

  /** Another window's change has no Undo here. */
  #stepsFrom({ version }: Shown): readonly Step<Shown>[] {
    return version === this.#version ? this.store.getState().steps : [];
  }

  #show(
    queryKey: QueryKey,
    shown: Shown,
    { before, steps, isKept }: { before: Shown; steps: readonly Step<Shown>[]; isKept: boolean },
  ): Promise<boolean> {
    void queryClient.cancelQueries({ queryKey }); // else a reply under way would replace the shown value
    const unsaved = this.#unsaved.get(hashKey(queryKey));
    this.#hold({ queryKey, shown, kept: unsaved?.kept ?? before, isKept });
    this.#isUndoing = false;
    this.store.setState({ steps });
    queryClient.setQueryData(queryKey, shown);
    return isKept ? this.#sending.changed() : Promise.resolve(false);
  }

  #hold(unsaved: Unsaved<Shown>): void {
    const { queryKey, shown, isKept } = unsaved;
    this.#unsaved.set(hashKey(queryKey), unsaved);
    this.#version = shown.version;
    holdShown(queryKey, shown);
    if (isKept) this.#parts.keep?.(shown);
    this.store.setState({ state: isKept ? 'sending' : 'tried' });
  }

  #letGo(queryKey: QueryKey): void {
    this.#unsaved.delete(hashKey(queryKey));
    releaseShown(queryKey);
    this.#parts.keep?.(undefined);
  }

  #toSend(): Unsaved<Shown> | undefined {
    return [...this.#unsaved.values()].find(({ isKept }) => isKept);
  }

  async #send(how: { keepalive: boolean }): Promise<{ sent: Unsaved<Shown>; version: number }> {
    const sent = this.#toSend() as Unsaved<Shown>;
    this.store.setState({ state: 'sending' });
    const replaced = Math.max(sent.shown.version, this.#version);
    const { version } = await this.#parts.put(sent.shown, replaced, how);
    return { sent, version };
  }

  #onSent({ sent, version }: { sent: Unsaved<Shown>; version: number }): void {
    const { queryKey } = sent;
    const newest = this.#unsaved.get(hashKey(queryKey)) ?? sent;
    this.#hasFailed = false;
    this.#version = version;
    queryClient.setQueryData<Shown>(queryKey, (now) => now && { ...now, version });
    if (newest !== sent) {
      const kept = { ...sent.shown, version };
      return this.#hold({ ...newest, shown: { ...newest.shown, version }, kept });
    }
    this.#letGo(queryKey);
    this.store.setState({ state: this.#toSend() ? 'sending' : 'kept' });
    void queryClient.invalidateQueries({ queryKey });
  }

  #onFailure(error: unknown): number | undefined {
    const { notSaved = NOT_SAVED, againMs } = this.#parts;
    const againInMs = againMs?.(error);
    const isTakenBack = againInMs === undefined;
    if (isTakenBack || !this.#hasFailed) tellFailure(error, this.#isUndoing ? NOT_UNDONE : notSaved);
    if (isTakenBack) return this.#takeBack();
    this.#hasFailed = true;
    this.store.setState({ state: 'failed' });
    return againInMs;
  }

  #takeBack(): undefined {
    const unsaved = [...this.#unsaved.values()];
    this.forget();
    for (const { queryKey, kept } of unsaved) {
      queryClient.setQueryData(queryKey, kept);
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  #endUndo(): void {
    this.#withdrawUndo();
    this.#withdrawUndo = () => {};
  }
}
