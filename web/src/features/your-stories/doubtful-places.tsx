import type { ReadStory, StoryPlace } from '@pythia/contracts/settled-stories.ts';
import { CircleHelp } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SAID } from '#ui/said.tsx';
import { placeName } from './place-name.ts';
import { isSamePlace, settlePlace } from './story-edits.ts';
import type { OnChange } from './resume-stories.ts';

/** Asks about what may be no employer, instead of guessing. */
export function DoubtfulPlaces({ stories, onChange }: { stories: readonly ReadStory[]; onChange: OnChange }) {
  const places = stories.map(({ place }) => place).filter(({ is_doubtful: isDoubtful }) => isDoubtful);
  const asked = places.filter((place, at) => places.findIndex((one) => isSamePlace(one, place)) === at);
  if (asked.length === 0) return null;
  return (
    <Card aria-labelledby="doubtful-places" tabIndex={-1} data-focus-after className="outline-none">
      <h2 id="doubtful-places" className="border-b border-line px-5 py-3 text-sm font-semibold">
        {asked.length === 1 ? 'One question first' : `${asked.length} questions first`}
      </h2>
      <ul className="divide-y divide-line">
        {asked.map((place) => (
          <Question key={placeName(place)} place={place} onChange={onChange} />
        ))}
      </ul>
    </Card>
  );
}

function Question({ place, onChange }: { place: StoryPlace; onChange: OnChange }) {
  const { employer } = place;
  const rest = placeName({ ...place, employer: '' });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <div className="flex min-w-0 flex-[1_1_16rem] gap-3">
        <CircleHelp aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-medium wrap-anywhere">
            Did you work for “<bdi lang="">{employer}</bdi>”?
          </p>
          {rest !== '' && (
            <p {...SAID} className="text-sm wrap-anywhere text-ink-soft">
              {rest}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => onChange(settlePlace(place, true), `“${employer}” is an employer of yours.`)}
        >
          Yes, my employer
        </Button>
        <Button
          size="sm"
          onClick={() => onChange(settlePlace(place, false), `“${employer}” is no employer of yours.`)}
        >
          No, not an employer
        </Button>
      </div>
    </li>
  );
}
