import { PASSWORD_RULES } from '@pythia/contracts/password.ts';
import { Checklist } from '#ui/checklist.tsx';

export function PasswordChecklist({ password }: { password: string }) {
  const items = PASSWORD_RULES.map((rule) => ({ label: rule.label, done: rule.holds(password) }));
  return <Checklist heading="Password must have" items={items} />;
}
