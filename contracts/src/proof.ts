import { z } from 'zod';

/** A place in the text of an answer: UTF-16 units from its beginning, carriage returns not counted. */
const Place = z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() });

/** Words of an answer that neither the material nor the question supports. */
export const Unproved = Place;
export type Unproved = z.infer<typeof Unproved>;

/** A sentence of an answer of which all facts stand, and where it comes from. */
export const Backed = Place.extend({
  /** The line of the material, the document or the entry of knowledge. */
  line: z.string(),
  /** Where that stands, as a label says it: `From your résumé`. */
  source: z.string(),
});
export type Backed = z.infer<typeof Backed>;
