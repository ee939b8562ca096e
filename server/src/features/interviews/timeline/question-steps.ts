import type { AppendedEvent } from '@pythia/contracts/interviews.ts';

/** End of speech to its line · to the found question · to the first word of the answer · to its last. */
export type QuestionStep = 'line' | 'question' | 'first word' | 'last word';

export function stepsOf(event: AppendedEvent): [QuestionStep, number][] {
  if (event.kind === 'line' && event.spoken_ms !== undefined) return [['line', event.spoken_ms]];
  if (event.kind === 'detected' && event.change === 'asked' && event.found_ms !== undefined)
    return [['question', event.found_ms]];
  if (event.kind !== 'answer' || event.first_text_ms === null) return [];
  const { first_text_ms: first, total_ms: total, state } = event;
  const last = state === 'complete' && total !== null;
  return [
    ['first word', first],
    ...(last ? ([['last word', total - first]] as [QuestionStep, number][]) : []),
  ];
}
