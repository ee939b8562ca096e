import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Field, Topic } from './field-schema.ts';

/** By the names of their files without the ending, as topics name them. */
export const FIELDS: ReadonlyMap<string, Field> = new Map(
  globSync(join(import.meta.dirname, 'fields/*.json'))
    .toSorted()
    .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8')) as Field]),
);

export const TOPICS: readonly Topic[] = [...FIELDS].flatMap(([id, { topics }]) =>
  topics.map(({ also = [], ...topic }) => ({ ...topic, fields: [id, ...also] })),
);
