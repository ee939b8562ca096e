import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { Glance } from '@pythia/contracts/feed.ts';
import type { AppendedEvent, Happening, SpokenChannel } from '@pythia/contracts/interviews.ts';
import type { Vocabulary } from '@pythia/contracts/customization.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Style } from '@pythia/contracts/style.ts';
import type { LRUCache } from 'lru-cache';
import type { AskedExchange } from '#asking/exchange.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Judge } from '#question-detector/judge.ts';
import { newId, type Database, type Id, type Instant } from '#db/database.ts';
import { readResumeSummary } from '../read-resume-summary.ts';
import { type InterviewSession, chosenIn, type StoredStyle } from '../sessions-store.ts';
import { type QuestionStep, stepsOf } from './question-steps.ts';
import { SessionQuestions } from './session-questions.ts';
import type { Attendant } from './attendant.ts';
import { type AnsweringNews, AnswersUnderWay } from './answers-under-way.ts';
import { countSession } from './count-sessions.ts';
import { expectedWords, ownWordsFirst, withTerms } from './expected-words.ts';
import {
  happeningOf,
  newestExchangeEvents,
  recentExchanges,
  toAppendedEvent,
  type EventRow,
} from './events-store.ts';
import {
  type InterimWords,
  type Place,
  type SessionFollower,
  SessionFollowers,
  type SessionNews,
  type SharedNews,
} from './session-followers.ts';
import type { OtherProcesses } from './other-processes.ts';
import type { TimelineWriter } from './timeline-writer.ts';

/** Whose words each kind of event holds, unless said otherwise. */
const CHANNEL = {
  line: 'interviewer',
  question: 'candidate',
  answer: 'copilot',
  correction: 'candidate',
  style: 'candidate',
  detected: 'copilot',
} as const;
/** A correction that says what it stands for follows from the vocabulary: it is the copilot's. */
const channelOf = (happening: Happening): AppendedEvent['channel'] =>
  happening.kind === 'correction' && happening.heard !== undefined ? 'copilot' : CHANNEL[happening.kind];

/** A stalled database must not hold up a word longer. */
const COUNTED_WITHIN_MS = 300;
/** A recogniser that begins without them is better than one that begins late. */
const TERMS_WITHIN_MS = 300;
/** Music before a call begins, or a wrong tab. */
const MOST_WORDLESS_SECONDS = 120;
/** Questions and answers among which the recent exchanges are found: some questions have no answer. */
const LOOKED_THROUGH = 240;

/** Words that a recogniser should expect, the most important first. */
interface ExpectedWords {
  words: Vocabulary;
  /** All of them, where some are found only later; never rejects. */
  later?: Promise<Vocabulary> | undefined;
}

interface Appending {
  /** Whose words a line holds, where it was not the interviewer who was heard. */
  channel?: SpokenChannel;
  /** The identity that it has already. */
  id?: Id | undefined;
}

type StoredHappening = Parameters<typeof recentExchanges>[0][number];

const withHappening = (event: Pick<EventRow, 'id' | 'kind' | 'body'>): StoredHappening => ({
  id: event.id,
  happening: happeningOf(event),
});

export interface OpenSessionParts {
  db: Database;
  clock: Clock;
  writer: TimelineWriter;
  /** Seconds of sound by session, also of those that are not open: a stream may come and go. */
  sound: LRUCache<Id, number>;
  /** Terms of the general knowledge that a session is answered with, the most telling first. */
  termsOf: (about: { userId: Id; material: Material; library: Library }) => Promise<readonly string[]>;
  /** Says whether a piece of speech asks something. */
  judge: Judge;
  /** Hears how long a step of a question took, in milliseconds. */
  onStep: (step: QuestionStep, ms: number) => void;
  /** Sees to what is asked in a session that is opened. */
  attend: (session: OpenSession) => Attendant | undefined;
  others: Pick<OtherProcesses, 'follow' | 'tell'>;
  /** Hears that the terms could not be found; a session does without them. */
  onTermsFailure: (error: unknown) => void;
  /** Hears that a use could not be counted at once; it is with its first word that is written. */
  onCountFailure: (error: unknown) => void;
}

