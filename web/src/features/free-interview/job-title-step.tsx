import { useState } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { JobMaterialFields } from '#material/material-fields.tsx';
import { isBlank, type MaterialTexts, materialOf } from '#material/material.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { NumberedStep } from './numbered-step.tsx';

interface JobStepProps {
  jobTitle: string;
  onJobTitle: (jobTitle: string) => void;
  material: MaterialTexts;
  onChange: (material: MaterialTexts) => void;
}

export function JobTitleStep({ jobTitle, onJobTitle, material, onChange }: JobStepProps) {
  return (
    <NumberedStep
      number={2}
      title="The job"
      lead="Optional. Answers are tailored to it. It stays in this tab until you close it or log out."
    >
      <Field label="Job Title" counter={{ used: jobTitle.length, max: LIMITS.jobTitle }}>
        <TextInput
          maxLength={LIMITS.jobTitle}
          placeholder="Product designer"
          autoComplete="organization-title"
          value={jobTitle}
          onChange={(event) => onJobTitle(event.target.value.slice(0, LIMITS.jobTitle))}
        />
      </Field>
      <JobMaterialFields material={material} onChange={onChange} />
      <ClearMaterial material={material} onChange={onChange} />
    </NumberedStep>
  );
}

function ClearMaterial({ material, onChange }: Pick<JobStepProps, 'material' | 'onChange'>) {
  const [cleared, setCleared] = useState<MaterialTexts | null>(null);
  const clear = () => {
    setCleared(material);
    onChange(materialOf({}));
  };
  const undo = (before: MaterialTexts) => {
    setCleared(null);
    onChange(before);
  };
  const isCleared = cleared !== null && isBlank(material);
  if (!isCleared && isBlank(material)) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isCleared ? (
        <Button size="sm" onClick={() => undo(cleared)}>
          Undo
        </Button>
      ) : (
        <Button size="sm" variant="quiet" className="-ml-3" onClick={clear}>
          Clear all
        </Button>
      )}
      <p role="status" className="text-sm text-ink-faint">
        {isCleared && 'Cleared.'}
      </p>
    </div>
  );
}
