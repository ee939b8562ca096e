import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Interview, renameInterview } from '@pythia/contracts/interviews.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import { showSession } from '#interviews/sessions-query.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { nameOf } from '#interviews/session-words.ts';

interface RenameProps {
  session: Interview;
  onDone: () => void;
}

export function useRenaming() {
  const [renaming, setRenaming] = useState(false);
  const button = useFocusOnChange<HTMLButtonElement>(renaming);
  return { renaming, button, begin: () => setRenaming(true), end: () => setRenaming(false) };
}

export function Rename({ session, onDone }: RenameProps) {
  const [title, setTitle] = useState(session.title);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      authorisedCall(renameInterview, { params: { session_id: session.id }, body: { title } }),
    onSuccess: (renamed) => {
      showSession(renamed);
      onDone();
    },
  });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const leaveOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onDone();

  return (
    // Escape works wherever in it the focus is
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="flex min-w-0 flex-1 flex-wrap items-center gap-2"
      onSubmit={keep}
      onKeyDown={leaveOnEscape}
    >
      <div className="min-w-40 flex-1">
        <TextInput
          ref={field}
          aria-label="Name of the interview"
          placeholder={nameOf({ ...session, title: '' })}
          maxLength={LIMITS.sessionTitle}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
      <Button type="submit" size="sm" loading={isPending}>
        Save
      </Button>
      <Button size="sm" variant="quiet" onClick={onDone}>
        Cancel
      </Button>
      {error !== null && (
        <p role="alert" className="basis-full text-sm text-danger-ink">
          {sentenceFor(error, 'The name could not be saved.')}
        </p>
      )}
    </form>
  );
}
