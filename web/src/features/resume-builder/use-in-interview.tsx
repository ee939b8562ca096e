import { useState } from 'react';
import { useLocation, useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { handOverMaterial } from '#material/hand-over.ts';
import type { MaterialTexts } from '#material/material.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { givesFocusOn, takesFocus } from '#ui/passing-focus.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { cutAfterWord } from './files/whole-words.ts';
import { fitMaterial, materialOfResume } from './material-of-resume.ts';
import { isBlankResume, type Resume } from './resume.ts';

const SHOWN_OF_REST = 80;

export function UseInInterview({ resume }: { resume: Resume }) {
  const { email } = useOutletContext<User>();
  const [material] = useMaterialDraft(email);
  const [takeBack, setTakeBack] = useState<(() => void) | null>(null);
  const [isCut, setCut] = useState(false);
  const [isCutAsked, setCutAsked] = useState(false);
  const interview = useInterviewPath();
  const [isAsking, setAsking] = useState(false);
  const parts = materialOfResume(resume);
  const fitted = fitMaterial(parts);
  const use = () => {
    setAsking(false);
    setCutAsked(false);
    const takeThisBack = handOverMaterial(email, fitted.parts);
    setCut(fitted.rest !== '');
    // pressed twice, undo still restores what was there at first
    setTakeBack((first) => first ?? takeThisBack);
  };
  const ask = () => {
    if (fitted.rest !== '') setCutAsked(true);
    else if (isShorter) setAsking(true);
    else use();
  };
  const isShorter = takeBack === null && lengthOf(parts) < lengthOf(material);
  const undo = () => {
    setTakeBack(null);
    takeBack?.();
  };
  return (
    <section aria-label="Interview" tabIndex={-1} data-focus-after className="grid gap-2 outline-none">
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBlankResume(resume)} onClick={ask}>
          Use in an interview
        </Button>
        {takeBack && (
          <>
            <LinkButton to={interview}>Prepare an interview</LinkButton>
            <Button variant="quiet" ref={givesFocusOn} onClick={undo}>
              Undo
            </Button>
          </>
        )}
      </div>
      {isCutAsked && fitted.rest !== '' && (
        <Alert
          tone="warning"
          title="This is longer than an interview takes."
          action={
            <>
              <Button size="sm" onClick={use}>
                Use it, shortened
              </Button>
              <Button size="sm" variant="quiet" ref={takesFocus} onClick={() => setCutAsked(false)}>
                Do not use it yet
              </Button>
            </>
          }
        >
          No room for the last {fitted.rest.length.toLocaleString('en')} characters, from “
          {cutAfterWord(fitted.rest, SHOWN_OF_REST)}” on. You can shorten it in the form.
        </Alert>
      )}
      {isAsking && isShorter && (
        <Alert
          tone="warning"
          title="This is shorter than the résumé you have saved."
          action={
            <>
              <Button size="sm" onClick={use}>
                Replace it
              </Button>
              <Button size="sm" variant="quiet" ref={takesFocus} onClick={() => setAsking(false)}>
                Keep it
              </Button>
            </>
          }
        >
          Your interviews would then know less about you.
        </Alert>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {takeBack && 'Your name, education and work are now filled in for your interview, in this tab.'}
        {takeBack && isCut && ' What was too long was cut off at the end.'}
      </p>
    </section>
  );
}

const lengthOf = ({ education = '', work = '' }: Partial<MaterialTexts>): number =>
  education.trim().length + work.trim().length;

function useInterviewPath(): string {
  const { pathname } = useLocation();
  return pathname.startsWith(paths.freeDashboard) ? paths.freeInterview : paths.interview;
}
