/** Kinds of what can be claimed. */
export type ClaimKind =
  | 'number'
  | 'date'
  | 'money'
  | 'name'
  | 'title'
  | 'degree'
  | 'award'
  | 'certificate'
  | 'term';

/** What a rule has decided: it has read up to `end`, and nothing supports the lexemes from `from` up to `to`. */
export interface Step {
  end: number;
  /** Whether it is a fixed phrase, which claims nothing. */
  isPhrase?: boolean;
  unproved?: { from: number; to: number; kind: ClaimKind };
}

export const unprovedStep = (end: number, from: number, to: number, kind: ClaimKind): Step => ({
  end,
  unproved: { from, to, kind },
});
