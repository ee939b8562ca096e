import type { User } from '@pythia/contracts/accounts.ts';
import type { SavingOutcome } from '../outcome-areas.tsx';
import { SettingRow, Section } from '#ui/section.tsx';
import { PictureField } from './picture-field.tsx';

interface ProfileSectionProps {
  user: User;
  onOutcome: (outcome: SavingOutcome) => void;
}

export function ProfileSection({ user, onOutcome }: ProfileSectionProps) {
  return (
    <Section title="Profile">
      <PictureField url={user.profile_pic_url} onOutcome={onOutcome} />
      <SettingRow title="Email" description={<span className="wrap-anywhere">{user.email}</span>} />
    </Section>
  );
}
