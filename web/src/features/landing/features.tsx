import { features } from '#content/marketing.ts';
import { Card } from '#ui/card.tsx';
import { FeaturePicture } from './feature-picture.tsx';
import { LandingSection } from './section.tsx';

export function Features() {
  return (
    <LandingSection id="features" heading={features.heading} lead={features.lead}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {features.items.map(({ picture, title, text }) => (
          <li key={title} className="grid">
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
    </LandingSection>
  );
}
