/**
 * What an operator sets about the site. The pages are built before it is known: they carry these words,
 * and the server puts the settings in their places once, when it starts.
 */
export const SITE_PLACEHOLDERS = {
  name: '__SITE_NAME__',
  contactEmail: '__CONTACT_EMAIL__',
  communityUrl: '__COMMUNITY_URL__',
  publicUrl: '__PUBLIC_URL__',
  freeSessionMinutes: '__FREE_SESSION_MINUTES__',
  /** What Free gives, in words: "3 sessions of 15 minutes". */
  freeSessions: '__FREE_SESSIONS__',
  /** Where mails are shown instead of sent, in development; else empty. */
  mailPage: '__MAIL_PAGE__',
  retentionDays: '__RETENTION_DAYS__',
} as const;

export type SiteSettings = Record<keyof typeof SITE_PLACEHOLDERS, string>;
