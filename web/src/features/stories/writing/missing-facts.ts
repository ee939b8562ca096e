import { GAP } from '@pythia/contracts/gap.ts';

/** Something that a story needs and its notes do not say. */
export interface MissingFact {
  /** As it is asked: `How did it end, and what came of it?` */
  question: string;
  /** The part of the story that it belongs to, as the notes can name it: `Result`. */
  part: string;
}

const HEADING = /^\s*(?:#{1,6}\s+|\*\*)([^*]+?)(?:\*\*)?:?\s*$/;
const NAMED = /^\s*(?:[-*•]\s+)?(\p{L}+):\s/u;

/** The gaps of a story as questions, each once, in the order in which they stand. */
export function missingFacts(story: string): MissingFact[] {
  const found = new Map<string, MissingFact>();
  let heading = '';
  for (const line of story.split('\n')) {
    heading = HEADING.exec(line)?.[1] ?? heading;
    for (const [, words = ''] of line.matchAll(GAP)) {
      const question = `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/[?.!]+$/, '')}?`;
      if (!found.has(question)) found.set(question, { question, part: NAMED.exec(line)?.[1] ?? heading });
    }
  }
  return [...found.values()];
}

/** Answers by their question, as they were kept as JSON; whatever else stands there is none. */
export function readAnswers(written: string): Partial<Record<string, string>> {
  try {
    const answers = Object.entries(Object(JSON.parse(written)) as object);
    return Object.fromEntries(answers.filter(([, answer]) => typeof answer === 'string'));
  } catch {
    return {}; // nothing yet, or not ours
  }
}

/** Notes with an answer more, under the name of the part that it belongs to: whoever reads them knows its place. */
export function withFact(notes: string, { part }: MissingFact, answer: string): string {
  const line = `${part}: ${answer.trim().replaceAll(/\s*\n\s*/g, ' ')}`;
  return [notes.trimEnd(), line].filter(Boolean).join('\n');
}
