import { PAGES } from '@pythia/contracts/pages.ts';

/** Every URL of the web app, in one place. */
export const paths = {
  ...PAGES,
  /** Development only. */
  designSystem: '/dev/ui',
} as const;

/** The free copilot's pop-up, with the parameters that the specification names. */
export function freeCopilotUrl(session: {
  session_id: string;
  jobTitle: string;
  expires_at: string;
}): string {
  const query = new URLSearchParams({
    session_id: session.session_id,
    jobTitle: session.jobTitle,
    expires_at: session.expires_at,
  });
  return `${paths.freeCopilot}?${query}`;
}
