import { paths } from '#paths.ts';
import { site } from '#site.ts';
import { Alert } from '#ui/alert.tsx';
import { TextLink } from '#ui/text-link.tsx';

export function TrialsNotice({ trials }: { trials: number }) {
  return (
    <Alert tone={trials > 0 ? 'info' : 'warning'}>
      <span className="tabular-nums">Trials remaining: {trials}.</span>{' '}
      {trials > 0
        ? `Each one is a session of ${site.freeSessionMinutes} minutes.`
        : 'Your free sessions are used up.'}{' '}
      <TextLink to={paths.freeUpgrade} className="whitespace-nowrap">
        Upgrade Now
      </TextLink>
    </Alert>
  );
}
