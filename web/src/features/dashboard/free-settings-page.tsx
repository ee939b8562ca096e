import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** What is known about the account; changing the picture and the password from here is not built yet. */
export function FreeSettingsPage() {
  const user = useOutletContext<User>();
  return (
    <>
      <PageHeading title="Your account" />
      <Card className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 p-6">
        <div className="flex items-center gap-4">
          <Avatar src={user.profile_pic_url} className="size-16" />
          <div className="min-w-0">
            <p className="text-lg font-semibold wrap-anywhere">{user.email}</p>
            <p className="text-ink-soft">Free plan, with you since {longDate(user.created_at)}</p>
          </div>
        </div>
        <Alert tone="info">
          Changing your picture or password here comes in a later version. Until then you can{' '}
          <TextLink to={paths.requestPasswordReset}>reset your password by mail</TextLink>.
        </Alert>
      </Card>
    </>
  );
}

const longDate = (instant: string): string =>
  new Date(instant).toLocaleDateString(undefined, { year: 'numeric', month: 'long', day: 'numeric' });
