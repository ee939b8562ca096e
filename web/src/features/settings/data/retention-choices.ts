import type { SessionRetention } from '@pythia/contracts/accounts.ts';

interface RetentionChoice {
  value: SessionRetention;
  label: string;
  hint: string;
}

const DAYS: Record<SessionRetention, number> = { 'until-deleted': Infinity, '30-days': 30, none: 0 };

export const isShorter = (a: SessionRetention, b: SessionRetention): boolean => DAYS[a] < DAYS[b];

/** @param operatorDays limit; 0: none */
export function retentionChoices(operatorDays: number, chosen: SessionRetention): RetentionChoice[] {
  const bound = operatorDays === 0 ? '' : ` (at most ${days(operatorDays)})`;
  const choices: RetentionChoice[] = [
    {
      value: 'until-deleted',
      label: `Until I delete them${bound}`,
      hint: 'You can read every session again after it ends.',
    },
    { value: '30-days', label: 'For 30 days', hint: 'Each session is deleted 30 days after it ends.' },
    {
      value: 'none',
      label: 'Not at all',
      hint: 'Each session is deleted soon after it ends. A running one goes on until it ends.',
    },
  ];
  const says30DaysAnew = operatorDays === 0 || operatorDays > DAYS['30-days'];
  return choices.filter(({ value }) => value !== '30-days' || says30DaysAnew || value === chosen);
}

const days = (count: number): string => (count === 1 ? 'one day' : `${count} days`);
