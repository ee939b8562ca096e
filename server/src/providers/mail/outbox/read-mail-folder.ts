import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { FiledMail, MailFolder } from '../mail-folder.ts';

/** Reads back what `fileMailSender` filed. */
export function mailFolder(dir: string): MailFolder {
  return {
    list: async (limit) => {
      const newest = (await idsIn(dir)).toSorted().toReversed().slice(0, limit);
      return Promise.all(newest.map((id) => read(dir, id)));
    },
    // Looked up among the names that are there, so that no id can lead out of the folder.
    find: async (id) => ((await idsIn(dir)).includes(id) ? read(dir, id) : undefined),
  };
}

async function idsIn(dir: string): Promise<string[]> {
  try {
    const names = await readdir(dir);
    return names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -'.eml'.length));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // no mail was filed yet
    throw error;
  }
}

async function read(dir: string, id: string): Promise<FiledMail> {
  const mail = await PostalMime.parse(await readFile(join(dir, `${id}.eml`)));
  return {
    id,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    date: new Date(mail.date ?? 0),
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
