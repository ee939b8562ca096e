export type ClaimKind =
  | 'number'
  | 'date'
  | 'money'
  | 'name'
  | 'title'
  | 'degree'
  | 'award'
  | 'certificate'
  | 'term'
  | 'deed';

/** The rule has read up to `end`; the lexemes from `from` up to `to` are unsupported. */
export interface Step {
  end: number;
  isPhrase?: boolean;
  unproved?: { from: number; to: number; kind: ClaimKind };
}

export const unprovedStep = (end: number, from: number, to: number, kind: ClaimKind): Step => ({
  end,
  unproved: { from, to, kind },
});
