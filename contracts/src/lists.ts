import { z } from 'zod';

/** A page of a list, newest first: entries before this one. */
export const Before = z.object({ before: z.uuid().optional() });

/** Cursor of the next page; null on the last. */
export const Next = z.string().nullable();

/**
 * Reads a list to its end.
 * @param read gives one page: the first, or that of a cursor
 */
export async function readPages<Page extends { next: string | null }>(
  read: (next: string | undefined) => Promise<Page>,
): Promise<[Page, ...Page[]]> {
  const first = await read(undefined);
  const pages: [Page, ...Page[]] = [first];
  for (let { next } = first; next !== null;) {
    const page = await read(next);
    pages.push(page);
    ({ next } = page);
  }
  return pages;
}
