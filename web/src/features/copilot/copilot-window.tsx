import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryClient } from '#api/query-client.ts';
import { EyesBeside } from '#customization/eyes-beside.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { CopilotScreen } from './screen/copilot-screen.tsx';
import { Movable } from './on-top/movable.tsx';
import { openCopilot } from './open-copilot.ts';
import type { CopilotKind } from './copilot-kinds.ts';
import { AuthenticationFailed, SetupProblem } from './screen/setup-problem.tsx';

const NOT_ON_TOP = 'This window could not be kept on top. Please try again.';

export function CopilotWindow({ kind }: { kind: CopilotKind }) {
  const [query] = useSearchParams();
  const [opened] = useState(() => openCopilot(kind, query));
  if (opened === 'authentication-failed') return <AuthenticationFailed kind={kind} />;
  if ('problem' in opened) {
    return (
      <SetupProblem title={opened.problem} kind={kind}>
        This window needs a signed-in user and a session. Launch Pythia from the dashboard to get both.
      </SetupProblem>
    );
  }
  const { copilot } = opened;
  return (
    <QueryClientProvider client={queryClient}>
      <PageTitle>Copilot</PageTitle>
      {kind.digits.styles && <EyesBeside />}
      <Movable onTick={copilot.tick} onUnavailable={() => copilot.reportError(NOT_ON_TOP)}>
        <CopilotScreen kind={kind} copilot={copilot} />
      </Movable>
    </QueryClientProvider>
  );
}
