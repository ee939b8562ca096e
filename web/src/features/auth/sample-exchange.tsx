import { SpokenBeats, withNumbers } from '#answers/spoken-form.tsx';
import { site } from '#site.ts';
import { Mark } from '#ui/mark.tsx';

const ANSWER = [
  'Last spring I argued for load tests before a launch, and it paid off.',
  'The team wanted to ship without them, so I asked for 2 days and measured.',
  'Our queue stalled at 30% of the traffic we expected.',
  'We fixed it and launched 3 days late.',
  'The first month passed without an incident.',
];

export function SampleExchange() {
  return (
    <aside
      data-theme="dark"
      aria-label={`A sample of what ${site.name} does`}
      className="relative m-3 hidden place-content-center overflow-hidden rounded-xl bg-sunken inset-ring inset-ring-line p-12 text-ink lg:grid"
    >
      <Mark size="size-176" className="absolute -right-48 -bottom-56 opacity-5 grayscale" />
      <div className="relative grid max-w-md gap-4">
        <p className="text-xs font-medium tracking-wide text-ink-faint uppercase">A sample exchange</p>
        <figure className="grid gap-2">
          <figcaption className="text-sm text-ink-faint">Interviewer</figcaption>
          <blockquote className="font-display text-2xl text-ink">
            “Tell me about a time you disagreed with a decision.”
          </blockquote>
        </figure>
        <figure className="grid gap-3 rounded-lg bg-answer-wash p-5 inset-ring inset-ring-answer-line">
          <figcaption className="text-sm font-medium text-answer-ink">{site.name} suggests</figcaption>
          <SpokenBeats beats={ANSWER.map(withNumbers)} />
        </figure>
        <p className="text-sm text-ink-faint">
          Answers come from your own résumé and stories, in your own words.
        </p>
      </div>
    </aside>
  );
}
