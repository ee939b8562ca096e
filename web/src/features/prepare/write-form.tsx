import { LIMITS } from '@pythia/contracts/limits.ts';
import { useDraft } from '#browser/draft.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { givesFocusOn, takesFocus } from '#ui/passing-focus.ts';
import { TextArea } from '#ui/text-area.tsx';
import type { FormProps } from './frame-form.tsx';

export function WriteForm({ answer, draftId, isFull, onKeep, onClose }: FormProps & { onClose: () => void }) {
  const [typed, write] = useDraft(`answer:${draftId}`);
  const text = typed === '' ? answer.text : typed;
  const words = text.trim();
  const isChanged = words !== answer.text;
  const isApproved = answer.state === 'approved';
  const mayApprove = isApproved || !isFull;
  const keep = (state: 'approved' | 'draft') => {
    write('');
    const origin = isChanged ? ({ source: 'own', story: null } as const) : {};
    onKeep({ text: words, state, ...origin }, isApproved ? 'Your answer is changed.' : undefined);
  };
  return (
    <form
      aria-label="Write it"
      className="grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== '') keep(mayApprove ? 'approved' : 'draft');
      }}
    >
      <Field label="Your answer" counter={{ used: text.length, max: LIMITS.preparedText }}>
        <TextArea
          ref={takesFocus}
          rows={5}
          maxLength={LIMITS.preparedText}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        {mayApprove && (
          <Button type="submit" variant="primary" size="sm" ref={givesFocusOn} disabled={words === ''}>
            {isApproved ? 'Save' : 'Approve'}
          </Button>
        )}
        {!isApproved && (
          <Button size="sm" ref={givesFocusOn} disabled={words === ''} onClick={() => keep('draft')}>
            Keep as a draft
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          ref={givesFocusOn}
          onClick={() => {
            write('');
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
