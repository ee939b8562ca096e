import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { APP } from './app-address.ts';

const OUTBOX = join(APP.dataDir, 'outbox');

/** Waits for the newest mail to an address and returns the link of ours in it. */
export async function linkMailedTo(address: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = await newestLink(address);
    expect(link).toBeDefined();
  }).toPass();
  return link as string;
}

async function newestLink(address: string): Promise<string | undefined> {
  const files = (await readdir(OUTBOX))
    .filter((file) => file.endsWith('.eml'))
    .toSorted()
    .toReversed();
  for (const file of files) {
    const mail = await PostalMime.parse(await readFile(join(OUTBOX, file)));
    if (!mail.to?.some((recipient) => recipient.address === address)) continue;
    return new RegExp(`${APP.origin}/\\S+`).exec(mail.text ?? '')?.[0];
  }
  return undefined;
}
