import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Id } from '#db/database.ts';
import type { CoachWords } from '#asking/coach-answerer.ts';
import type { LanguageModel, ModelRequest } from '#providers/llm/language-model.ts';
import type { Experience } from '#coach/answer.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import { readExperiences } from './brief.ts';
import { stableBeginning, TEMPERATURE } from './prompt.ts';

/** A server on a machine like ours reads one or two prompts at a time. */
const MOST_AT_ONCE = 2;
const REMEMBERED_SESSIONS = 1_000;
/** A large model is loaded and reads some thousand tokens in this time, or never will. */
const WITHIN_MS = 180_000;

export interface WarmUpParts {
  model: Pick<LanguageModel, 'label' | 'warmUp'>;
  /** Has the coach read the material, whose cue each answer begins with. */
  coach: Pick<CoachWords, 'read' | 'experiences'>;
  /** Makes ready what a session's answers draw from beside its material. */
  openLibrary: (userId: string, library: Library) => Promise<void>;
  /** Hears of a library that could not be made ready. */
  onSearchFailure: (error: unknown) => void;
  /** Hears of what failed, not of what was called off. */
  onFailure: (error: unknown) => void;
  withinMs?: number | undefined;
}

interface WarmedSession {
  id: Id;
  userId: Id;
  material: Material;
  library: Library | undefined;
  /** What it is held in. */
  language: string;
}

/**
 * Has the coach read a session's material, and sends the beginning of its prompt ahead, once to each who answers, so that
 * its first question does not wait for a model that is still to be loaded and to read. Best effort: what fails or finds no room is not tried again.
 */
export class WarmUps {
  readonly #parts: Omit<WarmUpParts, 'onFailure' | 'withinMs'>;
  readonly #onFailure: (error: unknown) => void;
  readonly #withinMs: number;
  readonly #underWay = new Map<Id, { key: string; userId: Id; attempt: AbortController }>();
  /** By session: a key of what was read, and by whom. */
  readonly #done = new LRUCache<Id, string>({ max: REMEMBERED_SESSIONS });

  constructor({ onFailure, withinMs = WITHIN_MS, ...parts }: WarmUpParts) {
    this.#parts = parts;
    this.#onFailure = onFailure;
    this.#withinMs = withinMs;
  }

  /** Returns at once. What is being read of the session before its material was changed is called off. */
  begin(session: WarmedSession): void {
    const { openLibrary, onSearchFailure } = this.#parts;
    if (session.library) void openLibrary(session.userId, session.library).catch(onSearchFailure);
    const { warmUp, label } = this.#parts.model;
    const key = keyOf(label?.name ?? '', session);
    if (this.#done.get(session.id) === key || this.#underWay.get(session.id)?.key === key) return;
    this.cancel(session.id);
    if (this.#underWay.size < MOST_AT_ONCE)
      void this.#run(session, key, async (signal) => {
        const { coach } = this.#parts;
        const { userId, material } = session;
        await coach.read(userId, material);
        if (!label) return;
        const experiences = await readExperiences(material, () => coach.experiences(userId, material));
        signal.throwIfAborted();
        await warmUp?.(requestAhead(session, experiences), signal);
      });
  }

  /** A real question needs the model more. */
  cancel(id: Id): void {
    this.#underWay.get(id)?.attempt.abort();
    this.#underWay.delete(id);
  }

  /** Those of a user who is gone. */
  cancelAllOf(userId: Id): void {
    for (const [id, { userId: owner }] of this.#underWay) if (owner === userId) this.cancel(id);
  }

  /** For a session whose question did not find the model ready. */
  beginAgain(session: WarmedSession): void {
    this.#done.delete(session.id);
    this.begin(session);
  }

  /** Ends all that is under way. */
  stop(): void {
    for (const id of this.#underWay.keys()) this.cancel(id);
  }

  async #run(
    { id, userId }: WarmedSession,
    key: string,
    warmUp: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const attempt = new AbortController();
    this.#underWay.set(id, { key, userId, attempt });
    try {
      await warmUp(AbortSignal.any([attempt.signal, AbortSignal.timeout(this.#withinMs)]));
      this.#done.set(id, key);
    } catch (error) {
      if (!attempt.signal.aborted) this.#onFailure(error);
    } finally {
      if (this.#underWay.get(id)?.attempt === attempt) this.#underWay.delete(id);
    }
  }
}

const keyOf = (reader: string, { material, language }: WarmedSession): string =>
  hash('sha256', JSON.stringify([reader, material, language]), 'base64');

/** A word of the user's is needed, since many templates put the system's words into the first user's message. */
const requestAhead = (
  { material, language }: WarmedSession,
  experiences: readonly Experience[],
): ModelRequest => ({
  messages: [stableBeginning(material, experiences, language), { role: 'user', content: 'Hello.' }],
  maxTokens: 1,
  temperature: TEMPERATURE,
});
