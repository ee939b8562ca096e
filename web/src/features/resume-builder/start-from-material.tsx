import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { sentenceFor } from '#api/api-error.ts';
import { isBlank, personalPart } from '#material/material.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { AskTooLong } from './files/ask-too-long.tsx';
import { cutInWords } from './files/cut-in-words.ts';
import type { FittedResume } from './files/fit-resume.ts';
import { isBlankResume, type Resume } from './resume.ts';
import { isDraftBlank, replaceResume } from './resume-draft.ts';

export function StartFromMaterial({ resume }: { resume: Resume }) {
  const { email } = useOutletContext<User>();
  const [material] = useMaterialDraft(email);
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState<Resume | null>(null);
  const use = (fitted: FittedResume) => {
    setAsking(null);
    replaceResume(
      fitted.resume,
      cutInWords(fitted.cut),
      'Filled in from your saved résumé. Please check it.',
    );
  };
  if (asking) return <AskTooLong resume={asking} onUse={use} onCancel={() => setAsking(null)} />;
  if (!isBlankResume(resume) || isBlank(personalPart(material))) return null;
  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      const { readSavedResume } = await import('./read-saved-resume.ts');
      const { whole, fitted } = await readSavedResume(material);
      if (!isDraftBlank()) return; // something was typed meanwhile
      if (fitted.cut.length > 0) setAsking(whole);
      else use(fitted);
    } catch (error) {
      setFailure(sentenceFor(error, 'The server is not responding.'));
    } finally {
      setStarting(false);
    }
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button ref={givesFocusOn} loading={isStarting} onClick={() => void start()}>
          {failure === null ? 'Start from your saved résumé' : 'Try again'}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {isStarting ? 'Reading your saved résumé…' : 'It is the one that your interviews use.'}
        </p>
      </div>
      {failure !== null && (
        <Alert tone="danger" title="Your saved résumé could not be read.">
          {failure} You can also fill in the form below.
        </Alert>
      )}
    </div>
  );
}
