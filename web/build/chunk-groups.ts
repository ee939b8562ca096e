import type { Rolldown } from 'vite';

/** The parts of the application that load apart, the lightest first, by the files of their pages. */
const AREAS = [
  { name: 'site', pages: /features\/(landing|legal)\/[^/]+-(pages?|layout)\.tsx$/ },
  { name: 'sign-in', pages: /features\/auth\/(sign-in|verify-email|request-password-reset)-page\.tsx$/ },
  { name: 'new-password', pages: /features\/auth\/(sign-up|reset-password)-page\.tsx$/ },
  { name: 'copilot', pages: /features\/copilot\/[^/]+-pages?\.tsx$/ },
  { name: 'dashboard', pages: /features\/[^/]+\/[^/]+-(pages?|layout)\.tsx$/ },
] as const;

/**
 * Puts what several pages import into few chunks: one for what only an area's own pages share, and one for what an
 * area shares with heavier ones, so that no page loads much that it does not need. Who is loaded on demand keeps
 * its own.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, ReadonlySet<string>>();

  /** The pages that a module comes along with. */
  function pagesOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
    let pages = known.get(id);
    if (!pages) known.set(id, (pages = new Set([...importersOf(id, context)].filter(isPage))));
    return pages;
  }

  const group = (name: string, holds: (areas: string[]) => boolean): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, context) => {
      const pages = pagesOf(id, context);
      return pages.size > 1 && holds(areasOf(pages)) ? name : null;
    },
  });
  const names = AREAS.map(({ name }) => name);
  return [
    // a group takes what its modules import along, so what the lightest share comes first
    ...names.map((area) => group(`${area}-shared`, (areas) => areas.length > 1 && areas[0] === area)),
    ...names.map((area) => group(area, (areas) => areas.length === 1 && areas[0] === area)),
  ];
}

const isPage = (id: string): boolean => AREAS.some(({ pages }) => pages.test(id));

function areasOf(pages: ReadonlySet<string>): string[] {
  const found = new Set([...pages].map((page) => AREAS.findIndex(({ pages }) => pages.test(page))));
  return AREAS.flatMap(({ name }, index) => (found.has(index) ? [name] : []));
}

/** Itself, and what imports it statically, from near and far. */
function importersOf(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of context.getModuleInfo(id)?.importers ?? []) importersOf(importer, context, seen);
  return seen;
}
