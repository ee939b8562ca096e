import { clsx } from 'clsx';
import { roles } from '#content/marketing.ts';
import { LandingSection } from './section.tsx';

const VARIATIONS = [
  'bg-surface text-ink inset-ring-line-strong px-4 py-2',
  'bg-surface text-ink-soft inset-ring-line px-4 py-2 text-sm',
  'bg-accent-wash text-accent-ink inset-ring-accent-line px-6 py-3 text-lg',
  'bg-surface text-ink inset-ring-line-strong px-5 py-2.5',
  'bg-answer-wash text-answer-ink inset-ring-answer-line px-4 py-2',
  'bg-surface text-ink-soft inset-ring-line px-6 py-3 text-lg',
  'bg-sunken text-ink-soft inset-ring-line px-4 py-2 text-sm',
];

export function Roles() {
  return (
    <LandingSection id="roles" heading={roles.heading}>
      <ul className="flex flex-wrap items-center gap-3">
        {roles.items.map((role, at) => (
          <li
            key={role}
            className={clsx('rounded-full font-medium inset-ring', VARIATIONS[at % VARIATIONS.length])}
          >
            {role}
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
