import { z } from 'zod';
import { StoodIn } from './answerer.ts';
import { CORRECTION, MATERIAL_CHANGE, STYLE_SWITCH } from './budgets.ts';
import { Cue } from './cue.ts';
import { Cut } from './cut.ts';
import { defineEndpoint } from './endpoint.ts';
import { LanguageTag } from './language.ts';
import { LIMITS } from './limits.ts';
import { ProofPart } from './proof.ts';
import { RESUME_SUMMARY_MAX } from './resume-summary.ts';
import { AnswerForm, StyleChoice } from './answer-form.ts';
import { Text } from './text.ts';

/** A `free` session costs a trial, a `paid` one needs a subscription. */
const SessionKind = z.enum(['free', 'paid']);
export type SessionKind = z.infer<typeof SessionKind>;

/** An interview session, as its user sees it. */
export const Interview = z.object({
  id: z.string(),
  kind: SessionKind,
  /** What its user has named it; empty where they have not. */
  title: z.string(),
  company: z.string(),
  job_title: z.string(),
  /** What is spoken in it. */
  language: LanguageTag,
  /** The application that it was for, while there is one. */
  job_id: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Whether it has time left, and so can be resumed. */
  running: z.boolean(),
  /** Whether it has cost its price (for a free one a trial), which it does with the first word in it. */
  counted: z.boolean(),
  /** How many lines, questions, answers and corrections its timeline holds. */
  entries: z.int().nonnegative(),
  /** How many of them are questions. */
  questions: z.int().nonnegative(),
});
export type Interview = z.infer<typeof Interview>;

/** Where words that were searched for were said. */
const Excerpt = z.object({
  /** The line or question there: of a correction the line that it corrects, of an answer its question. */
  event_id: z.string(),
  kind: z.enum(['line', 'question', 'answer', 'correction']),
  /** Some 200 characters around the first of the words, in order; `found` are the words themselves. */
  pieces: z.array(z.object({ text: z.string(), found: z.boolean() })),
});
export type Excerpt = z.infer<typeof Excerpt>;

export const ListedInterview = Interview.extend({
  /** Of a search, unless its names alone have all the words. */
  excerpt: Excerpt.optional(),
});
export type ListedInterview = z.infer<typeof ListedInterview>;

/** Milliseconds as measured by the server; null where nothing was measured. */
const Measured = z.int().nonnegative().nullable();

/** In tokens, as the model counted them. */
export const TokenUsage = z.object({
  prompt: z.int().nonnegative(),
  completion: z.int().nonnegative(),
  /** Of the prompt, those that the model had read before; null where it does not tell. */
  cached: z.int().nonnegative().nullable(),
});
export type TokenUsage = z.infer<typeof TokenUsage>;

/** A sentence of the transcript: the id of the line's event that it ended in, and its place there from 0. */
export const LineKey = Text.max(41).regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/\d{1,4}$/);

/**
 * One attempt to send a question, named by who asks it: `id` is the same in all of them, `at` in epoch milliseconds
 * grows with each. The newest one counts, in whatever order they arrive.
 */
export const Sending = z.object({ id: Text.max(64).regex(/^[\w-]{8,}$/), at: z.int().nonnegative() });
export type Sending = z.infer<typeof Sending>;

const Line = z.object({ kind: z.literal('line'), text: z.string() });
const Question = z.object({
  kind: z.literal('question'),
  text: z.string(),
  /** The lines that it asks about, where it was made of some. */
  lines: z.array(LineKey).optional(),
  /** The id of the question's event of which it is the same again: tried once more, edited, or for another story. */
  again: z.string().optional(),
  /** The attempt with which it came. */
  sending: Sending.optional(),
});
const Answer = z.object({
  kind: z.literal('answer'),
  /** The id of the question's event. */
  exchange_id: z.string(),
  /** What could be said, in markdown; empty where that is to be chosen. */
  text: z.string(),
  /** Stories that could be told, by their titles; without a text, to choose from. */
  alternatives: z.array(z.string()).default([]),
  /** A line to the reader, not to be said. */
  note: z.string().nullable().default(null),
  /** One on how it is said. */
  remark: z.string().optional(),
  /**
   * `complete` to its end · `partial` broken off by the service · `stopped` by the one who asked ·
   * `failed` without a word.
   */
  state: z.enum(['complete', 'partial', 'stopped', 'failed']),
  /** Of a partial one that the service did not break off: what it was ended by. */
  cut: Cut.optional(),
  first_text_ms: Measured,
  total_ms: Measured,
  /** As shown to the user; null where nothing was said, and in events from before it was kept. */
  answered_by: z.string().nullable().default(null),
  stood_in: StoodIn.nullable().default(null),
  /** What it is drawn from, in a few words; null where nobody knows. */
  source: z.string().nullable().default(null),
  /** Null where the one who answered did not say. */
  usage: TokenUsage.nullable().default(null),
  /** That of the style it was given in; absent without one, which is as `beats` are. */
  form: AnswerForm.optional(),
  /** What was read at a glance until the text came; absent where nothing was. */
  cue: Cue.optional(),
  /** Of a language model's answer what nothing supports, and which lines its sentences come from. */
  proof: z.array(ProofPart).optional(),
});

