import { Inbox } from 'lucide-react';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Keyboard } from '#ui/keyboard.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import { Mark } from '#ui/mark.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { Row, Specimen } from './specimen.tsx';

const silence = () => 0;
/** A voice that swells and fades, for the meter to show. */
const voice = () => 0.12 * Math.abs(Math.sin(performance.now() / 700));

export function IdentitySpecimens() {
  return (
    <Specimen title="Identity">
      <Row>
        <Wordmark />
        <Mark size="size-16" />
        <Mark size="size-5" />
        <Avatar src={null} />
        <Avatar src="/icon.svg" className="size-12" />
      </Row>
      <p className="font-display text-3xl font-semibold">Words when you need them</p>
      <p className="text-lg">An answer at reading size: the first line says it all.</p>
      <p className="text-ink-soft">Secondary text explains.</p>
      <p className="text-sm text-ink-faint">
        Faint text notes, <span className="tabular-nums">14:07</span>.
      </p>
    </Specimen>
  );
}

export function AlertSpecimens() {
  return (
    <Specimen title="Alerts">
      <div className="grid w-full gap-3">
        <Alert tone="info">A note that stands where it is read.</Alert>
        <Alert tone="success">It worked, and this is what happens next.</Alert>
        <Alert
          tone="warning"
          title="A title says what, the text says why."
          action={<Button size="sm">A way on</Button>}
        >
          The text is a sentence or two.
        </Alert>
        <Alert tone="danger">It failed, in words.</Alert>
      </div>
    </Specimen>
  );
}

export function WaitingSpecimens() {
  return (
    <Specimen title="Waiting and emptiness">
      <Row>
        <Spinner />
        <LevelMeter read={voice} />
        <LevelMeter read={silence} />
      </Row>
      <div className="grid w-full gap-4">
        <Progress label="Fetching the speech model" value={0.42} />
        <Progress label="Preparing" value={null} />
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-24 w-full" />
        <EmptyState
          icon={<Inbox aria-hidden className="size-5" />}
          title="No stories yet"
          action={<Button variant="primary">Write one</Button>}
        >
          A story is a short account of something you did.
        </EmptyState>
      </div>
    </Specimen>
  );
}

export function KeyboardSpecimens() {
  return (
    <Specimen title="Keys">
      <p className="text-sm text-ink-soft">
        <Keyboard>Space</Keyboard> gets an answer, <Keyboard>Esc</Keyboard> stops it.
      </p>
    </Specimen>
  );
}
