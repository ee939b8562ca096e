/** What an interviewer says, as a recogniser's events, with what is asked in it. */
export interface Sequence {
  id: string;
  events: { t: number; kind: 'partial' | 'final'; text: string; line: number }[];
  expect: Expected[];
  notQuestions: { line: number; kind: string; text: string }[];
}

export interface Expected {
  text: string;
  /** Other wordings that are as good. */
  alt?: string[];
  kind: string;
  /** Seconds at which the first event holds its last word. */
  askedAt: number;
  startAt: number;
  endAt: number;
  /** Indices among the expected of its sequence. */
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
  /** Index among the predicted of its sequence. */
  replaces: number | null;
}
