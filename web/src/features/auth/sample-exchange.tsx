import { site } from '#site.ts';
import { Mark } from '#ui/mark.tsx';

/** The product in one glance, for wide screens only. */
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
          <p className="text-lg">
            Last spring our team wanted to ship without load tests. I asked for two days, measured it, and
            showed where it broke.
          </p>
          <ul className="grid gap-1.5 text-ink-soft">
            <li className="flex gap-2.5">
              <Dot />
              Queue stalled at a third of the expected traffic
            </li>
            <li className="flex gap-2.5">
              <Dot />
              We fixed it before launch, three days late
            </li>
            <li className="flex gap-2.5">
              <Dot />
              No incident in the first month
            </li>
          </ul>
        </figure>
        <p className="text-sm text-ink-faint">
          Answers come from your own résumé and stories, in your own words.
        </p>
      </div>
    </aside>
  );
}

function Dot() {
  return <span aria-hidden="true" className="mt-2.5 size-1 shrink-0 rounded-full bg-answer" />;
}
