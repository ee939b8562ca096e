/** Every URL of the web app, in one place. */
export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  verifyEmail: '/verify-email',
  requestPasswordReset: '/reset-password',
  resetPassword: '/password-reset',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',

  dashboard: '/dashboard',

  freeDashboard: '/free-dashboard',
  freeInterview: '/free-dashboard/interview-ai-free',
  freeResume: '/free-dashboard/resume',
  freeUpgrade: '/free-dashboard/upgrade',
  freeSettings: '/free-dashboard/settings',
  freeCopilot: '/free-dashboard/copilot',

  designSystem: '/dev/ui',
} as const;

/** The free copilot's pop-up, with the parameters that the specification names. */
export function freeCopilotUrl(session: { session_id: string; jobTitle: string; expires_at: string }) {
  const query = new URLSearchParams({
    session_id: session.session_id,
    jobTitle: session.jobTitle,
    expires_at: session.expires_at,
  });
  return `${paths.freeCopilot}?${query}`;
}
