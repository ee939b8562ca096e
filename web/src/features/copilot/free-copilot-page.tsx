import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '#ui/page-title.tsx';
import { CopilotScreen } from './copilot-screen.tsx';
import { openFreeCopilot } from './open-free-copilot.ts';
import { SetupProblem } from './setup-problem.tsx';

/** The pop-up of a free session. */
export function FreeCopilotPage() {
  const [query] = useSearchParams();
  const [opened] = useState(() => openFreeCopilot(query));
  if ('problem' in opened) {
    return (
      <SetupProblem title={opened.problem}>
        This window needs a signed-in user and a session. Launch Pythia from the dashboard to get both.
      </SetupProblem>
    );
  }
  return (
    <>
      <PageTitle>Copilot</PageTitle>
      <CopilotScreen {...opened} />
    </>
  );
}
