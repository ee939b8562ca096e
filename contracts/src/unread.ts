import { z } from 'zod';

export const Unread = z.object({
  pages: z.array(z.int().positive()),
  rest: z.boolean(),
});
export type Unread = z.infer<typeof Unread>;

export function pagesWithoutText({ pages }: Unread): string {
  if (pages.length === 0) return '';
  return `No text was found on ${pages.length === 1 ? 'page' : 'pages'} ${rangesOf(pages)}: pictures are not read.`;
}

/** Example: `2, 5–7`, from ascending numbers. */
function rangesOf(pages: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
