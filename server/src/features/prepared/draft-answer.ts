import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { GAP } from '@pythia/contracts/gap.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import type * as contract from '@pythia/contracts/prepared.ts';
import { titleFrom } from '@pythia/contracts/story-title.ts';
import { usualQuestion } from '@pythia/contracts/usual-questions.ts';
import { coachAnswerer } from '#asking/coach-answerer.ts';
import { asTurns } from '#asking/exchange.ts';
import { modelAnswerer, type Prompt } from '#asking/model-answerer.ts';
import { type Asked, draftOf } from '#coach/answer.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';
import { collect, type DraftParts } from './collect.ts';
import { draftPrompt, SAYS_NOTHING } from './draft-prompt.ts';
import { type Application, forJob } from './for-job.ts';

interface Drafted {
  userId: Id;
  id: string;
  question: string;
  story?: string | undefined;
  only?: 'stories' | undefined;
  job: Application | null;
}

interface DraftQuestion {
  userId: Id;
  prompt: Prompt;
  asked: Asked;
}

type Draft = ReplyOf<typeof contract.draftAnswer>;

const WITHIN_MS = 60_000;
const DRAFT_TOKENS = 400;
const TEMPERATURE = 0.3;
const TIMES_SAID = 2;

/** Drafted by a language model, else by the coach; without text where the material has nothing. */
export async function composeDraft(
  parts: DraftParts,
  { userId, id, question, story, only, job }: Drafted,
  signal: AbortSignal,
): Promise<Draft> {
  const usual = usualQuestion(id);
  const asked = usual?.question ?? question;
  const about = await parts.materialOf(userId);
  const material = forJob(about, job);
  const request: DraftQuestion = {
    userId,
    prompt: {
      request: {
        messages: draftPrompt(material, { question: asked, story }),
        maxTokens: DRAFT_TOKENS,
        temperature: TEMPERATURE,
      },
      timesSaid: TIMES_SAID,
    },
    asked: { material, turns: asTurns([], asked), instead: story },
  };
  if (only === 'stories') return { ...NO_DRAFT, others: await storiesFor(parts, request, signal) };
  if (usual?.fact && about.facts[usual.fact]) {
    const { text } = await byCoach(parts, request, signal);
    return { ...NO_DRAFT, text, source: 'fact' };
  }
  if (parts.model.label) {
    const written = await byModel(parts, request, signal);
    if (written) return { ...written, story: story ?? null };
  }
  const draft = usual && story === undefined ? draftOf(id) : 'story';
  if (draft === undefined) return NO_DRAFT;
  const { text, others, ...told } = await byCoach(parts, request, signal);
  if (draft === 'story') return { ...told, text, others, story: text === '' ? null : (story ?? null) };
  // Nobody but the user knows which story is a failure, so none is drafted.
  if (draft === 'choice') return { ...NO_DRAFT, others };
  return text === '' ? NO_DRAFT : { ...NO_DRAFT, text, source: 'fact' };
}

const NO_DRAFT: Draft = { text: '', source: 'frame', story: null, others: [] };

/** The coach's answer in the user's own words; none where it leaves a choice or a gap to its reader. */
async function byCoach(parts: DraftParts, request: DraftQuestion, signal: AbortSignal): Promise<Draft> {
  const { coach } = parts;
  const answerer = coachAnswerer(coach.label, ({ userId, asked }: DraftQuestion) =>
    coach.of(userId).answer(asked),
  );
  const { text, others, note } = await collect(parts, answerer, request, signal);
  const isWhole = note === null && text.search(GAP) < 0;
  const source = isWhole ? 'story' : 'frame';
  return { text: isWhole ? plain(text) : '', source, story: null, others };
}

async function storiesFor(parts: DraftParts, request: DraftQuestion, signal: AbortSignal): Promise<string[]> {
  const { text, others } = await byCoach(parts, telling(request, undefined), signal);
  const title = titleFrom(text);
  const told = text === '' ? '' : (await byCoach(parts, telling(request, title), signal)).text;
  return [...(told !== '' && told === text ? [title] : []), ...others];
}

const telling = (request: DraftQuestion, instead: string | undefined): DraftQuestion => ({
  ...request,
  asked: { ...request.asked, instead },
});

/** @returns undefined: the model gave none, and the coach may */
async function byModel(
  parts: DraftParts,
  request: DraftQuestion,
  signal: AbortSignal,
): Promise<Omit<Draft, 'story'> | undefined> {
  const tooLong = AbortSignal.timeout(parts.draftWithinMs ?? WITHIN_MS);
  try {
    const within = AbortSignal.any([signal, tooLong]);
    const answerer = modelAnswerer(parts.model, ({ prompt }: DraftQuestion) => prompt);
    const { text, isComplete } = await collect(parts, answerer, request, within);
    if (!isComplete) return undefined;
    const words = plain(text);
    const isNone = words === '' || words.startsWith(SAYS_NOTHING) || words.search(GAP) >= 0;
    return isNone ? NO_DRAFT : { text: words, source: 'model', others: [] };
  } catch (error) {
    signal.throwIfAborted();
    if (!tooLong.aborted && !(error instanceof AppError)) throw error;
    parts.onDraftFailure(error);
    return undefined;
  }
}

const plain = (text: string): string =>
  text
    .replaceAll(/\*\*|^#+ /gm, '')
    .trim()
    .slice(0, LIMITS.preparedText);
