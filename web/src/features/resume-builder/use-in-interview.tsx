import { useState } from 'react';
import { useLocation, useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { handOverMaterial } from '#material/hand-over.ts';
import type { Material } from '#material/material.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { materialOfResume } from './material-of-resume.ts';
import { isBlankResume, type Resume } from './resume.ts';

/** Hands the résumé to this tab's material, from which interviews are prepared, and can take that back. */
export function UseInInterview({ resume }: { resume: Resume }) {
  const { email } = useOutletContext<User>();
  const [{ name, education, work }] = useMaterialDraft(email);
  const [before, setBefore] = useState<Partial<Material> | null>(null);
  const interview = useInterviewPath();
  const use = () => {
    setBefore({ name, education, work });
    handOverMaterial(email, materialOfResume(resume));
  };
  const undo = (material: Partial<Material>) => {
    setBefore(null);
    handOverMaterial(email, material);
  };
  return (
    <section aria-label="Interview" className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBlankResume(resume)} onClick={use}>
          Use in an interview
        </Button>
        {before && (
          <>
            <LinkButton to={interview}>Prepare an interview</LinkButton>
            <Button variant="quiet" onClick={() => undo(before)}>
              Undo
            </Button>
          </>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {before && 'Your name, education and work stand in the interview’s material in this tab.'}
      </p>
    </section>
  );
}

/** Of the area that one is in. */
function useInterviewPath(): string {
  const { pathname } = useLocation();
  return pathname.startsWith(paths.freeDashboard) ? paths.freeInterview : paths.interview;
}
