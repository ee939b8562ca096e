import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { SAID } from './said.tsx';
import { TextInput } from './text-input.tsx';

interface TagFieldProps {
  label: string;
  hint: string;
  listLabel: string;
  removeLabel: (tag: string) => string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  known?: readonly string[];
  most: number;
  mostCharacters: number;
  whenFull: string;
}

export function TagField(props: TagFieldProps) {
  const { tags, onChange, known = [], most, mostCharacters } = props;
  const [typed, setTyped] = useState('');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isFull = tags.length >= most;
  const add = () => {
    const tag = typed.trim().slice(0, mostCharacters);
    setTyped('');
    if (tag !== '' && !tags.includes(tag) && !isFull) onChange([...tags, tag]);
  };
  const addOnKey = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
    if (typed.trim() === '' && !isFull) return;
    event.preventDefault();
    add();
  };
  const remove = (at: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? field.current)?.focus();
    onChange(tags.toSpliced(at, 1));
  };
  return (
    <div className="grid gap-2">
      <Field label={props.label} hint={isFull ? props.whenFull : props.hint}>
        <TextInput
          ref={field}
          autoComplete="off"
          list={listId}
          maxLength={mostCharacters}
          value={typed}
          readOnly={isFull} // a disabled field would lose the focus of who typed the last tag
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={addOnKey}
          onBlur={add}
        />
      </Field>
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul ref={list} className="flex flex-wrap gap-1.5" aria-label={props.listLabel}>
          {tags.map((tag, at) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={props.removeLabel(tag)}
                onClick={() => remove(at)}
                className="inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-answer-wash pr-1.5 pl-2.5 text-xs text-answer-ink inset-ring inset-ring-answer-line hover:inset-ring-answer pointer-coarse:h-11"
              >
                <span {...SAID} className="truncate">
                  {tag}
                </span>
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
