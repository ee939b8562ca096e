import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Id } from '#db/database.ts';
import type { LanguageModel, ModelRequest } from '#providers/llm/language-model.ts';
import type { Coach } from '#coach/answer.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import { readExperiences } from './brief.ts';
import { TEMPERATURE } from './prompt.ts';
import { stableBeginning } from './prompt-beginning.ts';

/** Servers on such machines read one or two prompts at a time. */
const MOST_AT_ONCE = 2;
const REMEMBERED_SESSIONS = 1_000;
const WITHIN_MS = 180_000;

export interface WarmUpParts {
  model: Pick<LanguageModel, 'label' | 'warmUp'>;
  coach: { of: (userId: Id) => Pick<Coach, 'read' | 'experiences'> };
  openLibrary: (userId: string, library: Library) => Promise<void>;
  onSearchFailure: (error: unknown) => void;
  onFailure: (error: unknown) => void;
  withinMs?: number | undefined;
}

interface WarmedSession {
  id: Id;
  userId: Id;
  material: Material;
  library: Library | undefined;
  language: string;
}

/**
 * Has the coach read a session's material, and sends the prompt's beginning to each answerer once, so that
 * the first question does not wait. Best effort: failures are not retried.
 */
export class WarmUps {
  readonly #parts: Omit<WarmUpParts, 'onFailure' | 'withinMs'>;
  readonly #onFailure: (error: unknown) => void;
  readonly #withinMs: number;
  readonly #underWay = new Map<Id, { key: string; userId: Id; attempt: AbortController }>();
  readonly #done = new LRUCache<Id, string>({ max: REMEMBERED_SESSIONS });

  constructor({ onFailure, withinMs = WITHIN_MS, ...parts }: WarmUpParts) {
    this.#parts = parts;
    this.#onFailure = onFailure;
    this.#withinMs = withinMs;
  }

  begin(session: WarmedSession): void {
    const { openLibrary, onSearchFailure } = this.#parts;
    if (session.library) void openLibrary(session.userId, session.library).catch(onSearchFailure);
    const { warmUp, label } = this.#parts.model;
    const key = keyOf(label?.name ?? '', session);
    if (this.#done.get(session.id) === key || this.#underWay.get(session.id)?.key === key)
      return void (label && this.#firstRequest(session).catch(onSearchFailure));
    this.cancel(session.id);
    if (this.#underWay.size < MOST_AT_ONCE)
      void this.#run(session, key, async (signal) => {
        await this.#parts.coach.of(session.userId).read(session.material);
        if (!label) return;
        const request = await this.#firstRequest(session);
        signal.throwIfAborted();
        await warmUp?.(request, signal);
      });
  }

  /** A session that is opened again has another material object. */
  async #firstRequest({ userId, material, language }: WarmedSession): Promise<ModelRequest> {
    const { coach } = this.#parts;
    const experiences = await readExperiences(material, () => coach.of(userId).experiences(material));
    return {
      messages: [stableBeginning(material, experiences, language), { role: 'user', content: 'Hello.' }],
      maxTokens: 1,
      temperature: TEMPERATURE,
    };
  }

  /** Real questions need the model more. */
  cancel(id: Id): void {
    this.#underWay.get(id)?.attempt.abort();
    this.#underWay.delete(id);
  }

  cancelAllOf(userId: Id): void {
    for (const [id, { userId: owner }] of this.#underWay) if (owner === userId) this.cancel(id);
  }

  beginAgain(session: WarmedSession): void {
    this.#done.delete(session.id);
    this.begin(session);
  }

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
