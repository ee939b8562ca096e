import { useQuery } from '@tanstack/react-query';
import { FAIR_METERING } from '@pythia/contracts/pricing.ts';
import { useRunningSessions } from '#interviews/running-session.ts';
import { newestSessions } from '#interviews/sessions-query.ts';
import { paths } from '#paths.ts';
import { site } from '#site.ts';
import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function TrialsNotice({ trials }: { trials: number }) {
  const { free } = useRunningSessions();
  const { isPending } = useQuery(newestSessions);
  const isUsedUp = trials <= 0 && free === null && !isPending;
  return (
    <Alert tone={isUsedUp ? 'warning' : 'info'}>
      <span className="tabular-nums">Trials remaining: {trials}.</span>{' '}
      {trials > 0 && (
        <>
          Each one is a session of {site.freeSessionMinutes} minutes. {FAIR_METERING}
        </>
      )}
      {trials <= 0 && free !== null && 'Your last free session is running.'}
      {isUsedUp && 'Your free sessions are used up.'}{' '}
      <TextLink to={paths.freeUpgrade} className="whitespace-nowrap">
        Upgrade Now
      </TextLink>
    </Alert>
  );
}
