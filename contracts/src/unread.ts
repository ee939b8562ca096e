import { z } from 'zod';

/** What of a file was not read. */
export const Unread = z.object({
  /** Pages without a letter, mostly pictures, ascending. */
  pages: z.array(z.int().positive()),
  /** Whether it has more text, or more pages, than are taken. */
  rest: z.boolean(),
});
export type Unread = z.infer<typeof Unread>;

/** Which pages have no text, in a sentence; empty where all have some. */
export function pagesWithoutText({ pages }: Unread): string {
  if (pages.length === 0) return '';
  return `No text was found on ${pages.length === 1 ? 'page' : 'pages'} ${rangesOf(pages)}: pictures are not read.`;
}

/** `2, 5–7`, of ascending numbers */
function rangesOf(pages: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
