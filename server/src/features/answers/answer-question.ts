import type { Happening } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/columns.ts';
import type { ChatModel, ChatModelError, ChatTurn } from '#providers/llm/chat-model.ts';
import type { Material } from '#coach/material.ts';
import { interviewInstructions } from './prompt.ts';
import { streamAnswer, type AnswerEnd } from './stream-answer.ts';

/** Enough for "and what happened then?"; more would only make the answer later. */
const RECENT_EXCHANGES = 4;
const MAX_TURN_CHARS = 2_000;

interface Exchange {
  question: string;
  answer: string;
}

/** What answers need of a session. */
interface AnsweredSession {
  isExpired: boolean;
  material: Material;
  append(happening: Happening): { id: Id };
  recent(count: number): Promise<Exchange[]>;
}

export interface AnswerParts {
  model: ChatModel;
  /** The caller's own session; undefined: there is none. */
  openSession: (
    wanted: WantedSession,
  ) => Promise<{ session: AnsweredSession; release: () => void } | undefined>;
  onFailure: (error: ChatModelError) => void;
}

interface WantedSession {
  userId: Id;
  sessionId: string;
  kind: 'free' | 'paid';
}

/**
 * Streams the answer to a question of a session, with the session's last exchanges as its context, and
 * lets go of the session when the answer has ended.
 * @returns the id that the exchange has in the session's timeline, and the text, which must be read
 * @throws AppError `not-found` for a session that is not the caller's, `forbidden` when its time is over
 */
export async function answerQuestion(
  parts: AnswerParts,
  { question, ...wanted }: WantedSession & { question: string },
  signal: AbortSignal,
): Promise<{ exchangeId: Id; text: AsyncIterable<string> }> {
  const opened = await parts.openSession(wanted);
  if (!opened) throw new AppError('not-found', MESSAGES.notFound);
  const { session, release } = opened;
  try {
    if (session.isExpired) throw new AppError('forbidden', MESSAGES.sessionExpired);
    const earlier = await session.recent(RECENT_EXCHANGES);
    const exchangeId = session.append({ kind: 'question', text: question }).id;
    const onEnd = (end: AnswerEnd): void => {
      session.append({ kind: 'answer', exchange_id: exchangeId, ...end });
      release();
    };
    const request = {
      purpose: 'interview-answer' as const,
      instructions: interviewInstructions(session.material),
      material: session.material,
      turns: [...earlier.flatMap(asTurns), { role: 'user' as const, text: question }],
    };
    return { exchangeId, text: streamAnswer({ ...parts, onEnd }, request, signal) };
  } catch (error) {
    release();
    throw error;
  }
}

const asTurns = ({ question, answer }: Exchange): ChatTurn[] => [
  { role: 'user', text: question.slice(0, MAX_TURN_CHARS) },
  { role: 'assistant', text: answer.slice(0, MAX_TURN_CHARS) },
];
