import { SITE_PLACEHOLDERS } from '@pythia/contracts/site.ts';

interface Site {
  name: string;
  contactEmail: string;
  communityUrl: string;
  /** How long a free session lasts. */
  freeSessionMinutes: string;
  /** How many free sessions there are, and of what length, in words. */
  freeSessions: string;
  /** The path at which mails are shown instead of sent, in development; else empty. */
  mailPage: string;
  /** How long a session is kept after its end; 0: until somebody deletes it. */
  retentionDays: string;
}

/**
 * The operator's settings, which every document of the server carries. A document without them is the
 * development server's; no document at all is the build, which leaves the places for the server to fill.
 */
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
