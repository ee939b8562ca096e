import type { StoreApi } from 'zustand/vanilla';
import { copilotKey } from '#account/copilot-sessions.ts';
import { type HeardOwnVoice, OwnVoice, type OwnVoiceParts } from '#listening/own-voice.ts';
import type { Machine } from '../machine/machine.ts';
import type { ListeningParts } from './listening.ts';

export interface LiveVoiceParts extends Pick<ListeningParts, 'startCapture' | 'socketUrl'> {
  machine: Machine;
  /** Of all windows of this browser. */
  storage: Storage;
  askForMicrophone: NonNullable<OwnVoiceParts['ask']>;
  /** Whether the browser gives the microphone without asking. */
  isMicrophoneAllowed: () => Promise<boolean>;
}

const KEY = 'own-voice';
const WAS_ON = 'Your microphone was on, and this window has to ask for it again.';
const INTERVIEW_GOES_ON = {
  orElse: '. The interview goes on without it.',
  unplugged: 'Your microphone was unplugged. Connect one and switch it on again.',
  elsewhere: null, // the window says where it is listened
};

/** The candidate's own voice beside the interviewer's: off until it is switched on, and then with the window that listens. */
export class LiveVoice {
  readonly #parts: LiveVoiceParts;
  readonly #voice: OwnVoice;

  constructor(parts: LiveVoiceParts) {
    this.#parts = parts;
    this.#voice = new OwnVoice({
      url: () => parts.socketUrl(this.#sessionId, { channel: 'candidate', listen: 'here' }),
      without: INTERVIEW_GOES_ON,
      ask: parts.askForMicrophone,
      start: parts.startCapture,
    });
  }

  get store(): StoreApi<HeardOwnVoice> {
    return this.#voice.store;
  }

  get level(): () => number {
    return this.#voice.level;
  }

  readonly switchOn = async (): Promise<void> => {
    this.#want(true);
    await this.#voice.begin();
    const { state, trouble } = this.store.getState();
    if (state === 'off' && trouble !== null) this.#want(false); // it was refused
  };

  readonly switchOff = (): void => {
    this.#want(false);
    if (this.store.getState().state === 'listening') void this.#voice.finish();
    else this.#voice.end();
  };

  /** The window listens to the interviewer: it goes on where this was on in the session, before a reload or in another window. */
  async goOn(): Promise<void> {
    if (!this.#isWanted || !this.#isIdle) return;
    const isAllowed = await this.#parts.isMicrophoneAllowed();
    if (!this.#isWanted || !this.#isIdle) return;
    if (isAllowed) await this.switchOn();
    else this.#voice.tell(WAS_ON);
  }

  /** Its sound goes over into the present session. */
  moveOn(): void {
    if (this.store.getState().state !== 'off') this.#want(true);
    this.#voice.moveOn();
  }

  /** Hears nothing any more, here. */
  end(): void {
    this.#voice.end();
  }

  get #isIdle(): boolean {
    const { state, trouble } = this.store.getState();
    return state === 'off' && trouble === null;
  }

  get #sessionId(): string {
    return this.#parts.machine.select(({ id }) => id);
  }

  get #key(): string {
    return copilotKey(this.#sessionId) + KEY;
  }

  get #isWanted(): boolean {
    return this.#parts.storage.getItem(this.#key) !== null;
  }

  #want(isWanted: boolean): void {
    const { storage } = this.#parts;
    if (!isWanted) return storage.removeItem(this.#key);
    try {
      storage.setItem(this.#key, 'on');
    } catch {
      // storage is full: after a reload it is off
    }
  }
}
