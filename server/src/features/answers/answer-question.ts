import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { ANOTHER_ANSWER, type StoodIn } from '@pythia/contracts/answerer.ts';
import type { Happening, Sending } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Style } from '@pythia/contracts/style.ts';
import { type AskedExchange, asTurns } from '#asking/exchange.ts';
import type { Answerer } from '#asking/answerer.ts';
import { streamAnswer, type AnswerEnd, type AnsweredBy } from '#asking/stream-answer.ts';
import { ENGLISH_ONLY, type Passage } from '#coach/answer.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';
import { found } from '#http/found.ts';
import type { LanguageModel, ModelError } from '#providers/llm/language-model.ts';
import type { AskedBefore } from './asked-before.ts';
import type { Attempts } from './attempts.ts';
import { experiencesFor, type ExperienceParts } from './experiences.ts';
import { ownDocumentsOf, type OwnDocumentsParts } from './own-documents.ts';
import { passagesFor, type PassageParts } from './passages.ts';
import { offerPrepared, preparedFor, type PreparedParts, sayPrepared } from './prepared-answer.ts';
import type { InterviewQuestion } from './interview-answerer.ts';
import { answerPrompt, asRemembered, interviewPrompt, stableBeginning } from './prompt.ts';
import { searchDeadline } from './search-deadline.ts';
import { type Source, sourceOfAnswer } from './source-of-answer.ts';
import { standing } from './standing.ts';
import { isProved, openProof, proofOf, type ProofParts } from './proof-of-answer.ts';
import { supportBeside } from './support-lines.ts';
import type { WarmUps } from './warm-ups.ts';

/** Questions that an answer may take up, beside its own. */
const ASKED_BEFORE = 5;

/** All that a session of usual length has. */
const RECENT_EXCHANGES = 100;

/** What answers need of a session. */
export interface AnsweredSession {
  id: Id;
  userId: Id;
  /** The application that it is for, where there is one. */
  jobId: Id | null;
  /** Whether it is one of those that come without a subscription. */
  isFree: boolean;
  isExpired: boolean;
  /** Aborts when its user ends it, with an AppError as its reason. */
  ended: AbortSignal;
  material: Material;
  /** What its answers may draw from beside that; undefined: nothing. */
  library: Library | undefined;
  /** What it is held in. */
  language: string;
  /** The style in which it is answered; null for none. */
  style: Style | null;
  append(happening: Happening): { id: Id };
  /** Takes what the session costs, once. */
  countUse(): Promise<void>;
  recent(count: number): Promise<AskedExchange[]>;
}

export interface AnswerParts
  extends ExperienceParts, PassageParts, OwnDocumentsParts, PreparedParts, ProofParts {
  model: LanguageModel;
  answerer: Answerer<InterviewQuestion>;
  /** The caller's own session; undefined: there is none. */
  openSession: (
    wanted: WantedSession,
  ) => Promise<{ session: AnsweredSession; release: () => void } | undefined>;
  /** Milliseconds that an answer waits for what only makes it better, unless it is the usual. */
  searchWithinMs?: number | undefined;
  warmUps: WarmUps;
  askedBefore: AskedBefore;
  attempts: Attempts;
  /** The sessions whose user was told that the built-in coach speaks English only. */
  toldOfEnglish: Pick<Map<Id, true>, 'has'> & { set: (session: Id, isTold: true) => unknown };
  onFailure: (error: ModelError) => void;
  onFirstWords?: ((ms: number) => void) | undefined;
  /** Hears each time that the coach answered in a model's place. */
  onStandIn: (reason: StoodIn) => void;
}

/** A user's own session, of any kind unless said. */
export interface WantedSession {
  userId: Id;
  sessionId: string;
  kind?: 'free' | 'paid';
}

export interface Question extends WantedSession {
  question: string;
  /** Keys of the lines that it was made of. */
  lines?: string[] | undefined;
  /** What was said before it and was not asked about. */
  before?: string | undefined;
  /** The title of an alternative, where that is to be told. */
  instead?: string | undefined;
  /** The exchange of which it asks the same again. */
  again?: string | undefined;
  /** With which attempt it came. */
  sending?: Sending | undefined;
  /** Hears the id that the exchange has in the session's timeline, before the first text. */
  onExchange: (id: Id) => void;
  /** Hears who answers, before the first text. */
  onAnswerer: (by: AnsweredBy) => void;
}

