/** Events, with their questions. */
export interface Sequence {
  id: string;
  events: { t: number; kind: 'partial' | 'final'; text: string; line: number }[];
  expect: Expected[];
  notQuestions: { line: number; kind: string; text: string }[];
}

export interface Expected {
  text: string;
  /** Equally good wordings. */
  alt?: string[];
  kind: string;
  /** Seconds of the first event with its last word. */
  askedAt: number;
  startAt: number;
  endAt: number;
  /** Indices of the sequence's questions. */
  followsUp: number | null;
  replaces: number | null;
  /** Two questions in one breath. */
  parts?: string[];
  /** Neither right nor wrong. */
  optional?: boolean;
}

export interface Predicted {
  at: number;
  text: string;
  kind: string;
  isFollowUp: boolean;
  /** Index of the sequence's predictions. */
  replaces: number | null;
}
