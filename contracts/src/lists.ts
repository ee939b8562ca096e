import { z } from 'zod';

/** Asks for one page of a list, newest first: what comes before the last one seen. */
export const Before = z.object({ before: z.uuid().optional() });

/** What leads to the next page; null on the last one. */
export const Next = z.string().nullable();

/**
 * Reads a list to its end.
 * @param read one page: the first, or the one that the `next` of another leads to
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
