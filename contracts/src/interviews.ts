import { z } from 'zod';
import { StoodIn } from './answerer.ts';
import { CORRECTION, MATERIAL_CHANGE, STYLE_SWITCH } from './budgets.ts';
import { Cue } from './cue.ts';
import { Cut } from './cut.ts';
import { defineEndpoint } from './endpoint.ts';
import { LanguageTag } from './language.ts';
import { LIMITS } from './limits.ts';
import { AnswerProofPart } from './proof.ts';
import { RESUME_SUMMARY_MAX } from './resume-summary.ts';
import { AnswerForm, StyleChoice } from './answer-form.ts';
import { Text } from './text.ts';

const SessionKind = z.enum(['free', 'paid', 'practice']);
export type SessionKind = z.infer<typeof SessionKind>;
export type LiveKind = Exclude<SessionKind, 'practice'>;

export const Interview = z.object({
  id: z.string(),
  kind: SessionKind,
  title: z.string(),
  company: z.string(),
  job_title: z.string(),
  language: LanguageTag,
  job_id: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  running: z.boolean(),
  /** True once its price was charged, with the first word. */
  counted: z.boolean(),
  entries: z.int().nonnegative(),
  questions: z.int().nonnegative(),
});
export type Interview = z.infer<typeof Interview>;

const Excerpt = z.object({
  event_id: z.string(),
  kind: z.enum(['line', 'question', 'answer', 'correction']),
  pieces: z.array(z.object({ text: z.string(), found: z.boolean() })),
});
export type Excerpt = z.infer<typeof Excerpt>;

export const ListedInterview = Interview.extend({
  excerpt: Excerpt.optional(),
});
export type ListedInterview = z.infer<typeof ListedInterview>;

const Measured = z.int().nonnegative().nullable();

export const TokenUsage = z.object({
  prompt: z.int().nonnegative(),
  completion: z.int().nonnegative(),
  cached: z.int().nonnegative().nullable(),
});
export type TokenUsage = z.infer<typeof TokenUsage>;

/** A transcript sentence: id of the line in which it ended, then its index there. */
export const LineKey = Text.max(41).regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/\d{1,4}$/);

/**
 * One of several attempts to send a question: `id` stays, `at` (epoch milliseconds) grows; the newest counts.
 */
export const Sending = z.object({ id: Text.max(64).regex(/^[\w-]{8,}$/), at: z.int().nonnegative() });
export type Sending = z.infer<typeof Sending>;

const Line = z.object({
  kind: z.literal('line'),
  text: z.string(),
  /** Milliseconds from its last loud sample to its text. */
  spoken_ms: z.int().nonnegative().optional(),
});
const Question = z.object({
  kind: z.literal('question'),
  text: z.string(),
  lines: z.array(LineKey).optional(),
  again: z.string().optional(),
  sending: Sending.optional(),
  /** `key` of the detected question, where nobody pressed. */
  found: z.string().optional(),
});
const Answer = z.object({
  kind: z.literal('answer'),
  exchange_id: z.string(),
  /** Markdown; empty while a story is to be chosen. */
  text: z.string(),
  alternatives: z.array(z.string()).default([]),
  note: z.string().nullable().default(null),
  remark: z.string().optional(),
  /** `partial`: the service broke off · `stopped`: by the user · `failed`: without a word. */
  state: z.enum(['complete', 'partial', 'stopped', 'failed']),
  cut: Cut.optional(),
  first_text_ms: Measured,
  total_ms: Measured,
  answered_by: z.string().nullable().default(null),
  stood_in: StoodIn.nullable().default(null),
  source: z.string().nullable().default(null),
  usage: TokenUsage.nullable().default(null),
  form: AnswerForm.optional(),
  cue: Cue.optional(),
  proof: z.array(AnswerProofPart).optional(),
});

/** The user's own words for a line; the last correction counts. */
const Correction = z.object({
  kind: z.literal('correction'),
  line: LineKey,
  text: Text.trim().min(1).max(LIMITS.line),
  /** Words replaced by a vocabulary correction; ignored where the line lacks them. */
  heard: z.string().optional(),
});

/** Copy of the style that counts from now on; null: usual answers. */
const StyleSwitch = z.object({
  kind: z.literal('style'),
  choice: StyleChoice,
  /** `NamedStyle`, not parsed here: its schema would be in every page's script. */
  named: z.object({ name: z.string(), style: z.looseObject({}) }).nullable(),
});

/** A question found in the interviewer's words; the last event of a `key` counts. */
const Detected = z.object({
  kind: z.literal('detected'),
  /** `revised`: it goes on · `replaced`: another is in its place · `withdrawn`: it was none. */
  change: z.enum(['asked', 'revised', 'replaced', 'withdrawn']),
  key: z.string(),
  question: z
    .object({
      text: z.string(),
      parts: z.array(z.string()),
      sort: z.string(),
      follows_up: z.boolean(),
      doubtful: z.boolean(),
      lines: z.array(z.string()),
    })
    .nullable(),
  instead: z.string().optional(),
  found_ms: z.int().nonnegative().optional(),
});

/** An event before the timeline gives it an identity. */
export const Happening = z.discriminatedUnion('kind', [
  Line,
  Question,
  Answer,
  Correction,
  StyleSwitch,
  Detected,
]);
export type Happening = z.infer<typeof Happening>;

export const SpokenChannel = z.enum(['interviewer', 'candidate']);
export type SpokenChannel = z.infer<typeof SpokenChannel>;

const Identity = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  channel: z.enum([...SpokenChannel.options, 'copilot']),
});

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
  /** Grows from 1, with gaps where events were deleted. */
  seq: z.int().positive(),
});

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
    before: z.uuid().optional(),
    limit: limit(100, 20),
    /**
     * Words in any order, all in the session's names or in its text. A page may be short while `next` is set.
     */
    search: Text.trim().max(LIMITS.search).optional(),
    job_id: z.uuid().optional(),
  }),
  reply: z.object({
    sessions: z.array(ListedInterview),
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
    after: wholeNumber.default(0),
    limit: limit(100, 100),
  }),
  reply: z.object({
    session: Interview,
    events: z.array(SessionEvent),
    next: z.int().nullable(),
  }),
});

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

/** Removes the question from all windows; ends its answer unless a press asked it. */
export const withdrawQuestion = defineEndpoint({
  method: 'POST',
  path: '/interviews/:session_id/questions/withdraw',
  summary: 'Say that a question which was found in an own session is none',
  access: 'user',
  budgets: CORRECTION,
  params: z.object({ session_id: z.uuid() }),
  body: z.object({ key: LineKey }),
  reply: 'nothing',
});

/** 403 for a free session, 409 for an ended one. */
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

/** Keeps a running one. Deleted free sessions without a word still count for their day. */
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

const Chosen = z.object({ ids: z.array(z.uuid()).min(1).max(LIMITS.atOnce) });

/** Corrections go with their line, answers with their question. 409 while the session runs. */
export const deleteInterviewEvents = defineEndpoint({
  method: 'POST',
  path: '/interviews/:session_id/events/delete',
  summary: 'Delete lines and questions from an ended session; they can be called back for an hour',
  access: 'user',
  params: z.object({ session_id: z.uuid() }),
  body: Chosen,
  reply: 'nothing',
});

export const restoreInterviewEvents = defineEndpoint({
  method: 'POST',
  path: '/interviews/:session_id/events/restore',
  summary: 'Call back lines and questions that were deleted from an own session',
  access: 'user',
  params: z.object({ session_id: z.uuid() }),
  body: Chosen,
  reply: 'nothing',
});
