import { type ComponentProps } from 'react';
import { RESUME_EXTRA_LIMITS } from '@pythia/contracts/limits.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useWholeWords } from '../entries/use-whole-words.ts';
import { EXTRA_LABELS } from '../fields.ts';
import type { Extras } from '../resume.ts';
import { changeExtras } from '../resume-draft.ts';

interface Kind {
  control: ComponentProps<'input'>;
  hint?: string;
}

const KINDS: Record<keyof Extras, Kind> = {
  email: { control: { inputMode: 'email', autoComplete: 'email' } },
  phone: { control: { inputMode: 'tel', autoComplete: 'tel' } },
  place: { control: { placeholder: 'Leeds, UK', autoComplete: 'off' } },
  links: {
    control: {},
    hint: 'One a line: a web address, or a label and an address, as GitHub github.com/ada.',
  },
  skills: { control: {}, hint: 'With commas between, or a group a line, as Languages: English, Greek.' },
};

interface ExtrasFieldsProps {
  extras: Extras;
  takesFocus: boolean;
  onRemove: () => void;
}

export function ExtrasFields({ extras, takesFocus: isAsked, onRemove }: ExtrasFieldsProps) {
  return (
    <div role="group" aria-label="Contact, links and skills" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="font-semibold">Contact, links and skills</h3>
      {Object.keys(KINDS).map((key, at) => (
        <ExtraField
          key={key}
          name={key as keyof Extras}
          value={extras[key as keyof Extras]}
          takesFocus={isAsked && at === 0}
        />
      ))}
      <Button size="sm" variant="quiet" className="-ml-3 justify-self-start" onClick={onRemove}>
        Remove contact, links and skills
      </Button>
    </div>
  );
}

interface ExtraFieldProps {
  name: keyof Extras;
  value: string;
  takesFocus: boolean;
}

function ExtraField({ name, value, takesFocus: isFirst }: ExtraFieldProps) {
  const { control, hint } = KINDS[name];
  const maxLength = RESUME_EXTRA_LIMITS[name];
  const text = { value, maxLength, ...useWholeWords((text) => changeExtras({ [name]: text })) };
  const counter = { used: value.length, max: maxLength };
  return (
    <Field label={EXTRA_LABELS[name]} hint={hint} {...(hint !== undefined && { counter })}>
      {hint === undefined ? (
        <TextInput {...control} {...text} {...(isFirst && { ref: takesFocus })} />
      ) : (
        <TextArea {...text} rows={2} className="min-h-16!" autoComplete="off" />
      )}
    </Field>
  );
}
