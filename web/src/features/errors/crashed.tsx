import { useState } from 'react';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { crashReport } from './crash-report.ts';
import { Trouble } from './trouble.tsx';

export function Crashed({ error }: { error: unknown }) {
  // path only: a query may carry a token
  const [report] = useState(() => crashReport(error, window.location.pathname, new Date()));
  return (
    <Trouble
      title="Something broke on this page"
      sentence="This is our fault, not yours. What you typed is kept: reload, and it should be there again. If it breaks again, copy the report and send it to us."
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Reload
          </Button>
          <CopyButton text={report}>Copy the report</CopyButton>
          <a href={paths.home} className={buttonStyle('quiet', 'md')}>
            Go to the home page
          </a>
        </>
      }
    >
      <details className="text-sm">
        <summary className="cursor-pointer rounded-xs text-ink-soft">What the report says</summary>
        <pre className="mt-3 max-h-64 overflow-auto rounded-md wrap-anywhere whitespace-pre-wrap bg-sunken p-3 font-mono text-xs text-ink-soft">
          {report}
        </pre>
      </details>
    </Trouble>
  );
}
