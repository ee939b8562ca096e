import { storiesInUse } from '@pythia/contracts/stories.ts';
import { useStories } from '#material/stories.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SAID } from '#ui/said.tsx';

export function BankStories() {
  const { data: stories = [] } = useStories();
  const told = storiesInUse(stories);
  if (told.length === 0) return null;
  return (
    <Card aria-labelledby="bank-stories">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-4 pb-2 text-sm">
        <h2 id="bank-stories" className="font-semibold">
          Written by you, and told first
        </h2>
        <TextLink to={paths.stories}>Edit them</TextLink>
      </header>
      <ul className="divide-y divide-line border-t border-line">
        {told.map(({ id, title, tags }) => (
          <li key={id} className="grid gap-0.5 px-5 py-3">
            <h3 {...SAID} className="font-medium wrap-anywhere">
              {title}
            </h3>
            {tags.length > 0 && (
              <p {...SAID} className="text-sm wrap-anywhere text-ink-faint">
                {tags.join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
