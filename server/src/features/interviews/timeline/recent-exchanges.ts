import type { Happening } from '@pythia/contracts/interviews.ts';
import type { Exchange } from '#asking/exchange.ts';

/**
 * The last `count` questions that were answered, at least in part, each with its answer; oldest first. A
 * question may come after its answer, where it was written between the two queries.
 */
export function recentExchanges(
  events: readonly { id: string; happening: Happening }[],
  count: number,
): Exchange[] {
  const questions = new Map<string, string>();
  for (const { id, happening } of events) {
    if (happening.kind === 'question') questions.set(id, happening.text);
  }
  const exchanges: Exchange[] = [];
  for (const { happening } of events) {
    if (happening.kind !== 'answer' || happening.text === '') continue;
    const question = questions.get(happening.exchange_id);
    if (question !== undefined) {
      exchanges.push({ question, answer: happening.text, state: happening.state });
    }
  }
  return exchanges.slice(-count);
}
