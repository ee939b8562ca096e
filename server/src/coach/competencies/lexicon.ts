import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Competency, Group } from './group-schema.ts';

const NAMES = [
  'people',
  'communication',
  'teamwork',
  'leadership',
  'delivery',
  'drive',
  'thinking',
  'customers',
  'resilience',
  'growth',
  'integrity',
  'money',
  'safety',
  'quality',
  'technology',
  'craft',
] as const;

type GroupName = (typeof NAMES)[number];

const read = (name: GroupName): Group =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'groups', `${name}.json`), 'utf8')) as Group;

export const GROUPS: ReadonlyMap<GroupName, Group> = new Map(NAMES.map((name) => [name, read(name)]));

export const COMPETENCIES: readonly Competency[] = [...GROUPS.values()].flatMap(
  ({ competencies }) => competencies,
);

export const competenciesOf = (...names: readonly GroupName[]): Competency[] =>
  names.flatMap((name) => GROUPS.get(name)!.competencies);
