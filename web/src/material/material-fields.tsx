import { LIMITS } from '@pythia/contracts/limits.ts';
import type { ReactElement } from 'react';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type MaterialTexts, MATERIAL_PARTS, materialOf } from './material.ts';

interface MaterialFieldsProps {
  material: MaterialTexts;
  onChange: (material: MaterialTexts) => void;
}

export function JobMaterialFields(props: MaterialFieldsProps) {
  return (
    <>
      <MaterialField {...props} part="company" placeholder="Harbour Bakery" autoComplete="off" />
      <MaterialField {...props} part="jobDescription" placeholder="Paste the job posting as it is." long />
    </>
  );
}

export function PersonalFields(props: MaterialFieldsProps) {
  return (
    <>
      <MaterialField {...props} part="name" placeholder="As you introduce yourself" autoComplete="name" />
      <MaterialField {...props} part="education" placeholder="Schools, degrees, certificates" long />
      <MaterialField
        {...props}
        part="work"
        placeholder="Paste the experience from your résumé: employers, dates, what you did and what you achieved."
        long
      />
    </>
  );
}

interface MaterialFieldProps extends MaterialFieldsProps {
  part: keyof MaterialTexts;
  placeholder: string;
  autoComplete?: string;
  long?: boolean;
}

function MaterialField({
  material,
  onChange,
  part,
  long = false,
  ...rest
}: MaterialFieldProps): ReactElement {
  const value = material[part];
  const max = LIMITS[part];
  const control = {
    ...rest,
    value,
    maxLength: max,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(materialOf({ ...material, [part]: target.value })),
  };
  return (
    <Field label={LABELS[part]} counter={{ used: value.length, max }}>
      {long ? <TextArea {...control} /> : <TextInput {...control} />}
    </Field>
  );
}

const LABELS = Object.fromEntries(MATERIAL_PARTS) as Record<keyof MaterialTexts, string>;
