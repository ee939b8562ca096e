import type { Resend } from './use-resend.ts';

/** What came of asking for a mail; its place in the page is there before, so that it is read out. */
export const ResendOutcome = ({ outcome }: Pick<Resend, 'outcome'>) => (
  <p role="status" className={`text-sm ${outcome?.tone === 'danger' ? 'text-danger-ink' : 'text-ink-soft'}`}>
    {outcome?.sentence}
  </p>
);
