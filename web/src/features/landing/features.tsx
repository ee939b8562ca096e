import { clsx } from 'clsx';
import { features } from '#content/marketing.ts';
import { Card } from '#ui/card.tsx';
import { FeaturePicture } from './feature-picture.tsx';
import { Section } from './section.tsx';

/** The wide cells of the grid, so that it reads as a page and not as a table. */
const WIDE: ReadonlySet<string> = new Set(['real-time', 'preparation']);

export function Features() {
  return (
    <Section id="features" heading={features.heading} lead={features.lead}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {features.items.map(({ picture, title, text }) => (
          <li key={title} className={clsx('grid', WIDE.has(picture) && 'lg:col-span-2')}>
            <Card className="grid grid-rows-[auto_1fr] overflow-clip">
              <FeaturePicture of={picture} />
              <div className="grid content-start gap-2 p-5 sm:p-6">
                <h3 className="font-display text-xl font-semibold">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
