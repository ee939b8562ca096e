import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Mark } from '#ui/mark.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { usePageTitle } from '#ui/use-page-title.ts';
import { crashReport } from './crash-report.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** Shown in the place of a page that threw. Fields that keep drafts have them again after the reload. */
export function CrashPage() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return missing ? <NotFoundPage /> : <Crashed error={error} />;
}

function Crashed({ error }: { error: unknown }) {
  usePageTitle('Something broke');
  // the path alone: a query may carry a token
  const [report] = useState(() => crashReport(error, window.location.pathname, new Date()));
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl grid-cols-[minmax(0,1fr)] content-center gap-6 px-6 py-16">
      <Mark size="size-12" className="text-ink-soft" />
      <div role="alert" className="grid gap-2">
        <h1 className="font-display text-3xl font-semibold">Something broke on this page</h1>
        <p className="text-ink-soft">
          It is our fault, not yours. What you typed is kept: reload, and it should be there again. If it
          breaks once more, copy the report and send it to us.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <CopyButton text={report}>Copy the report</CopyButton>
        <a href={paths.home} className={buttonStyle('quiet', 'md')}>
          Go to the home page
        </a>
      </div>
      <details className="text-sm">
        <summary className="cursor-pointer rounded-xs text-ink-soft">What the report says</summary>
        <pre className="mt-3 max-h-64 overflow-auto rounded-md wrap-anywhere whitespace-pre-wrap bg-sunken p-3 font-mono text-xs text-ink-soft">
          {report}
        </pre>
      </details>
    </main>
  );
}