/** What a user tells of themselves beside the material of a session. */
export type OwnStories = Pick<Material, 'stories' | 'settled' | 'settledJobs' | 'facts'>;

/** All that a user has for their sessions. */
export interface OwnThings {
  stories: OwnStories;
  library: Library | undefined;
  /** Names and terms that they wrote down. */
  vocabulary: Vocabulary;
  /** How found questions are answered. */
  way: AnsweringWay;
}

function materialOf(row: InterviewSession, own: OwnStories): Material {
  const summary = readResumeSummary(row.resume_summary);
  return { ...summary, role: summary.role || row.job_title, ...own };
}

/** A session in use in this process: what it may do, what it is about, and its timeline. */
export class OpenSession {
  readonly id: Id;
  readonly userId: Id;
  /** The application that it is for, where there is one. */
  readonly jobId: Id | null;
  /** Whether it is one of those that come without a subscription. */
  readonly isFree: boolean;
  /** Aborts when its user ends it before its time; its reason is an AppError `forbidden`. */
  readonly ended: AbortSignal;
  /** What its answers draw from beside its material; undefined in a session of a kind that has no such thing. */
  readonly library: Library | undefined;
  readonly #stories: OwnStories;
  #language: string;
  readonly #words: Vocabulary;
  #summary: string;
  #material: Material;
  #chosenStyle: StoredStyle;
  readonly #jobTitle: string;
  readonly #parts: OpenSessionParts;
  readonly #ending = new AbortController();
  #expiresAt: Instant;
  #isCounted: boolean;
  readonly #questions: SessionQuestions;
  readonly #attendant: Attendant | undefined;
  #way: AnsweringWay;
  #isCatchingUp = (): boolean => false;
  #liveWords: InterimWords = { interim: '' };
  /** The window that hears the interviewer, as far as this process knows. */
  #listener: string | null = null;
  readonly #followers = new SessionFollowers();
  readonly #answers = new AnswersUnderWay((answering) => this.#tell({ answering }));
  /** Newest questions and answers up to the place `#readTo`: each question reads only what came since. */
  #read: StoredHappening[] = [];
  #readTo = 0;

  /** @param own what its user has beside its material, read when it is opened */
  constructor(
    row: InterviewSession,
    { stories, library, vocabulary, way }: OwnThings,
    parts: OpenSessionParts,
  ) {
    this.id = row.id;
    this.userId = row.user_id;
    this.jobId = row.job_id;
    this.isFree = row.kind === 'free'; // of a practice without Pro there is nothing to leave out
    this.#expiresAt = row.expires_at;
    this.#isCounted = row.counted_at !== null;
    this.ended = this.#ending.signal;
    this.library = library;
    this.#stories = stories;
    this.#language = row.language;
    this.#words = vocabulary;
    this.#way = way;
    this.#summary = row.resume_summary;
    this.#material = materialOf(row, stories);
    this.#chosenStyle = chosenIn(row);
    this.#jobTitle = row.job_title;
    this.#parts = parts;
    this.#questions = new SessionQuestions({ ...parts, tell: (detected) => void this.append(detected) });
    this.#attendant = row.kind === 'practice' ? undefined : parts.attend(this); // there a candidate answers
  }

  /** What it is about, as far as its answers know it. */
  get material(): Material {
    return this.#material;
  }

  /** The style in which it is answered; null for none. */
  get style(): Style | null {
    return this.#chosenStyle.named?.style ?? null;
  }

