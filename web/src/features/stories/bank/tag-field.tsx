import { LIMITS } from '@pythia/contracts/limits.ts';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { SAID } from '#ui/said.tsx';

interface TagFieldProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  /** Offered while one types. */
  known: readonly string[];
}

/** Tags of one's own, each added with Enter or a comma. */
export function TagField({ tags, onChange, known }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isFull = tags.length >= LIMITS.storyTags;
  const add = () => {
    const tag = typed.trim().slice(0, LIMITS.tag);
    setTyped('');
    if (tag !== '' && !tags.includes(tag) && !isFull) onChange([...tags, tag]);
  };
  const addOnKey = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return;
    if (typed.trim() === '' && !isFull) return; // Enter saves the story, but not for whom a tag is refused
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
      <Field
        label="Tags"
        hint={
          isFull
            ? `${LIMITS.storyTags} tags are the limit. Remove one to add another.`
            : 'What the story shows. Press Enter to add one.'
        }
      >
        <TextInput
          ref={field}
          autoComplete="off"
          list={listId}
          maxLength={LIMITS.tag}
          value={typed}
          readOnly={isFull} // not disabled: whoever has just added the last one stays in it
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
        <ul ref={list} className="flex flex-wrap gap-1.5" aria-label="Tags of this story">
          {tags.map((tag, at) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Remove the tag ${tag}`}
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
