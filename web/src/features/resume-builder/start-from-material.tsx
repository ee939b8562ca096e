import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { tellFailure } from '#account/tell-failure.ts';
import { isBlank, personalPart } from '#material/material.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { cutInWords, fitResume } from './files/fit-resume.ts';
import { isBlankResume, type Resume } from './resume.ts';
import { isDraftBlank, replaceResume } from './resume-draft.ts';

/** Fills an empty form from what the account remembers of the candidate. */
export function StartFromMaterial({ resume }: { resume: Resume }) {
  const { email } = useOutletContext<User>();
  const [material] = useMaterialDraft(email);
  const [isStarting, setStarting] = useState(false);
  if (!isBlankResume(resume) || isBlank(personalPart(material))) return null;
  const start = async () => {
    setStarting(true);
    try {
      const { resumeOfMaterial } = await import('./resume-of-material.ts');
      const fitted = fitResume(resumeOfMaterial(material));
      if (!isDraftBlank()) return; // something was typed meanwhile
      replaceResume(
        fitted.resume,
        cutInWords(fitted.cut),
        'Filled in from your saved résumé. Please check it.',
      );
    } catch (failure) {
      tellFailure(failure, 'Your saved résumé could not be loaded. Please try again.');
    } finally {
      setStarting(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button ref={givesFocusOn} loading={isStarting} onClick={() => void start()}>
        Start from your saved résumé
      </Button>
      <p className="text-sm text-ink-soft">It is the one that your interviews use.</p>
    </div>
  );
}
