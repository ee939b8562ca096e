import type { User } from '@pythia/contracts/accounts.ts';
import { whyNoSharing } from '#listening/share-screen.ts';
import { useRunningSessions } from '#interviews/running-session.ts';
import { describeMaterial, isBlank } from '#material/material.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useJobTitle } from '#material/job-title.ts';
import { PreparedItem } from './prepared-item.tsx';
import { ReadinessItem } from './readiness-item.tsx';

export function Preparation({ user }: { user: User }) {
  const [jobTitle] = useJobTitle();
  const [material] = useMaterialDraft(user.email);
  const { free } = useRunningSessions();
  const obstacle = whyNoSharing();
  return (
    <Card aria-labelledby="preparation" className="grid content-start gap-3 p-5">
      <h2 id="preparation" className="text-base font-semibold">
        For your next interview
      </h2>
      <ul className="grid gap-2 text-sm">
        <ReadinessItem ready={jobTitle.trim() !== ''}>
          {jobTitle.trim() || <TextLink to={paths.freeInterview}>Name the job</TextLink>}
        </ReadinessItem>
        <ReadinessItem ready={!isBlank(material)}>
          {isBlank(material) ? (
            <TextLink to={paths.freeInterview}>Add your résumé and the job</TextLink>
          ) : (
            describeMaterial(material)
          )}
        </ReadinessItem>
        <PreparedItem to={paths.freePrepare} />
        <ReadinessItem ready={obstacle === null}>
          {obstacle ?? 'This browser can share the sound of a tab. No microphone is needed.'}
        </ReadinessItem>
        <ReadinessItem ready={user.trial > 0 || free !== null}>
          {user.trial <= 0 && free ? 'Your last free session is running.' : trialsLeft(user.trial)}
        </ReadinessItem>
      </ul>
    </Card>
  );
}

function trialsLeft(trial: number): string {
  if (trial <= 0) return 'No free trials left.';
  return trial === 1 ? 'One free trial left.' : `${trial} free trials left.`;
}
