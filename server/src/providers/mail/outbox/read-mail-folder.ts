import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { FiledMail, MailFolder } from '../mail-folder.ts';

export function mailFolder(dir: string): MailFolder {
  return {
    list: async (limit) => {
      const newest = (await idsIn(dir)).toSorted().toReversed().slice(0, limit);
      return Promise.all(newest.map((id) => read(dir, id)));
    },
    // looked up in the listing, so no id leads out of the folder
    find: async (id) => ((await idsIn(dir)).includes(id) ? read(dir, id) : undefined),
  };
}

async function idsIn(dir: string): Promise<string[]> {
  try {
    const names = await readdir(dir);
    return names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const MAX_BYTES = 1_000_000;

async function read(dir: string, id: string): Promise<FiledMail> {
  const file = join(dir, `${id}.eml`);
  const stats = await lstat(file);
  const unreadable = (problem: string): FiledMail => ({
    id,
    to: '',
    subject: `${id}.eml`,
    date: stats.mtime,
    text: `This file cannot be shown: ${problem}.`,
    html: '',
  });
  if (!stats.isFile()) return unreadable('it is no file');
  if (stats.size > MAX_BYTES) return unreadable('it is too large for a mail');
  try {
    return await parse(id, await readFile(file), stats.mtime);
  } catch (error) {
    return unreadable((error as Error).message);
  }
}

async function parse(id: string, content: Buffer, filedAt: Date): Promise<FiledMail> {
  const mail = await PostalMime.parse(content);
  const date = new Date(mail.date ?? Number.NaN);
  return {
    id,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    date: Number.isNaN(date.getTime()) ? filedAt : date,
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
