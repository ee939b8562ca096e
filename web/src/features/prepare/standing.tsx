import { Sparkles } from 'lucide-react';
import { FREE_PREPARED, type PreparedAnswer } from '@pythia/contracts/prepared.ts';
import type { SetId } from '#material/prepared/prepared.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Progress } from '#ui/progress.tsx';
import { resumeDrafting, startDrafting, stopDrafting, useDrafting, type WantedDraft } from './drafting.ts';
import { PractiseAloud } from './practise/practise-aloud.tsx';

interface StandingProps {
  set: SetId;
  approved: number;
  of: number;
  hasPro: boolean;
  isFull: boolean;
  approvedAnswers: readonly PreparedAnswer[];
  wanted: readonly WantedDraft[];
  hasMaterial: boolean;
}

export function Standing(props: StandingProps) {
  const { set, approved, of, hasPro, isFull, approvedAnswers, wanted, hasMaterial } = props;
  const drafting = useDrafting();
  const isHere = drafting.state !== 'none' && drafting.set === set;
  return (
    <Card aria-label="How far you are" className="grid gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="grid">
          <span className="text-2xl font-semibold tabular-nums">
            {approved} of {of}
          </span>
          <span className="text-sm text-ink-soft">approved</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <PractiseAloud set={set} answers={approvedAnswers} hasPro={hasPro} />
          {!isHere && wanted.length > 0 && (
            <Button
              variant="primary"
              icon={<Sparkles aria-hidden className="size-4" />}
              disabled={!hasMaterial}
              onClick={() => startDrafting(set, wanted)}
            >
              Draft answers
            </Button>
          )}
          {isHere && drafting.state === 'running' && <Button onClick={stopDrafting}>Stop</Button>}
        </div>
      </div>
      {isHere && drafting.state === 'running' && (
        <Progress
          label={`Drafting from your material: ${drafting.of - drafting.left.length} of ${drafting.of}`}
          value={(drafting.of - drafting.left.length) / Math.max(1, drafting.of)}
        />
      )}
      {isHere && drafting.state === 'failed' && (
        <Alert
          tone="danger"
          title="Drafting has stopped."
          action={
            <>
              <Button size="sm" onClick={resumeDrafting}>
                Go on
              </Button>
              <Button size="sm" variant="quiet" onClick={stopDrafting}>
                Leave it
              </Button>
            </>
          }
        >
          {drafting.error}
        </Alert>
      )}
      {!hasMaterial && (
        <Alert
          tone="info"
          action={
            <LinkButton size="sm" to={hasPro ? paths.interview : paths.freeInterview}>
              Add your résumé
            </LinkButton>
          }
        >
          Drafts are made from your résumé and your stories. Without one you can still fill in the questions
          below.
        </Alert>
      )}
      {!hasPro && (
        <Alert
          tone={isFull ? 'warning' : 'info'}
          action={
            <LinkButton size="sm" to={paths.freeUpgrade}>
              See the plans
            </LinkButton>
          }
        >
          {isFull
            ? `You have approved ${FREE_PREPARED} answers, which is all without Pro. Take one back to approve another.`
            : `Without Pro ${FREE_PREPARED} answers can be approved. With it there is no such limit, and each application has its own.`}
        </Alert>
      )}
    </Card>
  );
}