/** What the user says was said in a line; of several the last one counts. What was heard itself takes it back. */
const Correction = z.object({
  kind: z.literal('correction'),
  line: LineKey,
  text: Text.trim().min(1).max(LIMITS.line),
  /** Of one that follows from the vocabulary, the words that were heard: it counts only where the line says them. */
  heard: z.string().optional(),
});

/** The style that counts from then on, as it was; without one answers are as usual. */
const StyleSwitch = z.object({
  kind: z.literal('style'),
  choice: StyleChoice,
  /** A `NamedStyle` of the contract for styles, which is not read here: it would be in the script of each page. */
  named: z.object({ name: z.string(), style: z.looseObject({}) }).nullable(),
});

/** What the interviewer was found to ask; of several with one `key` the last one counts. */
const Detected = z.object({
  kind: z.literal('detected'),
  /** It is asked · it goes on · it stands in the place of another · it was none, or somebody answered it themselves. */
  change: z.enum(['asked', 'revised', 'replaced', 'withdrawn']),
  /** The same while it goes on. */
  key: z.string(),
  /** Null where it is withdrawn. */
  question: z
    .object({
      /** Word for word, without what was said before and behind it. */
      text: z.string(),
      /** Several where more than one was asked in one breath. */
      parts: z.array(z.string()),
      /** What sort of question it is: `behavioural`, `technical` and so on. */
      sort: z.string(),
      /** It is not understood without the answer before it. */
      follows_up: z.boolean(),
      /** It could as well ask nothing. */
      doubtful: z.boolean(),
      /** The ids of the lines that it stands in, oldest first. */
      lines: z.array(z.string()),
    })
    .nullable(),
  /** The key of the one in whose place it stands. */
  instead: z.string().optional(),
});

/** What happened in a session, before the timeline has given it an identity. */
export const Happening = z.discriminatedUnion('kind', [
  Line,
  Question,
  Answer,
  Correction,
  StyleSwitch,
  Detected,
]);
export type Happening = z.infer<typeof Happening>;

/** Whose voice is listened to. */
export const SpokenChannel = z.enum(['interviewer', 'candidate']);
export type SpokenChannel = z.infer<typeof SpokenChannel>;

const Identity = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Whose words they are. */
  channel: z.enum([...SpokenChannel.options, 'copilot']),
});

/** What happened, with the identity that it has before its place in the session comes with the writing. */
export const AppendedEvent = z.discriminatedUnion('kind', [
  Line.extend(Identity.shape),
  Question.extend(Identity.shape),
  Answer.extend(Identity.shape),
  Correction.extend(Identity.shape),
  StyleSwitch.extend(Identity.shape),
  Detected.extend(Identity.shape),
]);
export type AppendedEvent = z.infer<typeof AppendedEvent>;

const Placed = Identity.extend({
  /** Its place in the session: grows from 1, with gaps where something was deleted. */
  seq: z.int().positive(),
});

/** An event of a session's timeline: its identity and place beside what happened. */
export const SessionEvent = z.discriminatedUnion('kind', [
  Line.extend(Placed.shape),
  Question.extend(Placed.shape),
  Answer.extend(Placed.shape),
  Correction.extend(Placed.shape),
  StyleSwitch.extend(Placed.shape),
  Detected.extend(Placed.shape),
]);
export type SessionEvent = z.infer<typeof SessionEvent>;

const wholeNumber = Text.max(9).regex(/^\d+$/).transform(Number);
const limit = (most: number, usual: number) => wholeNumber.pipe(z.int().min(1).max(most)).default(usual);

export const listInterviews = defineEndpoint({
  method: 'GET',
  path: '/interviews',
  summary: 'The sessions of the signed-in user, newest first',
  access: 'user',
  query: z.object({
    /** The id of the last session seen. */
    before: z.uuid().optional(),
    limit: limit(100, 20),
    /**
     * Words, or parts of words, in any order and case, that are all in its names or in what was said in it, as it was
     * heard or corrected. A call searches a bounded part, so that it may return fewer than `limit`, or
     * none, with more to search after `next`.
     */
    search: Text.trim().max(LIMITS.search).optional(),
    /** Those for one application. */
    job_id: z.uuid().optional(),
  }),
  reply: z.object({
    sessions: z.array(ListedInterview),
    /** What to give as `before` for the next page; null on the last one. */
    next: z.string().nullable(),
  }),
});

