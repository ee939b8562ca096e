import type { User } from '@pythia/contracts/accounts.ts';
import { Section } from '#ui/section.tsx';
import { ChangePassword } from './change-password.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

export function SecuritySection({ user }: { user: User }) {
  return (
    <Section title="Security">
      <ChangePassword email={user.email} />
      <SignOutEverywhere />
    </Section>
  );
}
