import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { PRACTISED, reviewAnswer } from '@pythia/contracts/review.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import type { SetId } from '#material/prepared/prepared.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { SayingProgress } from '#reviews/saying.ts';
import { Timer } from './timer.tsx';

interface SayItProps {
  set: SetId;
  question: string;
  prepared: string;
  hasPro: boolean;
  saying: SayingProgress;
  onChange: (change: (saying: SayingProgress) => SayingProgress) => void;
}

export function SayIt({ set, question, prepared, hasPro, saying, onChange }: SayItProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, seconds } = saying;
  const reviewing = useMutation({
    mutationFn: (said: Pick<SayingProgress, 'text' | 'seconds'>) => {
      const measured = said.seconds === null ? null : Math.max(1, said.seconds);
      const body = { job_id: set, question, answer: said.text, seconds: measured, prepared };
      return authorisedCall(reviewAnswer, { body });
    },
    onSuccess: (review, said) =>
      onChange(({ attempts }) => ({
        text: '',
        seconds: null,
        attempts: [...attempts, { ...said, review }],
        isSaying: false,
      })),
  });
  return (
    <form
      aria-label="Say it"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !reviewing.isPending) reviewing.mutate({ text: text.trim(), seconds });
      }}
    >
      <Timer
        seconds={seconds}
        onStart={() => onChange((before) => ({ ...before, seconds: null }))}
        onStop={(taken) => {
          onChange((before) => ({ ...before, seconds: Math.min(taken, PRACTISED.seconds) }));
          field.current?.focus();
        }}
      />
      <Field
        label="What you said"
        hint="Type or dictate it as you said it, with its “um”s. It is read for the review and not kept."
        counter={{ used: text.length, max: PRACTISED.answer }}
      >
        <TextArea
          ref={field}
          rows={4}
          maxLength={PRACTISED.answer}
          value={text}
          readOnly={reviewing.isPending}
          onChange={({ target }) => onChange((before) => ({ ...before, text: target.value }))}
        />
      </Field>
      {reviewing.error && (
        <Alert tone="danger" title="It was not reviewed.">
          {sentenceFor(reviewing.error, 'The server is not responding.')}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant={text.trim() === '' ? 'secondary' : 'primary'}
          loading={reviewing.isPending}
          disabled={text.trim() === ''}
        >
          Review
        </Button>
        {!hasPro && <p className="text-sm text-ink-soft">Without Pro three answers a day are reviewed.</p>}
      </div>
    </form>
  );
}