export const readInterview = defineEndpoint({
  method: 'GET',
  path: '/interviews/:session_id',
  summary: 'One session of the signed-in user with its events in order',
  access: 'user',
  params: z.object({ session_id: z.uuid() }),
  query: z.object({
    /** The `seq` of the last event seen. */
    after: wholeNumber.default(0),
    /** Answers may be long, and a page is put together in one go. */
    limit: limit(100, 100),
  }),
  reply: z.object({
    session: Interview,
    events: z.array(SessionEvent),
    /** What to give as `after` for the next page; null on the last one. */
    next: z.int().nullable(),
  }),
});

/** What another session for the same job begins with. */
export const readInterviewJob = defineEndpoint({
  method: 'GET',
  path: '/interviews/:session_id/job',
  summary: 'The job that an own session was about',
  access: 'user',
  params: z.object({ session_id: z.uuid() }),
  reply: z.object({
    company: z.string(),
    role: z.string(),
    job_description: z.string(),
    /** The application that it was for, while there is one. */
    job_id: z.string().nullable(),
  }),
});

export const changeInterviewMaterial = defineEndpoint({
  method: 'PUT',
  path: '/interviews/:session_id/material',
  summary: 'Give a running session of the signed-in user other material, which counts from the next answer',
  access: 'user',
  budgets: MATERIAL_CHANGE,
  params: z.object({ session_id: z.uuid() }),
  body: z.object({ resume_summary: Text.trim().max(RESUME_SUMMARY_MAX) }),
  reply: 'nothing',
});

export const changeInterviewLanguage = defineEndpoint({
  method: 'PUT',
  path: '/interviews/:session_id/language',
  summary: 'Hear and answer a running session of the signed-in user in another language from now on',
  access: 'user',
  budgets: MATERIAL_CHANGE,
  params: z.object({ session_id: z.uuid() }),
  body: z.object({ language: LanguageTag }),
  reply: 'nothing',
});

export const endInterview = defineEndpoint({
  method: 'POST',
  path: '/interviews/:session_id/end',
  summary: 'End a running session of the signed-in user now; one that is over stays as it is',
  access: 'user',
  params: z.object({ session_id: z.uuid() }),
  reply: Interview,
});

export const correctLine = defineEndpoint({
  method: 'POST',
  path: '/interviews/:session_id/corrections',
  summary: 'Correct a line of an own session, running or over',
  access: 'user',
  budgets: CORRECTION,
  params: z.object({ session_id: z.uuid() }),
  body: Correction.omit({ kind: true, heard: true }),
  reply: 'nothing',
});

/** 403 for a free session, 409 for one that is over. */
export const switchStyle = defineEndpoint({
  method: 'POST',
  path: '/interviews/:session_id/style',
  summary: 'Answer in a running paid session in this style of the signed-in user’s, from the next answer on',
  access: 'subscriber',
  budgets: STYLE_SWITCH,
  params: z.object({ session_id: z.uuid() }),
  body: z.object({ choice: StyleChoice }),
  reply: StyleSwitch.extend(Identity.shape),
});

/** All but a running one. Free ones without a word in them go on counting as unused for their day. */
export const deleteInterviews = defineEndpoint({
  method: 'DELETE',
  path: '/interviews',
  summary: 'Delete every ended session of the signed-in user',
  access: 'user',
  reply: 'nothing',
});

export const renameInterview = defineEndpoint({
  method: 'PATCH',
  path: '/interviews/:session_id',
  summary: 'Name an own session; an empty name takes it back',
  access: 'user',
  params: z.object({ session_id: z.uuid() }),
  body: z.object({ title: Text.trim().max(LIMITS.sessionTitle) }),
  reply: Interview,
});

/** 409 while it runs. */
export const deleteInterview = defineEndpoint({
  method: 'DELETE',
  path: '/interviews/:session_id',
  summary: 'Delete an ended session of the signed-in user; it can be called back for an hour',
  access: 'user',
  params: z.object({ session_id: z.uuid() }),
  reply: 'nothing',
});

export const restoreInterview = defineEndpoint({
  method: 'POST',
  path: '/interviews/:session_id/restore',
  summary: 'Call back a session of the signed-in user that was deleted',
  access: 'user',
  params: z.object({ session_id: z.uuid() }),
  reply: Interview,
});

/** Of lines and questions; 404 when there is none of them. */
const Chosen = z.object({ ids: z.array(z.uuid()).min(1).max(LIMITS.atOnce) });

/** With a line its corrections go, with a question its answers. 409 while the session runs. */
export const deleteInterviewEvents = defineEndpoint({
  method: 'POST',
  path: '/interviews/:session_id/events/delete',
  summary: 'Delete lines and questions from an ended session; they can be called back for an hour',
  access: 'user',
  params: z.object({ session_id: z.uuid() }),
  body: Chosen,
  reply: 'nothing',
});

/** Where they stood, with what went with them. */
export const restoreInterviewEvents = defineEndpoint({
  method: 'POST',
  path: '/interviews/:session_id/events/restore',
  summary: 'Call back lines and questions that were deleted from an own session',
  access: 'user',
  params: z.object({ session_id: z.uuid() }),
  body: Chosen,
  reply: 'nothing',
});
