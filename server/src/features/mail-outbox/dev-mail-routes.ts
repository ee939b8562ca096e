import type { FastifyInstance } from 'fastify';
import { found } from '#http/found.ts';
import { requireLocal } from '#http/require-local.ts';
import type { FiledMail, MailFolder } from '#providers/mail/mail-folder.ts';
import { renderMail, renderMailList } from './dev-mail-page.ts';

const PATH = '/dev/mail';
const SHOWN = 50;

/**
 * `/dev/mail`: unsent mails on a machine without a mail server. Links open accounts, so local only and never
 * in production.
 * @param folder undefined: mails are sent
 * @param exposedBy setting that exposes this server and forbids the page
 * @returns the path; undefined: no page
 */
export function serveDevMail(
  app: FastifyInstance,
  folder: MailFolder | undefined,
  { production, exposedBy }: { production: boolean; exposedBy: string | undefined },
): string | undefined {
  if (!folder || production) return undefined;
  if (exposedBy) {
    const mails =
      'read the .eml files in the outbox folder of DATA_DIR instead, or set SMTP_URL to send mails';
    app.log.warn(`/dev/mail is off, since ${exposedBy} lets others reach it: ${mails}`);
    return undefined;
  }
  const find = async (id: string): Promise<FiledMail> => found(await folder.find(id));
  const get = (path: string, render: (id: string) => Promise<string>): void => {
    app.get<{ Params: { id?: string } }>(path, { preHandler: requireLocal }, async (request, reply) => {
      const html = await render(request.params.id ?? '');
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
    });
  };

  get(PATH, async () => renderMailList(await folder.list(SHOWN)));
  get(`${PATH}/:id`, async (id) => renderMail(await find(id)));
  get(`${PATH}/:id/html`, async (id) => (await find(id)).html);
  return PATH;
}
