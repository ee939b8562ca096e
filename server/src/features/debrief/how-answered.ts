import { PREPARED_BY } from '@pythia/contracts/answerer.ts';
import type { AnswerWay, Stall } from '@pythia/contracts/debrief.ts';
import { isCoach } from '#asking/coach-answerer.ts';
import type { GatheredQuestion } from './asked-questions.ts';

/** Milliseconds to the first word. */
const SLOW_MS = 3_000;

export function wayOf({ answer }: GatheredQuestion): AnswerWay {
  if (!answer) return 'none';
  if (answer.text === '') return answer.cue && answer.alternatives.length === 0 ? 'cue' : 'none';
  if (answer.answered_by === null) return 'unknown';
  if (answer.answered_by === PREPARED_BY) return 'prepared';
  return isCoach(answer.answered_by) ? 'coach' : 'model';
}

export function stallOf({ attempts, answer }: GatheredQuestion): Stall | null {
  if (attempts.length === 0) return null;
  if (!answer || answer.state === 'failed') return 'no-answer';
  if (answer.text === '' && answer.alternatives.length > 0) return 'not-chosen';
  if (answer.text === '') return answer.state === 'stopped' ? 'stopped' : 'no-answer';
  if (answer.state === 'partial') return 'cut-off';
  if ((answer.first_text_ms ?? 0) >= SLOW_MS) return 'slow';
  return attempts.length > 1 ? 'asked-again' : null;
}
