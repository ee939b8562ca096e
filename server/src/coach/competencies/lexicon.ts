import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Competency {
  id: string;
  asked: readonly string[];
  strong: string;
  /** Base forms that hint at it: `meeting`. */
  weak: string;
  marks: readonly string[];
  /** Stories of it go badly: asked for a failure, a success is no answer. */
  isFailure?: true;
  /** Ids; feedback given is not feedback received. */
  opposites?: readonly string[];
}

export interface Group {
  about: string;
  competencies: Competency[];
}

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
