import { hasTitle } from './classify-line.ts';
import type { HeaderField, HeaderLine } from './header-line.ts';
import { isEveryday } from './place-of.ts';
import type { Segment } from './segments.ts';

/** A name behind several employers is a town: `Telvia, Harlow` and `Haddow, Harlow`. */
export function withTowns(segments: readonly Segment[]): Segment[] {
  const before = Map.groupBy(
    segments.flatMap(({ jobs }) => jobs.flatMap(pairsIn)),
    ({ name }) => name,
  );
  const isTown = (name: string): boolean => {
    const names = before.get(name)?.map(({ employer }) => employer) ?? [];
    return new Set(names.map(({ text }) => text)).size > 1 && names.some(isNoDepartment);
  };
  const withTown = (field: HeaderField): HeaderField =>
    isTown(field.text) ? { ...field, kind: 'location' } : field;
  return segments.map((segment) => ({
    ...segment,
    jobs: segment.jobs.map((job) => job.map((line) => ({ ...line, fields: line.fields.map(withTown) }))),
  }));
}

interface Pair {
  employer: HeaderField;
  name: string;
}

const pairsIn = (job: readonly HeaderLine[]): Pair[] =>
  (job.some(hasTitle) ? job : []).flatMap(({ fields }): Pair[] => {
    const [employer, last] = fields.filter(({ kind }) => kind !== 'title').slice(-2);
    return last?.kind === 'name' && last.isBehindComma ? [{ employer: employer!, name: last.text }] : [];
  });

const isNoDepartment = ({ kind, text }: HeaderField): boolean => kind === 'organisation' || !isEveryday(text);
