import { z } from 'zod';

export const BeforeCursor = z.object({ before: z.uuid().optional() });

export const Next = z.string().nullable();

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
