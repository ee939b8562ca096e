import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { PdfOutcome, UnprintableNotice } from './document/pdf-outcome.tsx';
import { usePdf } from './document/use-pdf.ts';
import { EntryList } from './entries/entry-list.tsx';
import { goTo, type ListedResume } from './resume-draft.ts';

interface StepProps {
  resume: ListedResume;
  heading: Ref<HTMLHeadingElement>;
}

export function WorkStep({ resume, heading }: StepProps) {
  const { state, generate } = usePdf(resume);
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void generate();
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        Work Experience
      </h2>
      <EntryList list="experience" entries={resume.experience} addLabel="+ Add Work Experience Section" />
      <UnprintableNotice resume={resume} />
      <PdfOutcome state={state} />
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button onClick={() => goTo('personal')}>← Previous</Button>
        <Button type="submit" variant="primary" loading={state.phase === 'busy'}>
          Generate PDF
        </Button>
      </div>
    </form>
  );
}
