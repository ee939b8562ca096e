import type { Ref } from 'react';
import { RESUME_LIMITS } from '@pythia/contracts/limits.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { UnprintableNotice } from './document/pdf-outcome.tsx';
import { EntryList } from './entries/entry-list.tsx';
import { ExtrasPart } from './extras/extras-part.tsx';
import { NAME_LABEL } from './fields.ts';
import { changeName, goTo, type ListedResume } from './resume-draft.ts';

interface StepProps {
  resume: ListedResume;
  heading: Ref<HTMLHeadingElement>;
}

export function PersonalDetailsStep({ resume, heading }: StepProps) {
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        goTo('work');
      }}
    >
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        Personal Information
      </h2>
      <Field label={NAME_LABEL}>
        <TextInput
          autoComplete="name"
          placeholder="As it should appear at the top of the page"
          maxLength={RESUME_LIMITS.name}
          value={resume.name}
          onChange={({ target }) => changeName(target.value)}
        />
      </Field>
      <h3 className="font-semibold">Education</h3>
      <EntryList list="education" entries={resume.education} addLabel="+ Add Education Section" />
      <ExtrasPart extras={resume.extras} />
      <UnprintableNotice resume={resume} />
      <div className="flex justify-end border-t border-line pt-5">
        <Button type="submit" variant="primary">
          Next →
        </Button>
      </div>
    </form>
  );
}
