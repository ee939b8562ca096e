import { useLeaveOnSignOut } from '#account/sign-out.ts';
import { paths } from '#paths.ts';
import { UnfinishedPage } from './unfinished-page.tsx';

export function PaidAreaPage() {
  useLeaveOnSignOut();
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-4 py-10 sm:px-8">
      <UnfinishedPage title="Pro dashboard" back={{ to: paths.home, label: 'Back to the home page' }}>
        You have Pro. Its dashboard comes in a later version.
      </UnfinishedPage>
    </main>
  );
}
