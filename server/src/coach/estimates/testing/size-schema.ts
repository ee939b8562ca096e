import { z } from 'zod';
import { line } from '#coach/language/testing/text-schema.ts';

const name = line(80);
const names = z.array(name).min(1);
const source = z.string();

const placeSchema = z.strictObject({
  /** With the article: `the UK`. */
  names,
  in: name.optional(),
  people: z.number().positive(),
  source,
});

const rateSchema = z
  .strictObject({
    things: names,
    forOnePerson: z.number().min(1).optional(),
    peopleForOne: z.int().min(2).optional(),
    in: z.enum(['day', 'year']).optional(),
    source,
  })
  .refine(({ forOnePerson, peopleForOne }) => (forOnePerson === undefined) !== (peopleForOne === undefined));

const volumeSchema = z.strictObject({ names, litres: z.number().positive(), source });

const spanSchema = z.strictObject({ said: name, days: z.number().positive(), asks: z.string() });

/** `sizes.json`: figures with sources that estimates begin with. */
export const sizesSchema = z.strictObject({
  sources: z.record(z.string(), z.strictObject({ name, year: z.int().min(1990).max(2100) })),
  places: z.array(placeSchema).min(1),
  rates: z.array(rateSchema).min(1),
  volumes: z.array(volumeSchema).min(1),
  spans: z.array(spanSchema).min(1),
});
