/** Milliseconds after the last loud sample. */
const PRESSES = [-2_000, 0, 400, 1_700] as const;

export const TRAILS = ['nothing', 'Okay.', 'a cough', 'music', 'Take your time.'] as const;
export type Trail = (typeof TRAILS)[number];

export interface Case {
  /** The voice's pauses unless `pauses` (seconds). */
  sentences: readonly string[];
  pauses?: readonly number[];
  pressMs: (typeof PRESSES)[number];
  /** Heard 0.8 s after the question. */
  trail: Trail;
}

const TWO_SENTENCES = [
  ['Tell me about a time you had a conflict with a coworker.', 'How did you resolve it?'],
  ['We have a lot of old code here.', 'How would you decide what to rewrite first?'],
  ['You worked with many customers.', 'What did you learn from the difficult ones?'],
  ['I see that you changed your job last year.', 'Why did you leave the company?'],
  ['Think of a project that failed.', 'What would you do in a different way today?'],
  ['Our team works in three different countries.', 'How do you keep everybody informed?'],
  ['What is the difference between a process and a thread?', 'When would you use one of them?'],
  ['Sometimes two people want different things.', 'How do you choose what to do first?'],
  ['You have led a small team before.', 'How did you give bad news to people?'],
  ['Our customers want an answer in one hour.', 'How would you organize the work?'],
  ['Imagine that the system is down on a Friday night.', 'What do you do in the first ten minutes?'],
  ['Let us talk about money for a moment.', 'What salary do you expect from us?'],
];

/** Pauses inside sentences. */
const HUMAN_PAUSES: Pick<Case, 'sentences' | 'pauses'>[] = [
  { sentences: ['Can you walk me through', 'your experience with distributed systems?'], pauses: [0.6] },
  { sentences: ['What is the difference', 'between a process', 'and a thread?'], pauses: [0.7, 0.6] },
  { sentences: ['Tell me about a decision', 'that you made without enough information.'], pauses: [1] },
  { sentences: ['How would you explain', 'a difficult idea', 'to a customer?'], pauses: [0.6, 0.9] },
  { sentences: ['Why do you want', 'to leave your current job?'], pauses: [1.2] },
  { sentences: ['Describe the best team that you worked with.', 'What made it so good?'], pauses: [1.5] },
];

const spoken: Pick<Case, 'sentences' | 'pauses'>[] = [
  ...TWO_SENTENCES.map((sentences) => ({ sentences })),
  ...HUMAN_PAUSES,
];

/** Every press meets every trailing sound. */
export const CASES: readonly Case[] = spoken.map((question, place) => ({
  ...question,
  pressMs: PRESSES[place % PRESSES.length]!,
  trail: TRAILS[place % TRAILS.length]!,
}));
