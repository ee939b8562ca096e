import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { APP } from './app-address.ts';

const OUTBOX = join(APP.dataDir, 'outbox');

/**
 * Waits for the newest mail to an address that leads to one of our pages.
 * @param page its path; any page unless said otherwise
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

/** What the mails in an outbox are about, the oldest first. */
export async function subjectsIn(outbox: string): Promise<(string | undefined)[]> {
  const subjects: (string | undefined)[] = [];
  for await (const { subject } of mailsIn(outbox)) subjects.unshift(subject);
  return subjects;
}

async function newestLink(address: string, page: string): Promise<string | undefined> {
  for await (const { to, text } of mailsIn(OUTBOX)) {
    if (!to?.some((recipient) => recipient.address === address)) continue;
    const [link] = new RegExp(`${APP.origin}${page}\\S+`).exec(text ?? '') ?? [];
    if (link) return link;
  }
  return undefined;
}

const read = new Map<string, Email>();

/** The newest first; each is parsed once. */
async function* mailsIn(outbox: string): AsyncGenerator<Email> {
  const files = (await readdir(outbox))
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .toReversed();
  for (const file of files) {
    const path = join(outbox, file);
    const mail = read.get(path) ?? (await PostalMime.parse(await readFile(path)));
    read.set(path, mail);
    yield mail;
  }
}
