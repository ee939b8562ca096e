import { useMutation } from '@tanstack/react-query';
import type { OwnDocument } from '@pythia/contracts/documents.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { useId, useState } from 'react';
import { sentenceFor } from '#api/api-error.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { retitle } from './documents-query.ts';

export function RenameDialog({ document, onClose }: { document: OwnDocument; onClose: () => void }) {
  const [title, setTitle] = useState(document.title);
  const formId = useId();
  const isWhole = title.trim() !== '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: string) => retitle(document, wanted),
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      holdsInput
      onOpenChange={(open) => !open && onClose()}
      title="Rename document"
      actions={
        <Button type="submit" form={formId} variant="primary" loading={isPending} disabled={!isWhole}>
          Save
        </Button>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole && !isPending) mutate(title.trim());
        }}
      >
        {error && (
          <Alert tone="danger">
            {sentenceFor(error, 'The document could not be renamed. Please try again.')}
          </Alert>
        )}
        <Field label="Title" hint="Answers name it as their source.">
          <TextInput
            autoComplete="off"
            maxLength={LIMITS.documentTitle}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
