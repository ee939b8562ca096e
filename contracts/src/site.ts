/** The operator's settings in prebuilt pages: the server replaces these words at its start. */
export const SITE_PLACEHOLDERS = {
  name: '__SITE_NAME__',
  contactEmail: '__CONTACT_EMAIL__',
  communityUrl: '__COMMUNITY_URL__',
  publicUrl: '__PUBLIC_URL__',
  freeSessionMinutes: '__FREE_SESSION_MINUTES__',
  /** Example: "3 sessions of 15 minutes". */
  freeSessions: '__FREE_SESSIONS__',
  /** Development's page of unsent mails; else empty. */
  mailPage: '__MAIL_PAGE__',
  retentionDays: '__RETENTION_DAYS__',
} as const;

export type SiteSettings = Record<keyof typeof SITE_PLACEHOLDERS, string>;
