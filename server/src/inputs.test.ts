import { expect, test } from 'vitest';
import { z } from 'zod';
import { callsOfContracts } from '#testing/calls-of-contracts.ts';

/** Grammars without NUL; only UUIDs are bounded. */
const PLAIN_FORMATS = new Set(['uuid', 'datetime', 'email']);

/** Bounded by nature; files and raw bytes by `bodyLimit`. */
const BOUNDED_KINDS = new Set(['boolean', 'custom', 'enum', 'file', 'literal', 'number']);

/**
 * Unbounded input, or NUL, which PostgreSQL refuses.
 * @returns a sentence with its path for each
 */
function faultsOf(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (BOUNDED_KINDS.has(def.type)) return [];
  if (def.type === 'string') return faultsOfString(schema as z.ZodString, path);
  if (def.type === 'union') return def.options.flatMap((option) => faultsOf(option, path));
  if (def.type === 'pipe') return faultsOf(def.in, path);
  if ('innerType' in def) return faultsOf(def.innerType, path);
  if (def.type === 'array') {
    return [...(isBounded(def) ? [] : [`${path} has no bound`]), ...faultsOf(def.element, `${path}[]`)];
  }
  if (def.type === 'tuple' && def.rest === null)
    return def.items.flatMap((item, place) => faultsOf(item, `${path}[${place}]`));
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([key, part]) => faultsOf(part, `${path}.${key}`));
  }
  return [`${path} is of a kind that nobody has looked at: ${def.type}`];
}

const isBounded = ({ checks = [] }: z.core.$ZodArrayDef): boolean =>
  checks.some((check) => check._zod.def.check === 'max_length');

function faultsOfString(text: z.ZodString, path: string): string[] {
  const refusals = text.safeParse('\0').error?.issues ?? [];
  const refusesNul = refusals.some(({ message }) => message === 'Must not contain the NUL character.');
  const format = text.format ?? '';
  return [
    ...(text.maxLength === null && format !== 'uuid' ? [`${path} has no bound`] : []),
    ...(refusesNul || PLAIN_FORMATS.has(format) ? [] : [`${path} may hold a NUL`]),
  ];
}

test('every string and list that a call takes has a bound, and no string takes a NUL', async () => {
  const faults = (await callsOfContracts()).flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? faultsOf(schema, `${method} ${path} ${part}`) : [],
    ),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['a string', z.string(), ['it has no bound', 'it may hold a NUL']],
  ['a bounded string', z.string().max(5), ['it may hold a NUL']],
  ['an address', z.url().max(5), ['it may hold a NUL']],
  ['an instant', z.iso.datetime(), ['it has no bound']],
  ['a list', z.array(z.uuid()), ['it has no bound']],
  ['a list of so many', z.tuple([z.uuid(), z.string().max(5)]), ['it[1] may hold a NUL']],
  [
    'what lies deeper',
    z.object({ a: z.array(z.string().max(1)).nullable() }),
    ['it.a has no bound', 'it.a[] may hold a NUL'],
  ],
  [
    'a kind that it does not know',
    z.record(z.string(), z.int()),
    ['it is of a kind that nobody has looked at: record'],
  ],
])('the check sees what is missing in %s', (_, schema, faults) => {
  expect(faultsOf(schema, 'it')).toEqual(faults);
});
