import { capitalised, clipped, decapitalised } from './wording.ts';

const WORDS = 22;

/**
 * A sentence of the job description as the candidate says it after "because": `You will run our night shift.`
 * → `I would run your night shift`; undefined where it cannot be turned.
 */
export function statementAsWish(statement: string): string | undefined {
  const said = brief(statement);
  const isCut = said.length < withoutMark(statement).length;
  return turn(isCut ? asList(said) : said);
}

/** As a fact that both know: `Hours are 22:00 to 06:00`, `You offer £29,000 a year`. */
export const statementAsFact = (statement: string): string =>
  capitalised(statementAsWish(statement) ?? brief(statement));

const withoutMark = (text: string): string => text.trim().replace(/[.!?…\s]+$/u, '');

/** A list of which the end is cut off gets an "and" before what is last now. */
const asList = (cut: string): string =>
  cut.replace(/, (?!(?:and|or|with|for|in|of|from|to|where|when|which|as|including)\b)([^,]+)$/u, ' and $1');

/** A statement short enough to be said, without a closing mark. */
const brief = (statement: string): string => withoutMark(clipped(statement.trim(), WORDS));

const TURNS: readonly [RegExp, string][] = [
  [/^you(?: will|['’]ll) (?:be )?(?:responsible for|in charge of) /i, 'I would be responsible for '],
  [/^you(?: will|['’]ll) /i, 'I would '],
  [
    /^(?:(?:reporting to|as an?) (?:[\p{L}'’-]+ ){1,5}?(?:[\p{L}'’-]+, )?)?you (?!(?:are|have|know|can|could|need|like|want|must|should|will|may|might|do|get|receive|hold|bring|understand|enjoy|love|speak|think|care|believe)\b)(?=\p{Ll}+\b(?! (?:well|clean|clear)))/iu,
    'I would ',
  ],
  [/^(?:the successful candidate|the role holder|the post holder|this person|they) will /i, 'I would '],
  [/^(?:we are|we['’]re) (?:looking for|seeking|hiring) /i, 'you are looking for '],
  [/^we need /i, 'you need '],
  [/^we want /i, 'you want '],
  [/^we (?=\p{Ll})/iu, 'you '],
  [/^our (?=\p{L})/iu, 'your '],
  [
    /^(?=(?:proven |strong |solid |good |some )?(?:experience|knowledge|understanding|background) (?:of|with|in)\b)/i,
    'you ask for ',
  ],
];

function turn(said: string): string | undefined {
  const [pattern, start] = TURNS.find(([form]) => form.test(said)) ?? [];
  if (!pattern || start === undefined) return undefined;
  const rest = said.replace(pattern, '');
  return start + otherSide(start === 'you ask for ' ? decapitalised(rest) : rest);
}

/** What is "ours" to the employer is "yours" to the candidate, who is "me" where something is done to them. */
const otherSide = (text: string): string =>
  text.replace(/\b(?:our|yourself|your|us|we|you are|you['’]re|you)\b/gi, (word, at: number) => {
    const own = word.toLowerCase();
    if (own === 'you') return TO_ME.test(text.slice(0, at)) ? 'me' : 'I';
    return SIDES[own] ?? 'I am';
  });

const TO_ME =
  /\b(?:(?:will|can|to) \p{L}+|for|with|to|from|of|on|around|gives?|helps?|trains?|supports?|asks?|offers?|shows?|teach|lets?|makes?) $/iu;

const SIDES: Record<string, string> = {
  our: 'your',
  your: 'my',
  us: 'you',
  we: 'you',
  yourself: 'myself',
};
