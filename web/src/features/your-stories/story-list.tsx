import type { ReadStory, StoryPlace } from '@pythia/contracts/settled-stories.ts';
import { useState } from 'react';
import { SAID } from '#ui/said.tsx';
import { placeName, yearsOf } from './place-name.ts';
import { isSamePlace } from './story-edits.ts';
import { StoryRow } from './story-row.tsx';
import type { OnChange } from './resume-stories.ts';

interface StoryListProps {
  stories: readonly ReadStory[];
  onChange: OnChange;
}

export function StoryList({ stories, onChange }: StoryListProps) {
  const [open, setOpen] = useState<string | null>(null);
  const told = stories.filter((story) => !isGone(story));
  const gone = stories.filter(isGone);
  const keys = keysOf(stories);
  const places = told
    .map(({ place }) => place)
    .filter((place, at, all) => all.findIndex((one) => isSamePlace(one, place)) === at);
  const rows = (shown: readonly ReadStory[]) => (
    <ul className="divide-y divide-line border-t border-line">
      {shown.map((story, at) => {
        const key = keys.get(story)!;
        return (
          <StoryRow
            key={key}
            story={story}
            next={shown[at + 1]}
            places={places}
            isOpen={open === key}
            onOpen={(isOpen) => setOpen(isOpen ? key : null)}
            onChange={onChange}
          />
        );
      })}
    </ul>
  );
  return (
    <div className="divide-y divide-line">
      {places.map((place) => (
        <section key={placeName(place)} aria-label={headingOf(place)}>
          <h2 className="flex flex-wrap items-baseline gap-x-3 px-5 pt-5 pb-2 text-sm">
            <span {...SAID} className="font-semibold wrap-anywhere">
              {headingOf(place)}
            </span>
            <span className="text-ink-faint tabular-nums">{yearsOf(place)}</span>
          </h2>
          {rows(told.filter((story) => isSamePlace(story.place, place)))}
        </section>
      ))}
      {gone.length > 0 && (
        <section aria-label="No longer in your résumé">
          <h2 className="grid gap-0.5 px-5 pt-5 pb-2 text-sm">
            <span className="font-semibold">No longer in your résumé</span>
            <span className="text-ink-soft">Not told, and kept in case they come back.</span>
          </h2>
          {rows(gone)}
        </section>
      )}
    </div>
  );
}

/** Keys are first source sentences, stable over edits; two stories may share one. */
function keysOf(stories: readonly ReadStory[]): Map<ReadStory, string> {
  const begins = stories.map(({ read }) => read[0]!);
  return new Map(
    stories.map((story, at) => [story, `${begins.indexOf(begins[at]!) === at ? 0 : at} ${begins[at]}`]),
  );
}

const isGone = ({ now }: ReadStory): boolean => now?.length === 0;

const headingOf = (place: StoryPlace): string =>
  placeName({ ...place, from: '', to: '', is_current: false }) || 'No job in particular';
