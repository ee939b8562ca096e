import type { WholeEntry as ShownEntry, NamedEntry } from '@pythia/contracts/knowledge.ts';
import { ENTRIES, FIELDS, type KnowledgeEntry } from '#coach/knowledge/fields.ts';

export const ENTRY: ReadonlyMap<string, KnowledgeEntry> = new Map(ENTRIES.map((entry) => [entry.id, entry]));

const BY_NAME = new Map(ENTRIES.map((entry) => [entry.name, entry]));

const QUESTIONS: ReadonlySet<string> = new Set(ENTRIES.flatMap(({ questions }) => questions));

export const isGeneralQuestion = (question: string): boolean => QUESTIONS.has(question);

const IN_FIELD: ReadonlyMap<string, readonly KnowledgeEntry[]> = new Map(
  [...FIELDS.keys()].map((field) => {
    const known = ENTRIES.filter(({ fields }) => fields.includes(field));
    const [own, shared] = [true, false].map((isOwn) =>
      known.filter(({ fields }) => (fields[0] === field) === isOwn),
    );
    return [field, [...own!, ...shared!]];
  }),
);

export const entriesInField = (field: string): readonly KnowledgeEntry[] => IN_FIELD.get(field) ?? [];

export const named = ({ id, name, fields: [field] }: KnowledgeEntry): NamedEntry => ({ id, name, field });

export const shownEntry = (entry: KnowledgeEntry, isHidden: boolean): ShownEntry => ({
  ...named(entry),
  answer: entry.answer,
  points: entry.points,
  wanted: entry.wanted,
  pitfalls: entry.pitfalls,
  figures: entry.figures ?? [],
  questions: entry.questions,
  related: entry.related.flatMap((name) => BY_NAME.get(name) ?? []).map(named),
  hidden: isHidden,
});
