import type { Happening } from '@pythia/contracts/interviews.ts';

type Answer = Omit<Extract<Happening, { kind: 'answer' }>, 'kind'>;
/** The body of an answer's event: what answers did not tell when it was written is missing. */
export type StoredAnswer = Pick<Answer, 'exchange_id' | 'text' | 'state' | 'first_text_ms' | 'total_ms'> &
  Partial<Answer>;

const NOT_TOLD = { answered_by: null, stood_in: null, source: null, usage: null };

/** An answer as it was stored, perhaps long ago: before answers had parts, what was not said stood in the text. */
export const storedAnswer = (body: StoredAnswer): Answer => ({
  ...NOT_TOLD,
  alternatives: [],
  note: null,
  ...body,
  ...(!body.alternatives && partsOf(body.text)),
});

const RULE = '\n\n---\n';
const MOST_ALTERNATIVES = 2;

/** Behind the last rule, at the end of the text, one or two lines of a list, or a single line. */
function partsOf(text: string): Pick<Answer, 'text' | 'alternatives' | 'note'> | undefined {
  const rule = `${text}\n`.lastIndexOf(RULE);
  const lines = text
    .slice(rule + RULE.length)
    .trim()
    .split('\n')
    .filter(Boolean);
  const alternatives = lines.flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []);
  const isNote = lines.length === 1 && alternatives.length === 0;
  const isList = alternatives.length === lines.length && lines.length <= MOST_ALTERNATIVES;
  if (rule <= 0 || !(isNote || isList)) return undefined;
  return { text: text.slice(0, rule), alternatives, note: isNote ? lines[0]! : null };
}
