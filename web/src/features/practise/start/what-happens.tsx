const INTERVIEW = 'A greeting, a word about the day, then questions fitted to you, and one that follows up.';
const ONE_QUESTION = 'Aloud, or on the screen where this system has no voice.';
const STEPS = [
  ['The copilot answers', 'As in a real interview: press Get Answer and read what you could say.'],
  [
    'You answer',
    'Aloud or typed. The microphone is off until you press it, and nothing of your voice is kept.',
  ],
  ['You see what to change', 'In plain sentences, with your own words. Say it again as often as you like.'],
] as const;

export const WhatHappens = ({ asksOne }: { asksOne: boolean }) => (
  <section aria-labelledby="what-happens" className="grid content-start gap-4">
    <h2 id="what-happens" className="text-base font-semibold">
      What happens
    </h2>
    <ol className="grid gap-4">
      {[['The interviewer speaks', asksOne ? ONE_QUESTION : INTERVIEW] as const, ...STEPS].map(
        ([title, words], at) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-wash text-sm font-semibold text-accent-ink tabular-nums"
            >
              {at + 1}
            </span>
            <span className="grid gap-0.5">
              <span className="font-medium">{title}</span>
              <span className="text-sm text-pretty text-ink-soft">{words}</span>
            </span>
          </li>
        ),
      )}
    </ol>
  </section>
);
