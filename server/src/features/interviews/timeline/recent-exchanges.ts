import type { Happening } from '@pythia/contracts/interviews.ts';
import type { AskedExchange } from '#asking/exchange.ts';

/**
 * The last `count` questions that were answered, at least in part, each with its answer; oldest first. A
 * question may come after its answer, where it was written between the two queries.
 */
export function recentExchanges(
  events: readonly { id: string; happening: Happening }[],
  count: number,
): AskedExchange[] {
  const questions = new Map<string, Extract<Happening, { kind: 'question' }>>();
  for (const { id, happening } of events) {
    if (happening.kind === 'question') questions.set(id, happening);
  }
  const exchanges: AskedExchange[] = [];
  for (const { happening } of events) {
    if (happening.kind !== 'answer' || happening.text === '') continue;
    const { exchange_id: id, text: answer, state } = happening;
    const question = questions.get(id);
    if (!question) continue;
    const { text, lines = [], again } = question;
    exchanges.push({ id, question: text, lines, again, answer, state });
  }
  return exchanges.slice(-count);
}
