import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FIELD_LABELS } from '../fields.ts';
import { type Entries, FIELD_LIMITS, type ListName } from '../resume.ts';
import { changeEntry, type ListEntry } from '../resume-draft.ts';
import { useWholeWords } from './use-whole-words.ts';

const PLACEHOLDERS: Record<string, string> = { dates: '2019 – 2023' };

interface EntryFieldsProps<List extends ListName> {
  list: List;
  entry: ListEntry<Entries[List]>;
}

export function EntryFields<List extends ListName>({ list, entry }: EntryFieldsProps<List>) {
  return Object.entries<string>(FIELD_LABELS[list]).map(([key, label]) => (
    <EntryField
      key={key}
      label={label}
      value={String(entry[key as keyof Entries[List]])}
      maxLength={(FIELD_LIMITS[list] as Record<string, number>)[key]!}
      placeholder={PLACEHOLDERS[key]}
      isLong={key === 'description'}
      onText={(text) => changeEntry(list, entry.id, { [key]: text } as Partial<Entries[List]>)}
    />
  ));
}

interface EntryFieldProps {
  label: string;
  value: string;
  maxLength: number;
  placeholder: string | undefined;
  isLong: boolean;
  onText: (text: string) => void;
}

function EntryField({ label, isLong, onText, ...text }: EntryFieldProps) {
  const control = { ...text, autoComplete: 'off', ...useWholeWords(onText) };
  const counter = { used: text.value.length, max: text.maxLength };
  return (
    <Field label={label} {...(isLong && { counter })}>
      {isLong ? <TextArea {...control} rows={2} className="min-h-16!" /> : <TextInput {...control} />}
    </Field>
  );
}
