import type { User } from '@pythia/contracts/accounts.ts';
import { Section } from '#ui/section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DeleteSessions } from './delete-sessions.tsx';
import { DownloadData } from './download-data.tsx';
import { RetentionField } from './retention-field.tsx';

export function DataSection({ user }: { user: User }) {
  return (
    <Section title="Data">
      <RetentionField saved={user.session_retention} />
      <DownloadData />
      <DeleteSessions />
      <DeleteAccount user={user} />
    </Section>
  );
}
