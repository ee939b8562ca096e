/** A number that a line tells, and of what. */
export interface Figure {
  value: number;
  /** `code`: one that names and counts nothing, as in `Ward 31`. */
  kind: 'money' | 'percent' | 'time' | 'plain' | 'code';
  currency: string;
  /** Of its unit, where it is a length of time. */
  days: number;
  line: number;
  /** In lexemes. */
  at: number;
  /** The stem of what is counted. */
  noun: string;
  /** Whether that is told as many. */
  isPlural: boolean;
  /** Which sentence of its line it stands in. */
  part?: number;
  /** In days: how often it comes. */
  rate?: number;
}

/** One that names and counts nothing. */
export const codeOf = (value: number, line: number, at: number): Figure => ({
  value,
  kind: 'code',
  currency: '',
  days: 0,
  line,
  at,
  noun: '',
  isPlural: false,
});
