import { testimonials } from '#content/marketing.ts';
import { LandingSection } from './section.tsx';

export function Testimonials() {
  return (
    <LandingSection id="testimonials" heading={testimonials.heading}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {testimonials.items.map(({ quote, who }) => (
          <li key={quote}>
            <figure className="grid gap-4 border-t-2 border-accent pt-5">
              <blockquote className="font-display text-xl leading-8">“{quote}”</blockquote>
              <figcaption className="text-sm text-ink-faint">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {testimonials.areSamples && (
        <p className="justify-self-start rounded-md bg-sunken px-3.5 py-2 text-sm text-ink-soft inset-ring inset-ring-line">
          {testimonials.samplesNote}
        </p>
      )}
    </LandingSection>
  );
}
