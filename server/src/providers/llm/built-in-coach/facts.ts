import type { Material } from '#coach/material.ts';
import { searchIndex } from './search-index.ts';

/** One statement from the material, in the candidate's own words. `job` is the employer's, not the candidate's. */
export interface Fact {
  text: string;
  source: 'work' | 'education' | 'story' | 'other' | 'job';
  /** The part it stands in: a story's sentences belong together. */
  part: number;
}

const MAX_FACT_CHARS = 240;

/** Cuts text at lines, list marks, semicolons and the ends of sentences; "e.g." ends none. */
export function statements(text: string): string[] {
  return text
    .split(/[\r\n;•▪‣]+|(?<=[\p{L}\p{N})%"”]{2}[.!?])\s+|^\s*[-*–]\s+/mu)
    .map((statement) =>
      statement
        .replace(/^[\s\-*–·]+/u, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((statement) => /\p{L}{2}/u.test(statement))
    .map(shorten);
}

function shorten(text: string): string {
  if (text.length <= MAX_FACT_CHARS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_FACT_CHARS) + 1 || MAX_FACT_CHARS).trimEnd()}…`;
}

function factsOf(material: Material): Fact[] {
  const parts: [Fact['source'], string][] = [
    ['work', material.work],
    ...material.stories.map((story): [Fact['source'], string] => ['story', story]),
    ['other', material.other],
    ['education', material.education],
    ['job', material.jobDescription],
  ];
  return parts.flatMap(([source, text], part) =>
    statements(text).map((statement) => ({ text: statement, source, part })),
  );
}

export interface FactFinder {
  /** The candidate's own statements that match, best first. */
  own(query: string): Fact[];
  /** The candidate's statements about work and life in the order given, for questions that name no subject. */
  all: readonly Fact[];
  /** What the employer says about the job. */
  job: readonly Fact[];
}

export function factFinder(material: Material): FactFinder {
  const facts = factsOf(material);
  const own = facts.filter(({ source }) => source !== 'job');
  // A story was told to be used, so it goes before a line of the résumé that matches as well.
  const search = searchIndex(own, {
    story: { text: (fact) => (fact.source === 'story' ? fact.text : ''), boost: 1.5 },
    text: { text: (fact) => (fact.source === 'story' ? '' : fact.text), boost: 1 },
  });
  return {
    own: (query) => search(query).map(({ document }) => document),
    all: own,
    job: facts.filter(({ source }) => source === 'job'),
  };
}
