import { clipped } from './wording.ts';

const WORDS = 22;

/**
 * A sentence of the job description as the candidate says it after "because": `You will run our night shift.`
 * → `I would run your night shift`; what cannot be turned is quoted.
 */
export function statementAsWish(statement: string): string {
  const said = brief(statement);
  const turned = turn(said);
  return turned ?? `the advert says “${said}”`;
}

/** The same seen from the employer: `you need somebody to run your night shift`. */
export const statementAsNeed = (statement: string): string =>
  statementAsWish(statement).replace(/^I would /, 'you need somebody to ');

/** A statement short enough to be said, without a closing mark. */
export const brief = (statement: string): string =>
  clipped(statement.trim(), WORDS).replace(/[.!?…\s]+$/u, '');

const TURNS: readonly [RegExp, string][] = [
  [/^you(?: will|['’]ll) (?:be )?(?:responsible for|in charge of) /i, 'I would be responsible for '],
  [/^you(?: will|['’]ll) /i, 'I would '],
  [/^(?:the successful candidate|the role holder|the post holder|this person|they) will /i, 'I would '],
  [/^(?:we are|we['’]re) (?:looking for|seeking|hiring) /i, 'you are looking for '],
  [/^we need /i, 'you need '],
  [/^we want /i, 'you want '],
  [
    /^(?=(?:proven |strong |solid |good |some )?(?:experience|knowledge|understanding|background) (?:of|with|in)\b)/i,
    'you ask for ',
  ],
];

function turn(said: string): string | undefined {
  const [pattern, start] = TURNS.find(([form]) => form.test(said)) ?? [];
  if (!pattern || start === undefined) return undefined;
  const rest = said.replace(pattern, '');
  return start + otherSide(start === 'you ask for ' ? rest.charAt(0).toLowerCase() + rest.slice(1) : rest);
}

/** What is "ours" to the employer is "yours" to the candidate. */
const otherSide = (text: string): string =>
  text.replace(/\b(our|your|us|we|you)\b/gi, (word) => SIDES[word.toLowerCase()] ?? word);

const SIDES: Record<string, string> = { our: 'your', your: 'my', us: 'you', we: 'you', you: 'I' };
