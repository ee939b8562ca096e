import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FIELD_LABELS } from '../fields.ts';
import { type Entries, FIELD_LIMITS, type ListName } from '../resume.ts';
import { changeEntry, type Listed } from '../resume-draft.ts';

const PLACEHOLDERS: Record<string, string> = { dates: '2019 – 2023' };

interface EntryFieldsProps<List extends ListName> {
  list: List;
  entry: Listed<Entries[List]>;
}

export function EntryFields<List extends ListName>({ list, entry }: EntryFieldsProps<List>) {
  return Object.entries<string>(FIELD_LABELS[list]).map(([key, label]) => {
    const value = String(entry[key as keyof Entries[List]]);
    const maxLength = (FIELD_LIMITS[list] as Record<string, number>)[key]!;
    const control = {
      value,
      maxLength,
      autoComplete: 'off',
      placeholder: PLACEHOLDERS[key],
      onChange: ({ target }: { target: { value: string } }) =>
        changeEntry(list, entry.id, { [key]: target.value } as Partial<Entries[List]>),
    };
    const isLong = key === 'description';
    return (
      <Field key={key} label={label} {...(isLong && { counter: { used: value.length, max: maxLength } })}>
        {isLong ? <TextArea {...control} rows={2} className="min-h-16!" /> : <TextInput {...control} />}
      </Field>
    );
  });
}
