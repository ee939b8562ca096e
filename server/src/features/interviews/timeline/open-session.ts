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
import type { Judge } from '#question-detector/judge.ts';
import { newId, type Database, type Id, type Instant } from '#db/database.ts';
import { OwnLines } from '../own-voice/own-lines.ts';
import { readResumeSummary } from '../read-resume-summary.ts';
import { type InterviewSession, chosenIn, type StoredStyle } from '../sessions-store.ts';
import { type QuestionStep, stepsOf } from './question-steps.ts';
import { SessionQuestions } from './session-questions.ts';
import type { Attendant } from './attendant.ts';
import { AnswersUnderWay } from './answers-under-way.ts';
import { ExchangeMemory } from './exchange-memory.ts';
import { SessionUse } from './session-use.ts';
import { type SessionWords, sessionWords, type TermsParts } from './session-words.ts';
import { SessionListener } from './session-listener.ts';
import { toAppendedEvent } from './events-store.ts';
import type { EventPlace, InterimWords, SessionFollower, SessionNews, SharedNews } from './session-news.ts';
import type { OtherProcesses } from './other-processes.ts';
import type { TimelineWriter } from './timeline-writer.ts';

const CHANNEL = {
  line: 'interviewer',
  question: 'candidate',
  answer: 'copilot',
  correction: 'candidate',
  style: 'candidate',
  detected: 'copilot',
} as const;
const channelOf = (happening: Happening): AppendedEvent['channel'] =>
  happening.kind === 'correction' && happening.heard !== undefined ? 'copilot' : CHANNEL[happening.kind];

interface Appending {
  channel?: SpokenChannel;
  id?: Id | undefined;
}

export interface OpenSessionParts extends TermsParts {
  db: Database;
  clock: Clock;
  writer: TimelineWriter;
  /** Seconds of sound by session, closed ones too: a stream may come and go. */
  sound: LRUCache<Id, number>;
  judge: Judge;
  onStep: (step: QuestionStep, ms: number) => void;
  attend: (session: OpenSession) => Attendant | undefined;
  others: Pick<OtherProcesses, 'follow' | 'tell'>;
  onCountFailure: (error: unknown) => void;
}

export type OwnStories = Pick<Material, 'stories' | 'settled' | 'settledJobs' | 'facts'>;

export interface OwnThings {
  stories: OwnStories;
  library: Library | undefined;
  vocabulary: Vocabulary;
  way: AnsweringWay;
}

function materialOf(row: InterviewSession, own: OwnStories): Material {
  const summary = readResumeSummary(row.resume_summary);
  return { ...summary, role: summary.role || row.job_title, ...own };
}

