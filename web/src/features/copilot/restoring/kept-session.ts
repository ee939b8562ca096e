import type { CopilotSession } from '../machine/copilot-session.ts';
import type { Kept, KeptOverReload } from './kept-over-reload.ts';
import { type Saved, SavedSession } from './saved-session.ts';

export interface KeptSessionParts {
  storage: Storage;
  overReload: Pick<KeptOverReload, 'keep' | 'read' | 'forget'>;
  sessionId: string;
}

export class KeptSession {
  readonly #parts: KeptSessionParts;
  #id: string;
  #saved: SavedSession;

  constructor(parts: KeptSessionParts) {
    this.#parts = parts;
    this.#id = parts.sessionId;
    this.#saved = new SavedSession(parts.storage, this.#id);
  }

  restore(): Saved & Kept {
    return { ...this.#saved.restore(), ...this.#parts.overReload.read(this.#id) };
  }

  keep(
    { id, transcript, found, style, phase }: CopilotSession,
    { exchanges, heardUntil, upTo }: Pick<Saved, 'exchanges' | 'upTo'> & Pick<Kept, 'heardUntil'>,
  ): void {
    if (phase.name === 'left') return;
    if (id !== this.#id) {
      this.#id = id;
      this.#saved = new SavedSession(this.#parts.storage, id);
    }
    this.#saved.save({ transcript, exchanges, found, style, upTo });
    this.#parts.overReload.keep(id, { armed: phase.name === 'listening' && phase.armed, heardUntil });
  }

  /** Rest of a session's data goes with its user's. */
  forget(): void {
    this.#parts.overReload.forget();
  }
}
