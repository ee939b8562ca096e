import type { Resend } from './use-resend.ts';

/** Present when empty, so that screen readers hear of changes. */
export const ResendOutcome = ({ outcome }: Pick<Resend, 'outcome'>) => (
  <p role="status" className={`text-sm ${outcome?.tone === 'danger' ? 'text-danger-ink' : 'text-ink-soft'}`}>
    {outcome?.sentence}
  </p>
);
