import { SITE_PLACEHOLDERS } from '@pythia/contracts/site.ts';

interface Site {
  name: string;
  contactEmail: string;
  communityUrl: string;
  freeSessionMinutes: string;
  /** Example: "3 sessions of 15 minutes". */
  freeSessions: string;
  /** Development's page of unsent mails; else empty. */
  mailPage: string;
  /** Days after a session's end; 0: until deleted. */
  retentionDays: string;
}

export const site: Site = {
  name: read('name', 'Pythia'),
  contactEmail: read('contactEmail', 'hello@localhost'),
  communityUrl: read('communityUrl', 'https://discord.com/'),
  freeSessionMinutes: read('freeSessionMinutes', '15'),
  freeSessions: read('freeSessions', '3 sessions of 15 minutes'),
  mailPage: read('mailPage', ''),
  retentionDays: read('retentionDays', '365'),
};

function read(key: keyof Site, whenAbsent: string): string {
  if (typeof document === 'undefined') return SITE_PLACEHOLDERS[key];
  return document.querySelector<HTMLMetaElement>(`meta[name="site:${key}"]`)?.content ?? whenAbsent;
}
