import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/columns.ts';
import type { Database } from '#db/database.ts';
import type { ChatModel, ChatModelError, ChatTurn } from '#providers/llm/chat-model.ts';
import { recentExchanges, saveExchange, type Exchange } from './exchanges-store.ts';
import { interviewInstructions } from './prompt.ts';
import { readResumeSummary } from './read-resume-summary.ts';
import { streamAnswer } from './stream-answer.ts';

const MODEL = 'gpt-4o-mini';
/** Enough for "and what happened then?"; more would only make the answer later. */
const RECENT_EXCHANGES = 4;
const MAX_TURN_CHARS = 2_000;

interface OwnFreeSession {
  id: Id;
  jobTitle: string;
  resumeSummary: string;
  expired: boolean;
}

export interface AnswerParts {
  db: Database;
  clock: Clock;
  model: ChatModel;
  findFreeSession: (wanted: { userId: Id; sessionId: string }) => Promise<OwnFreeSession | undefined>;
  onFailure: (error: ChatModelError) => void;
}

/**
 * Streams the answer to a question of a free session, with the session's last exchanges as its context.
 * @throws AppError `not-found` for a session that is not the caller's, `forbidden` when its time is over
 */
export async function answerFreeQuestion(
  parts: AnswerParts,
  asked: { userId: Id; sessionId: string; question: string },
  signal: AbortSignal,
): Promise<AsyncIterable<string>> {
  const session = await parts.findFreeSession(asked);
  if (!session) throw new AppError('not-found', MESSAGES.notFound);
  if (session.expired) throw new AppError('forbidden', MESSAGES.sessionExpired);

  const { question } = asked;
  const summary = readResumeSummary(session.resumeSummary);
  const material = { ...summary, role: summary.role || session.jobTitle };
  const earlier = await recentExchanges(parts.db, session.id, RECENT_EXCHANGES);
  const save = ({ text, complete }: { text: string; complete: boolean }): Promise<void> =>
    saveExchange(parts.db, {
      sessionId: session.id,
      question,
      answer: text,
      complete,
      at: parts.clock.now().getTime(),
    });
  return streamAnswer(
    { model: parts.model, save, onFailure: parts.onFailure },
    {
      purpose: 'interview-answer',
      instructions: interviewInstructions(material),
      material,
      turns: [...earlier.flatMap(asTurns), { role: 'user', text: question }],
      model: MODEL,
    },
    signal,
  );
}

const asTurns = ({ question, answer }: Exchange): ChatTurn[] => [
  { role: 'user', text: question.slice(0, MAX_TURN_CHARS) },
  { role: 'assistant', text: answer.slice(0, MAX_TURN_CHARS) },
];
