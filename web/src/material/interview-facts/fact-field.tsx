import { clsx } from 'clsx';
import { FACT_MATTERS, type FactMatter } from '@pythia/contracts/fact-matters.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { SavedNote } from '#ui/saved-note.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { answerFact, clearFact, skipFact } from './interview-facts.ts';
import { useFactDraft } from './use-fact-draft.ts';

interface FactFieldProps {
  matter: FactMatter;
  kept: string;
  hint?: string | undefined;
  onEdit: () => void;
  onSkip: () => void;
}

export function FactField({ matter, kept, hint, onEdit, onSkip }: FactFieldProps) {
  const { label, question, placeholder } = FACT_MATTERS[matter];
  const { text, saves, isFailed, type, leave } = useFactDraft({
    kept,
    onAnswer: (answer) => answerFact(matter, answer),
    onClear: () => clearFact(matter, label),
  });
  const isTooLong = text.length >= LIMITS.fact;
  return (
    <Field
      label={question}
      hint={hint}
      error={isFailed ? 'Not saved yet. Leave the field to try again.' : undefined}
      {...(isTooLong && { counter: { used: text.length, max: LIMITS.fact } })}
      aside={
        <span className="grid items-center justify-items-end *:col-start-1 *:row-start-1">
          <SavedNote saves={saves} />
          <Button
            size="sm"
            variant="quiet"
            className={clsx('self-baseline', text !== '' && 'invisible')}
            ref={givesFocusOn}
            aria-label={`Skip: ${label}`}
            onClick={() => {
              onSkip();
              void skipFact(matter);
            }}
          >
            Skip
          </Button>
        </span>
      }
    >
      <TextInput
        autoComplete="off"
        placeholder={placeholder}
        maxLength={LIMITS.fact}
        value={text}
        onChange={({ target }) => {
          onEdit();
          type(target.value);
        }}
        onBlur={() => void leave()}
      />
    </Field>
  );
}
