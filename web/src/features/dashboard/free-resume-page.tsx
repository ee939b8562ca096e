import { paths } from '#paths.ts';
import { UnfinishedPage } from './unfinished-page.tsx';

export function FreeResumePage() {
  return (
    <UnfinishedPage title="Resume" back={{ to: paths.freeDashboard, label: 'Back to Getting Started' }}>
      The résumé builder will make a PDF from your education and work. It comes in a later version.
    </UnfinishedPage>
  );
}
