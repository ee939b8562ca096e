import type { Place } from './candidate.ts';
import { type Line, readLines } from './layout/lines.ts';
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

/** Longer stories are not rejoined: each line is looked at several times. */
const MOST_LINES = 200;

const linesOf = (story: string): Pick<Line, 'text' | 'isBullet'>[] => {
  const rows = story.split(/\r\n?|\n/).filter((row) => row.trim() !== '');
  return rows.length <= MOST_LINES
    ? readLines(story)
    : rows.map((row) => ({ text: row.replace(/\s+/g, ' ').trim(), isBullet: false }));
};

/** `Story 2: …` begins the next; a title line without a full stop is not told. */
function splitNumbered(story: string): string[] {
  const told: string[][] = [[]];
  const lines = linesOf(story);
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