  /** Tells its timeline, and all who follow it, of the style in which it is answered from now on. */
  tellStyle(): Extract<AppendedEvent, { kind: 'style' }> {
    const happening = { kind: 'style' as const, ...this.#chosenStyle };
    return { ...this.append(happening), ...happening };
  }

  /** What is spoken in it. */
  get language(): string {
    return this.#language;
  }

  /** Tells all who follow it, since what they hear has to be heard in another language. */
  holdIn(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#tell({ language });
  }

  /** How found questions are answered. */
  get way(): AnsweringWay {
    return this.#way;
  }

  /** Tells all who follow it. */
  answerBy(way: AnsweringWay): void {
    if (way === this.#way) return;
    this.#way = way;
    this.#tell({ way });
  }

  /** Whether sound that was kept through a break is being heard, and what is said in it is no news. */
  get isCatchingUp(): boolean {
    return this.#isCatchingUp();
  }

  /**
   * A window's stream hears the interviewer.
   * @param client the window's name; null: it has none
   * @param isCatchingUp whether the stream lags
   * @returns to be called when the stream ends
   */
  hearBy(client: string | null, isCatchingUp: () => boolean): () => void {
    this.#isCatchingUp = isCatchingUp;
    this.#setListener(client);
    return () => {
      if (this.#isCatchingUp !== isCatchingUp) return; // a newer stream hears
      this.#isCatchingUp = () => false;
      if (this.#listener === client) this.#setListener(null); // unless a window of another process does
    };
  }

  #setListener(listener: string | null): void {
    if (listener === this.#listener) return;
    this.#listener = listener;
    this.#tell({ listener });
  }

  /** No part of these lines belongs to the next question. */
  answered(lines: readonly Id[]): void {
    this.#questions.answered(lines);
  }

  /** Words that a recogniser should expect: those that its user wrote down, its own, and terms of what its answers know in general. */
  async vocabulary(): Promise<ExpectedWords> {
    const { userId, library } = this;
    const { termsOf, onTermsFailure } = this.#parts;
    const material = this.#material;
    const own = expectedWords(this.#jobTitle, material);
    if (!library) return { words: ownWordsFirst(this.#words, own) };
    const all = termsOf({ userId, material, library })
      .catch((error: unknown): readonly string[] => {
        onTermsFailure(error);
        return [];
      })
      .then((terms) => ownWordsFirst(this.#words, withTerms(own, terms)));
    if (await settlesWithin(all, TERMS_WITHIN_MS)) return { words: await all };
    return { words: ownWordsFirst(this.#words, own), later: all };
  }

  /** Its user may have given it other material, another language or another style since it was opened. */
  readAgain(row: InterviewSession): void {
    this.holdIn(row.language);
    this.#chosenStyle = chosenIn(row);
    if (row.resume_summary === this.#summary) return;
    this.#summary = row.resume_summary;
    this.#material = materialOf(row, this.#stories);
  }

  get expiresAt(): Instant {
    return this.#expiresAt;
  }

  /** Also when it was ended by an instance whose clock is ahead of this one's. */
  get isExpired(): boolean {
    return this.ended.aborted || this.expiresAt <= this.#parts.clock.now().getTime();
  }

  /** Its user has ended it: what is heard or answered in it now breaks off. */
  end(at: Instant): void {
    this.#expiresAt = at;
    this.#ending.abort(new AppError('forbidden', MESSAGES.sessionExpired));
  }

  /** Takes what the session costs, before the first word of an answer is given; a database that stalls holds that up for a moment only. */
  async countUse(): Promise<void> {
    if (this.#isCounted) return;
    this.#isCounted = true;
    const { db, clock, onCountFailure } = this.#parts;
    const counted = countSession(db, { id: this.id, at: clock.now().getTime() }).catch((error: unknown) => {
      this.#isCounted = false;
      onCountFailure(error);
    });
    await settlesWithin(counted, COUNTED_WITHIN_MS);
  }

  /** Takes seconds of sound. Minutes of it cost what a word does: services are paid for what they listen to. */
  hearSound(seconds: number): void {
    if (this.#isCounted) return;
    const { sound } = this.#parts;
    const heard = (sound.get(this.id) ?? 0) + seconds;
    sound.set(this.id, heard);
    if (heard > MOST_WORDLESS_SECONDS) void this.countUse();
  }

  /** Gives what happened its identity at once; it is written behind. */
  append(happening: Happening, whose: Appending = {}): AppendedEvent {
    const channel = whose.channel ?? channelOf(happening);
    const at = this.#parts.clock.now();
    const event = { ...happening, id: whose.id ?? newId(), at: at.toISOString(), channel };
    const { kind, ...body } = happening;
    this.#parts.writer.add({
      session_id: this.id,
      id: event.id,
      at: at.getTime(),
      kind,
      channel,
      body: JSON.stringify(body), // escapes what a database would not take, such as NUL
    });
    if (event.kind === 'answer') this.#answers.end(event.exchange_id);
    this.#tell({ event });
    this.#detect(event);
    this.#attendant?.happened(event, true);
    for (const [step, ms] of stepsOf(event)) this.#parts.onStep(step, ms);
    return event;
  }

  /** Tells of words that are no line yet; nothing of it is kept. */
  tellInterim(words: InterimWords): void {
    this.#liveWords = words;
    if (this.#isEnglish) this.#questions.hearInterim(words.interim);
    this.#tell(words);
    this.#attendant?.spoke(words);
  }

  /** Tells what fits to a question that is being asked; nothing of it is kept. */
  tellGlance(glance: Glance | null): void {
    this.#tell({ glance });
  }

  /** What is being said, as far as this process knows. */
  get liveWords(): InterimWords {
    return this.#liveWords;
  }

  /** Tells the windows that did not ask what is being answered. */
  tellAnswering(exchangeId: Id, part: AnswerPart): void {
    this.#answers.take(exchangeId, part);
  }

  /** All that a window has to be told that comes while answers are being given. */
  answersSoFar(): AnsweringNews[] {
    return this.#answers.soFar();
  }

  /** What was appended here and has no place yet. */
  unwritten(): SharedNews[] {
    return this.#parts.writer.unwritten(this.id).map((row) => ({ event: toAppendedEvent(row) }));
  }

  /** Events that this process appended have their places; none is told where more than these may have been written. */
  written(places: readonly Place[]): void {
    this.#followers.tell(places.length === 0 ? { changed: true } : { placed: places });
  }

  /** Another process tells of it. */
  hearOthers(news: SessionNews): void {
    if ('language' in news) this.#language = news.language;
    if ('interim' in news) this.#liveWords = news;
    if ('way' in news) this.#way = news.way;
    if ('listener' in news) this.#listener = news.listener;
    if ('event' in news) this.#attendant?.happened(news.event, false);
    this.#followers.tell(news);
  }

  /** Nobody in this process uses it any more. */
  close(): void {
    this.#attendant?.close();
    this.#questions.close();
  }

  /** The last exchanges of all instances, with those of this one that are not written yet; oldest first. */
  async recent(count: number): Promise<AskedExchange[]> {
    const { db, writer } = this.#parts;
    const unwritten = writer.unwritten(this.id); // before the query: what is written meanwhile is in both
    const range = { sessionId: this.id, after: this.#readTo, limit: LOOKED_THROUGH };
    const came = await newestExchangeEvents(db, range);
    this.#readTo = Math.max(this.#readTo, came.at(-1)?.seq ?? 0);
    // by identity, since another question may be asked at the same time
    const known = new Map([...this.#read, ...came.map(withHappening)].map((event) => [event.id, event]));
    this.#read = [...known.values()].slice(-LOOKED_THROUGH);
    for (const event of unwritten) known.set(event.id, withHappening(event));
    return recentExchanges([...known.values()], count);
  }

  /** Hears of all that happens from now on, in whichever process. */
  follow(follower: SessionFollower): () => void {
    this.#parts.others.follow(this.id);
    return this.#followers.add(follower);
  }

  followLanguage(listener: (language: string) => void): () => void {
    return this.#followers.add((news) => 'language' in news && listener(news.language));
  }

  /** Whoever follows it may have missed what another process told; to be called at intervals. */
  lookAround(): void {
    if (this.#followers.isEmpty) return;
    this.#parts.others.follow(this.id);
    this.#followers.tell({ changed: true });
  }

  /** Other languages have no detector. */
  get #isEnglish(): boolean {
    return /^en\b/.test(this.#language);
  }

  #detect(event: AppendedEvent): void {
    if (event.kind === 'question' && event.found === undefined)
      // one that was found may go on
      this.answered((event.lines ?? []).map((key) => key.split('/')[0]!));
    if (event.kind === 'line' && event.channel === 'interviewer' && this.#isEnglish)
      this.#questions.hearLine(event.id, event.text);
  }

  #tell(news: SharedNews): void {
    this.#followers.tell(news);
    this.#parts.others.tell(this.id, news);
  }
}
