import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { Vocabulary } from '@pythia/contracts/customization.ts';
import { LRUCache } from 'lru-cache';
import { validate } from 'uuid';
import type { Library } from '#coach/library.ts';
import { NO_MATERIAL } from '#coach/material.ts';
import type { Id } from '#db/database.ts';
import { findSession, findStandings, type InterviewSession } from '../sessions-store.ts';
import { OpenSession, type OpenSessionParts, type OwnStories, type OwnThings } from './open-session.ts';

/** One reference to an open session. */
export interface SessionHandle {
  session: OpenSession;
  /** Gives the reference back; further calls change nothing. */
  release: () => void;
}

/** What is kept of sessions that come and go. */
const REMEMBERED_SESSIONS = 10_000;
/** How far another process's clock may be ahead of this one's: what ends later than that has not ended yet. */
const AHEAD_MS = 2_000;

const NOTHING: OwnThings = { stories: NO_MATERIAL, library: undefined, vocabulary: [], way: 'shown' };

interface OpenSessionsParts extends Omit<OpenSessionParts, 'sound'> {
  /** The stories that a user keeps, those that they settled, and their facts, as interviews are answered with them. */
  storiesOf: (userId: Id) => Promise<OwnStories>;
  /** What answers of a subscriber's sessions draw from beside their material. */
  libraryOf: (userId: Id) => Promise<Library>;
  /** Names and terms that a subscriber's recogniser should know. */
  vocabularyOf: (userId: Id) => Promise<Vocabulary>;
  /** How a user wants found questions answered. */
  wayOf: (userId: Id) => Promise<AnsweringWay>;
}

/** The sessions in use in this process. Reference-counted: all who open one share the same object until the last releases it. */
export class OpenSessions {
  readonly #parts: OpenSessionsParts & OpenSessionParts;
  readonly #open = new Map<Id, { session: OpenSession; users: number }>();
  #isChecking = false;

  constructor(parts: OpenSessionsParts) {
    this.#parts = { ...parts, sound: new LRUCache({ max: REMEMBERED_SESSIONS }) };
  }

  /** How many are in use. */
  get size(): number {
    return this.#open.size;
  }

  /** One that is in use. */
  find(id: Id): OpenSession | undefined {
    return this.#open.get(id)?.session;
  }

  /** @returns undefined for a session that is unknown or another user's, which nobody can tell apart */
  async open(wanted: {
    userId: Id;
    sessionId: string;
    /** Any, unless said otherwise. */
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

  /** Goes on with a session in another language. */
  holdIn({ id, language }: Pick<InterviewSession, 'id' | 'language'>): void {
    this.#open.get(id)?.session.holdIn(language);
  }

  /** Breaks off what is under way in a session that its user has ended. */
  end({ id, expires_at }: Pick<InterviewSession, 'id' | 'expires_at'>): void {
    const session = this.#open.get(id)?.session;
    if (session && expires_at < session.expiresAt) session.end(expires_at);
  }

  /** Has all sessions of a user answered so from now on. */
  answerBy(userId: Id, way: AnsweringWay): void {
    for (const { session } of this.#open.values()) if (session.userId === userId) session.answerBy(way);
  }

  /** Breaks off what is under way in all sessions of a user who is gone. */
  endAllOf(userId: Id): void {
    const now = this.#parts.clock.now().getTime();
    for (const { session } of this.#open.values()) if (session.userId === userId) session.end(now);
  }

  /** Follows what became of sessions in another process, ended, deleted or held in another language; to be called at intervals. */
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

  /** Has those who follow a session look for what other processes wrote. */
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

  /** @param own for one that is not in use yet */
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
