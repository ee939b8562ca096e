import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { ReactNode } from 'react';
import { site } from '#site.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Mark } from '#ui/mark.tsx';
import { leaveCopilot } from '../leave-copilot.ts';
import type { CopilotKind } from '../copilot-kinds.ts';

interface WithoutSessionProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

function WithoutSession({ title, children, actions }: WithoutSessionProps) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 px-6 py-10 text-center">
      <Mark size="size-10" className="text-ink-faint" />
      <div className="grid max-w-md gap-2" role="alert">
        <h1 className="text-xl font-semibold">{title}</h1>
        <div className="text-pretty text-ink-soft">{children}</div>
      </div>
      <div className="flex flex-wrap justify-center gap-2">{actions}</div>
    </main>
  );
}

interface SetupProblemProps {
  title: string;
  kind: CopilotKind;
  children: ReactNode;
}

export const SetupProblem = ({ title, kind, children }: SetupProblemProps) => (
  <WithoutSession
    title={title}
    actions={
      <>
        <Button onClick={() => window.location.reload()}>Refresh</Button>
        <Button variant="primary" onClick={() => leaveCopilot(kind.name)}>
          Back to dashboard
        </Button>
      </>
    }
  >
    {children}
  </WithoutSession>
);

const Checks = ({ kind }: { kind: CopilotKind }) => (
  <ul className="inline-grid list-disc gap-1 pl-5 text-left">
    {kind.authenticationChecks.map((check) => (
      <li key={check}>{check}</li>
    ))}
  </ul>
);

export const AuthenticationFailed = ({ kind }: { kind: CopilotKind }) => (
  <SetupProblem title={MESSAGES.authenticationFailed} kind={kind}>
    <Checks kind={kind} />
  </SetupProblem>
);

export const Refused = ({ kind }: { kind: CopilotKind }) => (
  <Alert
    tone="warning"
    title={MESSAGES.authenticationFailed}
    action={
      <Button size="sm" onClick={() => window.location.reload()}>
        Refresh
      </Button>
    }
  >
    <span className="short:hidden">
      <Checks kind={kind} />
    </span>
  </Alert>
);

export const SignedOut = ({ kind }: { kind: CopilotKind }) => (
  <WithoutSession
    title="You are signed out"
    actions={
      <Button variant="primary" onClick={() => leaveCopilot(kind.name)}>
        Sign In
      </Button>
    }
  >
    {site.name} has stopped listening, and this browser keeps nothing of the session.
  </WithoutSession>
);

/** Also a session of another user. */
export const UnknownSession = ({ kind }: { kind: CopilotKind }) => (
  <WithoutSession
    title="This session was not found"
    actions={
      <Button variant="primary" onClick={() => leaveCopilot(kind.name)}>
        Back to dashboard
      </Button>
    }
  >
    It may have been deleted, or it belongs to another account. You can start a new one from your dashboard.
  </WithoutSession>
);
