import { GAP } from '@pythia/contracts/gap.ts';

export interface MissingFact {
  question: string;
  part: string;
}

const HEADING = /^\s*(?:#{1,6}\s+|\*\*)([^*]+?)(?:\*\*)?:?\s*$/;
const NAMED = /^\s*(?:[-*•]\s+)?(\p{L}+):\s/u;

/** Gaps become questions, each once: "How did it end, and what came of it?" */
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

/** Answers by question; invalid JSON counts as none. */
export function readAnswers(written: string): Partial<Record<string, string>> {
  try {
    const answers = Object.entries(Object(JSON.parse(written)) as object);
    return Object.fromEntries(answers.filter(([, answer]) => typeof answer === 'string'));
  } catch {
    return {};
  }
}

export function withFact(notes: string, { part }: MissingFact, answer: string): string {
  const line = `${part}: ${answer.trim().replaceAll(/\s*\n\s*/g, ' ')}`;
  return [notes.trimEnd(), line].filter(Boolean).join('\n');
}
