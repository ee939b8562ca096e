import { share } from '../answers/figures.ts';
import type { MeasuredResume } from './measure-resume.ts';

/** @returns whether all aims are met */
export function printStoriesHalf(half: string, measured: readonly MeasuredResume[]): boolean {
  const stories = measured.flatMap((one) =>
    one.stories.map((story) => ({ ...story, told: one.resume.told })),
  );
  const wholeIn = (told: 'prose' | 'bullets'): number =>
    share(
      stories.filter((story) => story.told === told),
      ({ isWholeAndAlone }) => isWholeAndAlone,
    );
  console.log(`\n${half}: ${measured.length} résumés, ${stories.length} stories`);
  const met = [
    printFigure(
      'stories under their employer, %',
      share(stories, (one) => one.isUnderItsEmployer),
      {
        least: 97,
      },
    ),
    printFigure('whole and alone in prose, %', wholeIn('prose'), { least: 70 }),
    printFigure('whole and alone in bullets, %', wholeIn('bullets'), { least: 90 }),
    printFigure(
      'employers that are none',
      sum(measured, (one) => one.noEmployers.length),
      { most: 0 },
    ),
    printFigure(
      'employers among the skills',
      sum(measured, (one) => one.employersAsSkills.length),
      {
        most: 0,
      },
    ),
    printFigure(
      'invented negatives',
      sum(measured, (one) => one.denials.length),
      { most: 0 },
    ),
  ];
  const places = sum(measured, ({ resume }) => resume.places.length);
  const skills = sum(measured, ({ resume }) => resume.skills.length);
  console.log(
    `  places read to the letter: ${sum(measured, (one) => one.placesRead)} of ${places}` +
      `, skills read: ${sum(measured, (one) => one.skillsRead)} of ${skills}`,
  );
  console.table(Object.fromEntries(measured.map((one) => [one.resume.name, rowOf(one)])));
  return met.every(Boolean);
}

const rowOf = ({ resume, stories, noEmployers, denials }: MeasuredResume) => ({
  told: resume.told,
  stories: stories.length,
  'under employer': stories.filter((one) => one.isUnderItsEmployer).length,
  whole: stories.filter((one) => one.isWholeAndAlone).length,
  'no employers': noEmployers.length,
  negatives: denials.length,
});

function printFigure(
  what: string,
  value: number,
  { least = -Infinity, most = Infinity }: { least?: number; most?: number },
): boolean {
  const isMet = value >= least && value <= most;
  const aim = least === -Infinity ? `≤ ${most}` : `≥ ${least}`;
  console.log(`  ${what}: ${Math.round(value * 10) / 10} (aim ${aim}) ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Cut, joined or misplaced stories, and other errors. */
export function printWrong(measured: readonly MeasuredResume[]): void {
  for (const { resume, stories, noEmployers, employersAsSkills, denials } of measured) {
    console.log(`\n━━ ${resume.name}`);
    for (const story of stories.filter((one) => !one.isWholeAndAlone || !one.isUnderItsEmployer)) {
      const faults = [
        ...(story.isUnderItsEmployer ? [] : ['misplaced']),
        ...(story.isWholeAndAlone ? [] : ['not whole and alone']),
      ];
      console.log(`\n${faults.join(', ')}\nExpected at ${story.place.employer || 'nobody’s'}:`);
      console.log(`  ${story.sentences.join(' ')}`);
      for (const { place, sentences } of story.read)
        console.log(`Read at ${place.employer}:\n  ${sentences.map(({ text }) => text).join(' ')}`);
    }
    if (noEmployers.length > 0) console.log(`\nNo employers: ${noEmployers.join(' · ')}`);
    if (employersAsSkills.length > 0) console.log(`Employers, not skills: ${employersAsSkills.join(' · ')}`);
    for (const denial of denials) console.log(`Invented: ${denial}`);
  }
}
