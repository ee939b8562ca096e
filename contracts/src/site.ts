/** Placeholders in prebuilt pages, which the server replaces at its start. */
export const SITE_PLACEHOLDERS = {
  name: '__SITE_NAME__',
  contactEmail: '__CONTACT_EMAIL__',
  communityUrl: '__COMMUNITY_URL__',
  publicUrl: '__PUBLIC_URL__',
  freeSessionMinutes: '__FREE_SESSION_MINUTES__',
  freeSessions: '__FREE_SESSIONS__',
  mailPage: '__MAIL_PAGE__',
  retentionDays: '__RETENTION_DAYS__',
} as const;

export type SiteSettings = Record<keyof typeof SITE_PLACEHOLDERS, string>;
