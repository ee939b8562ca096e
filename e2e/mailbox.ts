import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { APP } from './app-address.ts';

const OUTBOX = join(APP.dataDir, 'outbox');

/**
 * Waits for the newest mail with a link to `page` (any by default).
 * @returns the link
 */
export async function linkMailedTo(address: string, page = '/'): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = await newestLink(address, page);
    expect(link).toBeDefined();
  }).toPass();
  return link as string;
}

/** The oldest first. */
export async function subjectsIn(outbox: string): Promise<(string | undefined)[]> {
  const mails = await Promise.all((await filesIn(outbox)).map((file) => readMail(outbox, file)));
  return mails.map(({ subject }) => subject);
}

async function newestLink(address: string, page: string): Promise<string | undefined> {
  await readNewMails();
  const link = new RegExp(`${APP.origin}${page}\\S+`);
  const texts = mailsTo.get(address)?.map(({ text }) => text ?? '') ?? [];
  return texts.flatMap((text) => link.exec(text) ?? []).at(-1);
}

const known = new Set<string>();
/** The oldest first. */
const mailsTo = new Map<string | undefined, Email[]>();

async function readNewMails(): Promise<void> {
  for (const file of await filesIn(OUTBOX)) {
    if (known.has(file)) continue;
    known.add(file);
    const mail = await readMail(OUTBOX, file);
    for (const { address } of mail.to ?? []) mailsTo.set(address, [...(mailsTo.get(address) ?? []), mail]);
  }
}

/** Sorted by their time. */
const filesIn = async (outbox: string): Promise<string[]> =>
  (await readdir(outbox)).filter((file) => file.endsWith('.eml')).toSorted();

const readMail = async (outbox: string, file: string): Promise<Email> =>
  PostalMime.parse(await readFile(join(outbox, file)));
