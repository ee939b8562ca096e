import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { Vocabulary } from '@pythia/contracts/customization.ts';
import { LRUCache } from 'lru-cache';
import { validate } from 'uuid';
import type { Library } from '#coach/library.ts';
import { NO_MATERIAL } from '#coach/material.ts';
import type { Id } from '#db/database.ts';
import { findSession, findStandings, type InterviewSession } from '../sessions-store.ts';
import { OpenSession, type OpenSessionParts, type OwnStories, type OwnThings } from './open-session.ts';

export interface SessionHandle {
  session: OpenSession;
  row: InterviewSession;
  release: () => void;
}

const REMEMBERED_SESSIONS = 10_000;
/** How far another process's clock may be ahead of this one's: a later end has not come yet. */
const AHEAD_MS = 2_000;

const NOTHING: OwnThings = { stories: NO_MATERIAL, library: undefined, vocabulary: [], way: 'shown' };

interface OpenSessionsParts extends Omit<OpenSessionParts, 'sound'> {
  storiesOf: (userId: Id) => Promise<OwnStories>;
  libraryOf: (userId: Id) => Promise<Library>;
  vocabularyOf: (userId: Id) => Promise<Vocabulary>;
  wayOf: (userId: Id) => Promise<AnsweringWay>;
}

/**
 * Sessions in use in this process, reference-counted: all who open one share its object until the last
 * releases it.
 */
export class OpenSessions {
  readonly #parts: OpenSessionsParts & OpenSessionParts;
  readonly #open = new Map<Id, { session: OpenSession; users: number }>();
  #isChecking = false;

  constructor(parts: OpenSessionsParts) {
    this.#parts = { ...parts, sound: new LRUCache({ max: REMEMBERED_SESSIONS }) };
  }

  get size(): number {
    return this.#open.size;
  }

  find(id: Id): OpenSession | undefined {
    return this.#open.get(id)?.session;
  }

  /** @returns undefined for an unknown session and for another user's alike */
  async open(wanted: {
    userId: Id;
    sessionId: string;
    kind?: InterviewSession['kind'];
  }): Promise<SessionHandle | undefined> {
    if (!validate(wanted.sessionId)) return undefined;
    const readOwn = () => this.#ownOf(wanted.userId);
    const [row, early] = await Promise.all([
      findSession(this.#parts.db, wanted),
      this.#open.has(wanted.sessionId) ? undefined : readOwn(),
    ]);
    if (!row || (wanted.kind ?? row.kind) !== row.kind) return undefined;
    return this.#share(row, this.#open.has(row.id) ? undefined : (early ?? (await readOwn())));
  }

  holdIn({ id, language }: Pick<InterviewSession, 'id' | 'language'>): void {
    this.#open.get(id)?.session.holdIn(language);
  }

  end({ id, expires_at }: Pick<InterviewSession, 'id' | 'expires_at'>): void {
    const session = this.#open.get(id)?.session;
    if (session && expires_at < session.expiresAt) session.end(expires_at);
  }

  answerBy(userId: Id, way: AnsweringWay): void {
    for (const { session } of this.#open.values()) if (session.userId === userId) session.answerBy(way);
  }

  endAllOf(userId: Id): void {
    const now = this.#parts.clock.now().getTime();
    for (const { session } of this.#open.values()) if (session.userId === userId) session.end(now);
  }

  /** Follows what other processes did to sessions (ended, deleted, other language); call it at intervals. */
  async followOthers(): Promise<void> {
    if (this.#isChecking || this.size === 0) return; // the previous check still waits for the database
    this.#isChecking = true;
    try {
      const ids = [...this.#open.keys()];
      const standings = await findStandings(this.#parts.db, ids);
      for (const standing of standings) this.holdIn(standing);
      for (const { id, answering } of standings) this.#open.get(id)?.session.answerBy(answering);
      this.lookAround();
      const expiries = new Map(standings.map(({ id, expires_at }) => [id, expires_at]));
      const now = this.#parts.clock.now().getTime();
      for (const id of ids) {
        const expiresAt = expiries.get(id) ?? now;
        if (expiresAt <= now + AHEAD_MS) this.end({ id, expires_at: expiresAt });
      }
    } finally {
      this.#isChecking = false;
    }
  }

  lookAround(): void {
    for (const { session } of this.#open.values()) session.lookAround();
  }

  async #ownOf(userId: Id): Promise<OwnThings> {
    const { storiesOf, libraryOf, vocabularyOf, wayOf } = this.#parts;
    const [stories, library, vocabulary, way] = await Promise.all([
      storiesOf(userId),
      libraryOf(userId),
      vocabularyOf(userId),
      wayOf(userId),
    ]);
    return { stories, library, vocabulary, way };
  }

  #share(row: InterviewSession, { stories, library, vocabulary, way }: OwnThings = NOTHING): SessionHandle {
    const known = this.#open.get(row.id);
    const own =
      row.kind === 'paid'
        ? { stories, library, vocabulary, way }
        : { stories, library: undefined, vocabulary: [], way };
    const shared = known ?? { session: new OpenSession(row, own, this.#parts), users: 0 };
    this.#open.set(row.id, shared);
    shared.session.readAgain(row);
    shared.users += 1;
    let isHeld = true;
    return {
      session: shared.session,
      row,
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        shared.users -= 1;
        if (shared.users > 0) return;
        this.#open.delete(row.id);
        shared.session.close();
      },
    };
  }
}
