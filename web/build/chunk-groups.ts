import type { Rolldown } from 'vite';

/** The parts of the application that load apart, the lightest first, by the files of their pages. */
const AREAS = [
  { name: 'site', pages: /features\/(landing|legal)\/[^/]+-(pages?|layout)\.tsx$/ },
  { name: 'sign-in', pages: /features\/auth\/(sign-in|verify-email|request-password-reset)-page\.tsx$/ },
  { name: 'new-password', pages: /features\/auth\/(sign-up|reset-password)-page\.tsx$/ },
  { name: 'copilot', pages: /features\/copilot\/[^/]+-pages?\.tsx$/ },
  { name: 'dashboard', pages: /features\/[^/]+\/[^/]+-(pages?|layout)\.tsx$/ },
] as const;

/** The lexer of Markdown, and what is made of its tokens: its expressions take 40 ms to begin, wherever it is loaded. */
const MARKDOWN =
  /node_modules\/marked\/|src\/answers\/(beats|caret|code-block|markdown-view|plain-text|rich-text|streaming-markdown)\.tsx?$/;

/** How what the server keeps under a version is saved: few pages do so. */
const SAVING = /src\/account\/(saving\/saving|versioned-changes)\.ts$/;

/**
 * Puts what several pages import into few chunks: one for what only an area's own pages share, and one for what an
 * area shares with heavier ones, so that no page loads much that it does not need; Markdown has its own for the
 * pages that show it. Who is loaded on demand keeps its own, but for what it shares with the copilot's window.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const known = new Map<string, Entries>();

  function entriesOf(id: string, context: Rolldown.ChunkingContext): Entries {
    let entries = known.get(id);
    if (!entries) known.set(id, (entries = entriesAmong(importersOf(id, context), context)));
    return entries;
  }

  const group = (
    name: string,
    holds: (areas: string[], entries: Entries) => boolean,
  ): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, context) => {
      const entries = entriesOf(id, context);
      return holds(areasOf(entries.pages), entries) ? name : null;
    },
  });
  const isShared = ({ pages }: Entries) => pages.size > 1;
  const isPlain = (id: string) => !MARKDOWN.test(id);
  const names = AREAS.map(({ name }) => name);
  return [
    // a group takes what its modules import along, so what the lightest share comes first
    ...names.map((area) => ({
      ...group(
        `${area}-shared`,
        (areas, entries) => isShared(entries) && areas.length > 1 && sharedIn(areas) === area,
      ),
      test: isPlain,
    })),
    { ...group('markdown', (_, entries) => isShared(entries)), test: MARKDOWN },
    ...names.map((area) => ({
      ...group(area, (areas, entries) => isShared(entries) && areas.length === 1 && areas[0] === area),
      test: (id: string) => !SAVING.test(id),
    })),
    { ...group('saving', () => true), test: SAVING },
    // the window's lines and answers, which other pages show on demand
    group('copilot-parts', ([area], entries) => area === 'copilot' && entries.onDemand > 0),
    {
      ...group('dashboard-parts', ([area], entries) => area === 'dashboard' && entries.onDemand > 0),
      test: /src\/ui\/|answer-size/,
    },
  ];
}

/** What pages for a new password share with heavier ones is too little for a request, and all of them load the sign-in's. */
const sharedIn = ([lightest]: string[]) => (lightest === 'new-password' ? 'sign-in' : lightest);

/** What a module comes along with. */
interface Entries {
  pages: ReadonlySet<string>;
  /** How many parts that are loaded on demand. */
  onDemand: number;
}

function entriesAmong(importers: ReadonlySet<string>, context: Rolldown.ChunkingContext): Entries {
  const pages = new Set([...importers].filter(isPage));
  const isOnDemand = (id: string) => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  return { pages, onDemand: [...importers].filter((id) => !isPage(id) && isOnDemand(id)).length };
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
