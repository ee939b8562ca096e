import type { Rolldown } from 'vite';

const AREAS = [
  { name: 'site', pages: /features\/(landing|legal)\/[^/]+-(pages?|layout)\.tsx$/ },
  { name: 'sign-in', pages: /features\/auth\/(sign-in|verify-email|request-password-reset)-page\.tsx$/ },
  { name: 'new-password', pages: /features\/auth\/(sign-up|reset-password)-page\.tsx$/ },
  { name: 'copilot', pages: /features\/copilot\/[^/]+-pages?\.tsx$/ },
  { name: 'dashboard', pages: /features\/[^/]+\/[^/]+-(pages?|layout)\.tsx$/ },
] as const;

/** Markdown's lexer and renderer take 40 ms to start. */
const MARKDOWN =
  /node_modules\/marked\/|src\/answers\/(beats|caret|code-block|markdown-view|plain-text|rich-text|streaming-markdown)\.tsx?$/;

const SAVING = /src\/account\/(saving\/saving|versioned-changes)\.ts$/;

/**
 * One chunk an area, one for what it shares with heavier areas, and Markdown's: pages load little they do not
 * need.
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
    // a group takes its imports along, so the lightest comes first
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
    group('copilot-parts', ([area], entries) => area === 'copilot' && entries.onDemand > 0),
    // the résumé's page shares these with its on-demand parts
    {
      ...group(
        'resume-parts',
        ([area], entries) => area === 'dashboard' && !isShared(entries) && entries.onDemand > 0,
      ),
      test: /src\/(?:features\/resume-builder|pdf)\//,
    },
    {
      ...group('dashboard-parts', ([area], entries) => area === 'dashboard' && entries.onDemand > 0),
      test: /src\/ui\/|answer-size/,
    },
  ];
}

/** A chunk of its own would be too small. */
const sharedIn = ([lightest]: string[]) => (lightest === 'new-password' ? 'sign-in' : lightest);

interface Entries {
  pages: ReadonlySet<string>;
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

function importersOf(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of context.getModuleInfo(id)?.importers ?? []) importersOf(importer, context, seen);
  return seen;
}
