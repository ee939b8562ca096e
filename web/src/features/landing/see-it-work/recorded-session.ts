export type RecordedEvent =
  | { at: number; kind: 'interim' | 'final'; text: string }
  | { at: number; kind: 'asked'; question: string }
  | { at: number; kind: 'answered' | 'offered'; text: string }
  | { at: number; kind: 'finished' };

/** Word ends of the sound, made with flite's free voice `slt` (CMU, BSD-like). */
const SENTENCES = [
  {
    words: 'Tell me about a time you had a conflict with a coworker.',
    ends: [515, 693, 1034, 1092, 1471, 1577, 1719, 1771, 2441, 2603, 2641, 3392],
  },
  { words: 'How did you resolve it?', ends: [3791, 3987, 4167, 4859, 5037] },
];
const QUESTION = SENTENCES.map(({ words }) => words).join(' ');

const ANSWER = `A colleague and I disagreed about dropping our free plan. I had to bring a decision to the board in a week. I asked him which number would change his mind, and we traced three months of paying teams together. In the end we kept a smaller free plan, and upgrades held at 4 in 10.`;
const OTHER_STORIES = [
  'Cut the time from sign-up to first invoice from nine days',
  'Cut the scope to what the first ten customers needed',
];

const HEARD_AFTER_MS = 160;
const SURE_AFTER_MS = 420;
const ASKED_AT_MS = 6_200;
const FIRST_WORD_MS = 500;
const WORD_MS = 65;

const heard = SENTENCES.flatMap(({ words, ends }): RecordedEvent[] => {
  const interims = ends.map((end, at) => ({
    at: end + HEARD_AFTER_MS,
    kind: 'interim' as const,
    text: words
      .split(' ')
      .slice(0, at + 1)
      .join(' ')
      .replace(/[.?]$/, ''),
  }));
  return [...interims, { at: (ends.at(-1) ?? 0) + SURE_AFTER_MS, kind: 'final', text: words }];
});

const answerWords = ANSWER.match(/\S+\s*/g) ?? [];
const answered = answerWords.map((text, word): RecordedEvent => ({
  at: ASKED_AT_MS + FIRST_WORD_MS + word * WORD_MS,
  kind: 'answered',
  text,
}));

const answeredAt = ASKED_AT_MS + FIRST_WORD_MS + answerWords.length * WORD_MS;
const offered = OTHER_STORIES.map((text): RecordedEvent => ({ at: answeredAt, kind: 'offered', text }));

export const recordedSession: readonly RecordedEvent[] = [
  ...heard,
  { at: ASKED_AT_MS, kind: 'asked', question: QUESTION },
  ...answered,
  ...offered,
  { at: answeredAt, kind: 'finished' },
];
