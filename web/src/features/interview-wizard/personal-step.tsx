import { PersonalFields } from '#material/material-fields.tsx';
import type { Setup } from './use-setup.ts';

/** Who the candidate is. */
export function PersonalStep({ setup: { material, writeMaterial } }: { setup: Setup }) {
  return (
    <>
      <p className="max-w-prose text-sm text-pretty text-ink-soft">
        Optional. The more there is, the more of your own experience is in the answers.
      </p>
      <PersonalFields material={material} onChange={writeMaterial} />
    </>
  );
}
