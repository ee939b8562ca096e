import { clsx } from 'clsx';
import { useEffect, useId, useMemo, useState } from 'react';
import { showFonts } from '#pdf/fonts.ts';
import { Button } from '#ui/button.tsx';
import { layOutResume } from '../document/lay-out-resume.ts';
import type { Resume } from '../resume.ts';
import { PageView } from './page-view.tsx';

/** Beside the form, or behind a button. */
export function ResumePreview({ resume }: { resume: Resume }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const pages = useMemo(() => layOutResume(resume), [resume]);
  useShownFonts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-[1100px]:row-start-1 min-[1100px]:sticky min-[1100px]:top-18 min-[1100px]:max-h-[calc(100dvh-6rem)]">
      <Button
        className="justify-self-start min-[1100px]:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the preview' : 'Preview'}
      </Button>
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

/** Another font until loaded. */
function useShownFonts(): void {
  const [, setShown] = useState(false);
  useEffect(() => {
    showFonts().then(
      () => setShown(true),
      () => undefined, // making a PDF retries and reports
    );
  }, []);
}
