import type { Place } from './candidate.ts';
import { linesByRules } from './labels/lines-by-rules.ts';
import { rowsOf } from './labels/rows-of.ts';
import { isContact } from './layout/debris.ts';
import { NOWHERE } from './layout/place-of.ts';
import { atLabels } from './beats/stage-label.ts';
import { toldText } from './told-text.ts';

const NUMBERED = /^(?:story|example)\s*#?\d{1,2}\s*[:.)–-]?\s*/i;
const TITLE = /^\s*#\s+(.*\S)/;

interface ReadStory {
  title: string | undefined;
  text: string;
  place: Place;
}

export const readToldStories = (stories: readonly string[], places: readonly Place[]): ReadStory[] =>
  stories.flatMap((story) =>
    splitNumbered(toldText(story))
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text, index) => ({
        title: index === 0 ? TITLE.exec(story)?.[1] : undefined,
        text,
        place: places.find(({ employer }) => employer !== '' && text.includes(employer)) ?? NOWHERE,
      })),
  );

/** `Story 2: …` begins the next; a title line without a full stop is not told. */
function splitNumbered(story: string): string[] {
  const told: string[][] = [[]];
  const lines = linesByRules(rowsOf(story), 'told', isContact);
  lines.forEach(({ text, isBullet }, index) => {
    if (NUMBERED.test(text)) told.push([]);
    const rest = text.replace(NUMBERED, '');
    const isTitle =
      !isBullet &&
      told.at(-1)!.length === 0 &&
      lines.length > index + 1 &&
      rest.split(' ').length <= 8 &&
      atLabels(rest)[0]?.stage === undefined &&
      !/[.!?]$/.test(rest);
    if (rest !== '' && !isTitle) told.at(-1)!.push(/[.!?]["”’)]*$/.test(rest) ? rest : `${rest}.`);
  });
  return told.map((parts) => parts.join(' '));
}
