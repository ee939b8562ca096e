import type { Cue } from '@pythia/contracts/cue.ts';
import { SAID } from '#ui/said.tsx';

export const CueView = ({ cue: { title, beats } }: { cue: Cue }) => (
  <>
    {title && (
      <p className={LINE}>
        <span {...SAID}>{title}</span>
      </p>
    )}
    <ul aria-label="Say meanwhile" className="grid gap-[0.4em]">
      {beats.map((beat) => (
        <li key={beat} {...SAID}>
          {beat}
        </li>
      ))}
    </ul>
  </>
);

export const CueLine = ({ cue, isTold }: { cue: Cue; isTold: boolean }) => (
  <p className={`${LINE} empty:hidden`}>
    {(cue.title || !isTold) && <span {...SAID}>{isTold ? cue.title : cueText(cue)}</span>}
  </p>
);

const LINE = 'mb-2 max-w-prose truncate text-sm font-medium text-answer-ink';

export const cueText = ({ title, beats }: Cue): string => [title, ...beats].filter(Boolean).join(' · ');