export class OpenSession {
  readonly id: Id;
  readonly userId: Id;
  readonly jobId: Id | null;
  readonly isFree: boolean;
  /** Aborts with AppError `forbidden` when the user ends the session early. */
  readonly ended: AbortSignal;
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
  #use: SessionUse | undefined;
  readonly #questions: SessionQuestions;
  readonly #attendant: Attendant | undefined;
  /** Undefined in a practice, where the interviewer is not heard, and waits. */
  readonly #ownLines: OwnLines | undefined;
  #way: AnsweringWay;
  #liveWords: InterimWords = { interim: '' };
  readonly #listener = new SessionListener({
    tell: (listener) => this.#tell({ listener }),
    onHeard: (isHeard) => this.#ownLines?.interviewerIsHeard(isHeard),
  });
  readonly #followers = new Set<SessionFollower>();
  readonly #answers = new AnswersUnderWay((answering) => this.#tell({ answering }));
  readonly #exchanges: ExchangeMemory;

  constructor(
    row: InterviewSession,
    { stories, library, vocabulary, way }: OwnThings,
    parts: OpenSessionParts,
  ) {
    this.id = row.id;
    this.userId = row.user_id;
    this.jobId = row.job_id;
    this.isFree = row.kind === 'free';
    this.#expiresAt = row.expires_at;
    this.#use = row.counted_at === null ? new SessionUse(row.id, parts) : undefined;
    this.#exchanges = new ExchangeMemory({ ...parts, sessionId: row.id });
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
    this.#ownLines = row.kind === 'practice' ? undefined : new OwnLines(parts.clock);
    this.#attendant = row.kind === 'practice' ? undefined : parts.attend(this);
  }

  get material(): Material {
    return this.#material;
  }

  get style(): Style | null {
    return this.#chosenStyle.named?.style ?? null;
  }

  tellStyle(): Extract<AppendedEvent, { kind: 'style' }> {
    const happening = { kind: 'style' as const, ...this.#chosenStyle };
    return { ...this.append(happening), ...happening };
  }

  get language(): string {
    return this.#language;
  }

  /** Tells all followers, since recognition must change its language. */
  holdIn(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#tell({ language });
  }

  get way(): AnsweringWay {
    return this.#way;
  }

  answerBy(way: AnsweringWay): void {
    if (way === this.#way) return;
    this.#way = way;
    this.#tell({ way });
  }

  get isCatchingUp(): boolean {
    return this.#listener.isCatchingUp;
  }

  hearBy(client: string | null, isCatchingUp: () => boolean): () => void {
    return this.#listener.hearBy(client, isCatchingUp);
  }

  /** Lines that were asked about: the next question has none of them. */
  answered(lines: readonly Id[]): void {
    this.#questions.answered(lines);
  }

  vocabulary(): Promise<SessionWords> {
    const { userId, library, material } = this;
    const about = { userId, library, material, jobTitle: this.#jobTitle, vocabulary: this.#words };
    return sessionWords(about, this.#parts);
  }

  readAgain(row: InterviewSession): void {
    this.holdIn(row.language);
    if (row.counted_at !== null) this.#use = undefined;
    this.#chosenStyle = chosenIn(row);
    if (row.resume_summary === this.#summary) return;
    this.#summary = row.resume_summary;
    this.#material = materialOf(row, this.#stories);
  }

  get expiresAt(): Instant {
    return this.#expiresAt;
  }

  /** True as well when another instance, whose clock is ahead, ended it. */
  get isExpired(): boolean {
    return this.ended.aborted || this.expiresAt <= this.#parts.clock.now().getTime();
  }

  end(at: Instant): void {
    this.#expiresAt = at;
    this.#ending.abort(new AppError('forbidden', MESSAGES.sessionExpired));
  }

  async countUse(): Promise<void> {
    await this.#use?.count();
  }

  hearSound(seconds: number): void {
    this.#use?.hearSound(seconds);
  }

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
    this.#hearInterviewer(event);
    this.#detect(event);
    this.#attendant?.happened(event, true);
    for (const [step, ms] of stepsOf(event)) this.#parts.onStep(step, ms);
    return event;
  }

  /**
   * Takes a line of the candidate's microphone, of which what came out of the loudspeaker is none.
   * @param onLine hears of what becomes a line
   */
  hearOwn(said: Parameters<OwnLines['hear']>[0], onLine: (line: { id: Id; text: string }) => void): void {
    const keep = (text: string): void => {
      const { id } = this.append({ kind: 'line', text }, { channel: 'candidate' });
      onLine({ id, text });
    };
    if (!this.#ownLines) return keep(said.text);
    this.#parts.others.follow(this.id); // the interviewer may be heard in another process
    this.#ownLines.hear(said, keep);
  }

  /** The latest line of a channel ended so long ago. */
  lineEnded(channel: SpokenChannel, agoMs: number): void {
    this.#ownLines?.lineEnded(channel, agoMs);
  }

  /** All that the interviewer said until so long ago is in a line. */
  heardInterviewer(agoMs: number): void {
    this.#ownLines?.heardInterviewer(agoMs);
  }

  tellInterim(words: InterimWords): void {
    this.#liveWords = words;
    this.#ownLines?.hearInterim(words.interim);
    if (this.#isEnglish) this.#questions.hearInterim(words.interim);
    this.#tell(words);
    this.#attendant?.spoke(words);
  }

  tellGlance(glance: Glance | null): void {
    this.#tell({ glance });
  }

  tellAnswering(exchangeId: Id, part: AnswerPart): void {
    this.#answers.take(exchangeId, part);
  }

  /** Told to a window that joins. */
  soFar(): SharedNews[] {
    const unwritten = this.#parts.writer.unwritten(this.id).map((row) => ({ event: toAppendedEvent(row) }));
    const answers = this.#answers.soFar().map((answering) => ({ answering }));
    return [...unwritten, ...answers, this.#liveWords];
  }

  /** Empty `places` mean that more events may have been stored. */
  written(places: readonly EventPlace[]): void {
    this.#tellFollowers(places.length === 0 ? { changed: true } : { placed: places });
  }

  hearOthers(news: SessionNews): void {
    if ('language' in news) this.#language = news.language;
    if ('interim' in news) {
      this.#liveWords = news;
      this.#ownLines?.hearInterim(news.interim);
    }
    if ('way' in news) this.#way = news.way;
    if ('listener' in news && !this.#listener.hearOthers(news.listener)) return;
    if ('event' in news) {
      this.#hearInterviewer(news.event);
      this.#attendant?.happened(news.event, false);
    }
    this.#tellFollowers(news);
  }

  close(): void {
    this.#ownLines?.close();
    this.#attendant?.close();
    this.#questions.close();
  }

  recent(count: number): Promise<AskedExchange[]> {
    return this.#exchanges.recent(count);
  }

  follow(follower: SessionFollower): () => void {
    this.#parts.others.follow(this.id);
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  followLanguage(listener: (language: string) => void): () => void {
    const follower: SessionFollower = (news) => 'language' in news && listener(news.language);
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  /** Followers may have missed news of another process; call it at intervals. */
  lookAround(): void {
    if (this.#followers.size === 0) return;
    this.#parts.others.follow(this.id);
    this.#tellFollowers({ changed: true });
  }

  get #isEnglish(): boolean {
    return /^en\b/.test(this.#language);
  }

  #hearInterviewer(event: AppendedEvent): void {
    if (event.kind === 'line' && event.channel === 'interviewer') this.#ownLines?.hearInterviewer(event);
  }

  #detect(event: AppendedEvent): void {
    if (event.kind === 'question' && event.found === undefined)
      this.answered((event.lines ?? []).map((key) => key.split('/')[0]!));
    if (event.kind === 'line' && event.channel === 'interviewer' && this.#isEnglish)
      this.#questions.hearLine(event.id, event.text);
  }

  #tell(news: SharedNews): void {
    this.#tellFollowers(news);
    this.#parts.others.tell(this.id, news);
  }

  #tellFollowers(news: SessionNews): void {
    for (const follow of this.#followers) follow(news);
  }
}
