import { isPage } from '@pythia/contracts/pages.ts';
import type { SiteSettings } from '@pythia/contracts/site.ts';
import type { FastifyInstance } from 'fastify';
import { serveDevMail } from '#features/mail-outbox/dev-mail-routes.ts';
import { serveWebApp } from '#http/web-app.ts';
import type { Config } from './config.ts';
import type { Dependencies } from './dependencies.ts';

type SiteParts = Pick<Dependencies, 'config' | 'webDir' | 'mailFolder'> & { siteUrl: () => string };

export async function serveSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { config, webDir: dir, siteUrl } = parts;
  const mailPage = serveDevMail(app, parts.mailFolder, config) ?? '';
  await serveWebApp(app, {
    dir,
    isPage,
    settings: () => ({ ...settingsIn(config), publicUrl: siteUrl(), mailPage }),
  });
}

const settingsIn = ({
  site,
  trials,
  retentionDays,
}: Config): Omit<SiteSettings, 'publicUrl' | 'mailPage'> => ({
  ...site,
  freeSessionMinutes: String(trials.sessionMinutes),
  freeSessions: `${plural(trials.count, 'session')} of ${plural(trials.sessionMinutes, 'minute')}`,
  retentionDays: String(retentionDays),
});

const plural = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`;
