import fc from 'fast-check';
import { glyphs } from '#pdf/text-width.ts';

/** fast-check's own ten characters fill no line. */
const text = fc.string({ unit: fc.constantFrom(...glyphs(), ' ', 'W'), maxLength: 200, size: 'max' });
const brokenLines = fc.oneof(
  text,
  fc.nat(100).map((count) => 'a\n'.repeat(count)),
);

/** Characters of the font. */
export const anyResume = fc.record({
  name: text,
  education: fc.array(fc.record({ school: text, degree: text, dates: text }), { minLength: 1, maxLength: 8 }),
  experience: fc.array(fc.record({ company: text, position: text, dates: text, description: brokenLines }), {
    minLength: 1,
    maxLength: 8,
  }),
});
