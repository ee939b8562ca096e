import { LIMITS } from '@pythia/contracts/limits.ts';
import { RESUME_SUMMARY_MAX } from '@pythia/contracts/resume-summary.ts';
import fc from 'fast-check';
import { type Material, NO_MATERIAL } from '#coach/material.ts';

/** What the patterns of a reader look for, each of which may be looked for again and again. */
const UNITS = [
  'a¦A¦é¦İ¦漢¦🙂¦ß¦ÄÖ¦1¦%¦&¦/¦@¦#¦**¦__¦`¦\r¦\f¦ ¦  ¦\t¦\n¦\n\n¦,¦, ¦.¦...¦!?¦; ¦: ¦–¦-¦–x¦A–¦é-',
  `a-\n¦(¦)¦[¦]¦|¦ | ¦·¦•¦- ¦  - ¦"¦“¦’¦'s ¦~¦→¦w/¦ & ¦2019¦2019 – 2020, ¦Mar 2019 ¦03/2019 ¦1. `,
  '11%. ¦by 10% ¦£1,000 ¦+44 ¦Ltd ¦Senior ¦Baker ¦Baker, ¦Baker at ¦CEO ¦Managing ¦Skills ',
  'Skills: ¦Situation: ¦Experience\n¦EDUCATION ¦Story 1: ¦word\n¦Word ¦http://¦x@y.z ¦e.g. ¦Mr. ',
  'As ¦When ¦that ¦to ¦ing ¦ed ¦Go, ¦Led ¦led ¦and ¦of ¦I ¦we ¦She ¦Maria ¦a, b and c ¦Xxx yyy. ',
  'Led a team. ¦I was in 2019. ',
].flatMap((row) => row.split('¦'));

const unit = fc.constantFrom(...UNITS);
const some = (least: number, most: number) =>
  fc.array(unit, { minLength: least, maxLength: most }).map((units) => units.join(''));
/** Something once, and then the same over and over. */
const stretch = fc.record({ once: some(0, 2), again: some(1, 3), share: fc.integer({ min: 1, max: 8 }) });

/** A text of that length of a few stretches. */
const textOf = (length: number) =>
  fc.tuple(fc.array(stretch, { minLength: 1, maxLength: 4 }), some(0, 1)).map(([stretches, end]) => {
    const shares = stretches.reduce((sum, { share }) => sum + share, 0);
    const parts = stretches.map(({ once, again, share }) =>
      (once + again.repeat(length)).slice(0, Math.ceil((length * share) / shares)),
    );
    return parts.join('').slice(0, length - end.length) + end;
  });

const inSummary = (field: 'work' | 'education' | 'jobDescription' | 'other') =>
  textOf(RESUME_SUMMARY_MAX).map((text): Material => ({
    ...NO_MATERIAL,
    name: 'Maria Lopez',
    [field]: text,
  }));
const inStories = textOf(LIMITS.story).map((story): Material => {
  const count = Math.floor(LIMITS.storiesInInterviews / LIMITS.story);
  return { ...NO_MATERIAL, name: 'Maria Lopez', stories: Array.from({ length: count }, () => story) };
});

/** Material as long as it may be, of the kind that patterns read slowly. */
export const monotonous: fc.Arbitrary<Material> = fc.oneof(
  inSummary('work'),
  inSummary('education'),
  inSummary('jobDescription'),
  inSummary('other'),
  inStories,
);
