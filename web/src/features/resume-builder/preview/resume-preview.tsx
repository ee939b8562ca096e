import { clsx } from 'clsx';
import { type Dispatch, type SetStateAction, useEffect, useId, useMemo, useState } from 'react';
import { showFonts } from '#pdf/fonts.ts';
import { Button } from '#ui/button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { layOutResume } from '../document/lay-out-resume.ts';
import { chooseTemplate, type LayOut, loadLayOut, type Template, useTemplate } from '../document/template.ts';
import type { Resume } from '../resume.ts';
import { PageView } from './page-view.tsx';

const TEMPLATES = [
  { value: 'classic', label: 'Classic' },
  { value: 'modern', label: 'Modern' },
] as const;

export function ResumePreview({ resume }: { resume: Resume }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const template = useTemplate();
  const { layOut, hasFailed, retry } = useLayOut(template);
  const pages = useMemo(() => layOut(resume), [layOut, resume]);
  useShownFonts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-[1100px]:row-start-1 min-[1100px]:sticky min-[1100px]:top-18 min-[1100px]:max-h-[calc(100dvh-6rem)]">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          className="min-[1100px]:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide the preview' : 'Preview'}
        </Button>
        <Segmented label="Template" value={template} onChange={chooseTemplate} options={TEMPLATES} />
      </div>
      {hasFailed && (
        <LoadError onRetry={retry}>
          This template could not be loaded: the page is shown as Classic. Check your connection.
        </LoadError>
      )}
      <section
        id={id}
        aria-label="Preview"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keyboards scroll what has the focus
        tabIndex={0}
        className={clsx(
          'grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto rounded-md bg-sunken p-4 inset-ring inset-ring-line min-[1100px]:grid',
          open ? 'grid' : 'hidden',
        )}
      >
        {pages.map((page, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page is what stands at its place
          <PageView key={at} page={page} number={at + 1} of={pages.length} />
        ))}
      </section>
    </div>
  );
}

function useShownFonts(): void {
  const [, setShown] = useState(false);
  useEffect(() => {
    showFonts().then(
      () => setShown(true),
      () => undefined, // making a PDF retries and reports
    );
  }, []);
}

type Loaded = Partial<Record<Template, LayOut | null>>;

function useLayOut(template: Template): { layOut: LayOut; hasFailed: boolean; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ classic: layOutResume });
  useEffect(() => loadInto(setLoaded, template), [template]);
  return {
    layOut: loaded[template] ?? layOutResume,
    hasFailed: loaded[template] === null,
    retry: () => loadInto(setLoaded, template),
  };
}

function loadInto(setLoaded: Dispatch<SetStateAction<Loaded>>, template: Template): void {
  const become = (layOut: LayOut | null) => setLoaded((all) => ({ ...all, [template]: layOut }));
  loadLayOut(template).then(become, () => become(null));
}