/**
 * Streams the answer to a question of a session, with the session's last exchanges as its context. The session
 * is open from the first piece that is read until the stream ends or is given up. Of an attempt that nobody waits for
 * any more when it arrives nothing is kept.
 * @throws AppError `not-found` for a session that is not the caller's, `forbidden` when its time is over or its
 * user ends it meanwhile, `conflict` when it is sent again, and as {@link streamAnswer} does
 */
export async function* answerQuestion(
  parts: AnswerParts,
  {
    question,
    lines = [],
    before,
    instead: title,
    again,
    sending,
    onExchange,
    onAnswerer,
    ...wanted
  }: Question,
  caller: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { session, release } = found(await parts.openSession(wanted));
  try {
    if (session.isExpired) throw new AppError('forbidden', MESSAGES.sessionExpired);
    const overtaken = sending ? [parts.attempts.begin(session.id, sending)] : [];
    const signal = AbortSignal.any([caller, session.ended, ...overtaken]);
    parts.warmUps.cancel(session.id);
    const recent = await session.recent(RECENT_EXCHANGES);
    const earlier = standing(recent, { question, lines, again });
    signal.throwIfAborted();
    const exchangeId = session.append({
      kind: 'question',
      text: question,
      ...(lines.length > 0 && { lines }),
      ...(again && { again }),
      ...(sending && { sending }),
    }).id;
    onExchange(exchangeId);
    const onEnd = (end: AnswerEnd): void => {
      session.append({ kind: 'answer', exchange_id: exchangeId, ...end });
      if (end.note?.startsWith(ENGLISH_ONLY)) parts.toldOfEnglish.set(session.id, true);
      if (end.stood_in) parts.onStandIn(end.stood_in);
      if (end.stood_in === 'slow') parts.warmUps.beginAgain(session);
    };
    const { material, library, language, style } = session;
    const { userId } = wanted;
    const turns = asTurns(earlier, question);
    const deadline = searchDeadline(parts.searchWithinMs);
    const { certain, likely } = await preparedFor(parts, { session, question, instead: title }, deadline);
    const streamed = { ...parts, exchangeId, onAnswerer, beforeFirst: () => session.countUse(), onEnd };
    if (certain) {
      const answerer = sayPrepared(certain, likely);
      return yield* streamAnswer({ ...streamed, answerer }, undefined, signal);
    }
    const instead = title === ANOTHER_ANSWER ? undefined : title;
    const asking = { userId, material, turns, before };
    const isToProve = isProved(parts, session);
    if (isToProve) void openProof(parts, material); // while the model thinks
    const opening = ownDocumentsOf(parts, { userId, library }, deadline);
    const [passages, found, documents] = await Promise.all([
      instead === undefined ? passagesFor(parts, { ...asking, library, documents: opening }, deadline) : [],
      experiencesFor(parts, { ...asking, instead, style }, deadline),
      opening,
    ]);
    const beginning = stableBeginning(material, found.experiences, language);
    const asked = {
      material,
      language,
      ...found,
      earlier: parts.askedBefore.inWords(beginning, earlier),
      before,
      question,
      instead,
      style,
      prepared: likely,
    };
    const messages = interviewPrompt({ ...asked, passages });
    // passages are for their question alone: in the history they would take the room of what was said
    const lasting = passages.length > 0 ? interviewPrompt({ ...asked, passages: [] }) : messages;
    parts.askedBefore.add(beginning, exchangeId, asRemembered(lasting.at(-1)!, style));
    const known = `${question} ${material.jobDescription}`;
    const sources = [...found.experiences, ...passages.map(withText)];
    const asPut = [question, before, ...earlier.slice(-ASKED_BEFORE).map((one) => one.question)];
    const proof = isToProve ? proofOf(parts, material, supportBeside(asPut, passages, likely)) : undefined;
    const sourceOf = (text: string) => sourceOfAnswer(text, known, sources);
    const isToldOfEnglish = parts.toldOfEnglish.has(session.id);
    const about = { material, library, documents, turns, before, instead, style, language, isToldOfEnglish };
    const answerer = offerPrepared(parts.answerer, likely);
    const prompt = answerPrompt(messages, style, { sourceOf, proof });
    yield* streamAnswer(
      { ...streamed, answerer, form: style?.form },
      { userId, prompt, asked: about },
      signal,
    );
  } finally {
    release();
  }
}

const withText = ({ sentences, source }: Passage): Source => ({ text: sentences.join(' '), source });
