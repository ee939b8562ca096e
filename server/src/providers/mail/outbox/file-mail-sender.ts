import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '#core/make-folder.ts';
import { MailError, type MailSender } from '../mail-sender.ts';

/**
 * Writes mails as `.eml` files, for machines without a mail server. Names begin with the time and are stable
 * over retries.
 */
export function fileMailSender({ dir, from }: { dir: string; from: string }): MailSender {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });
  return {
    send: async ({ to, ...mail }, signal) => {
      try {
        const { message } = await composer.sendMail({ ...mail, to: { name: '', address: to }, signal });
        makeFolder(dir); // mails hold links that open accounts
        const file = join(dir, fileName(mail));
        await writeFile(`${file}.part`, message, { signal, mode: 0o600, flush: true });
        await rename(`${file}.part`, file);
      } catch (cause) {
        throw new MailError('The mail could not be filed.', { retryable: true, cause });
      }
    },
    close: async () => {},
  };
}

function fileName({ date, messageId }: { date: Date; messageId: string }): string {
  const time = date.toISOString().replace(/[-:.]/g, '');
  return `${time}-${messageId.replace(/@.*/, '').replace(/[^\w-]/g, '')}.eml`;
}
