import type { Place } from './candidate.ts';
import { type Line, readLines } from './layout/lines.ts';
import { NOWHERE } from './layout/place-of.ts';
import { atLabels } from './beats/stage-label.ts';
import { toldText } from './told-text.ts';

const NUMBERED = /^(?:story|example)\s*#?\d{1,2}\s*[:.)–-]?\s*/i;
/** Its first line where that is a heading of markdown. */
const TITLE = /^\s*#\s+(.*\S)/;

interface ReadStory {
  /** Where it was given one. */
  title: string | undefined;
  text: string;
  place: Place;
}

/** Told experiences, one text each, with the job during which it happened where one is named. */
export const readStories = (stories: readonly string[], places: readonly Place[]): ReadStory[] =>
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

/** Of a story of more lines none is taken for what a page's width broke: each is looked at in several ways. */
const MOST_LINES = 200;

const linesOf = (story: string): Pick<Line, 'text' | 'isBullet'>[] => {
  const rows = story.split(/\r\n?|\n/).filter((row) => row.trim() !== '');
  return rows.length <= MOST_LINES
    ? readLines(story)
    : rows.map((row) => ({ text: row.replace(/\s+/g, ' ').trim(), isBullet: false }));
};

/** One field may hold several, each under its number: `Story 2: …`. A title line without an end is not told. */
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
