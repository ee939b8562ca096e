import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Debrief } from '@pythia/contracts/debrief.ts';
import { GAP } from '@pythia/contracts/gap.ts';
import { THANK_YOU_MAX, type ThankYou } from '@pythia/contracts/thank-you.ts';
import { sentenceFor } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Field } from '#ui/field.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { thankYouQuery, thankYouSaving } from './debrief.ts';
import { draftThankYou } from './draft-thank-you.ts';
import { counted } from './words.ts';

const WORDS = {
  kept: 'Saved as you change it.',
  sending: 'Saving…',
  failed: 'Not saved.',
  tried: '',
} as const;

export function ThankYouNote({ sessionId, debrief }: { sessionId: string; debrief: Debrief }) {
  const { data: note, error, refetch } = useQuery(thankYouQuery(sessionId));
  return (
    <section aria-label="Thank-you note" className="grid gap-2.5">
      <h2 className="text-base font-semibold">Thank-you note</h2>
      <Card className="grid gap-4 p-4 sm:p-5">
        {error && !note && (
          <LoadError onRetry={refetch}>{sentenceFor(error, 'Your note could not be read.')}</LoadError>
        )}
        {!error && !note && <Skeleton className="h-60" />}
        {note && <Note sessionId={sessionId} note={note} draft={draftThankYou(debrief)} />}
      </Card>
    </section>
  );
}

function Note({ sessionId, note, draft }: { sessionId: string; note: ThankYou; draft: string }) {
  const saving = thankYouSaving(sessionId);
  const { state } = useStore(saving.store);
  useEffect(() => {
    const { sendNow } = saving;
    return () => sendNow(); // nothing waits behind a page that is left
  }, [saving]);
  const { queryKey } = thankYouQuery(sessionId);
  const text = note.text ?? draft;
  const gaps = text.match(GAP)?.length ?? 0;
  const write = (words: string) =>
    void saving.change({ queryKey, edit: () => ({ text: words === draft ? null : words }), typedIn: 'note' });
  const takeDraft = () =>
    void saving.change({ queryKey, edit: () => ({ text: null }), sentence: 'The note is the draft again.' });
  return (
    <>
      <Field
        label="To whoever asked"
        hint={
          gaps > 0
            ? `${counted(gaps, 'gap')} in brackets ${gaps === 1 ? 'is' : 'are'} left for you to fill.`
            : 'It is sent by you: copy it into an email.'
        }
        counter={{ used: text.length, max: THANK_YOU_MAX }}
      >
        <TextArea
          rows={12}
          className="max-h-none"
          maxLength={THANK_YOU_MAX}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton size="sm" variant="primary" text={text}>
          Copy
        </CopyButton>
        {note.text !== null && (
          <Button
            size="sm"
            ref={givesFocusOn}
            icon={<Undo2 aria-hidden className="size-4" />}
            onClick={takeDraft}
          >
            Back to the draft
          </Button>
        )}
        {state === 'failed' && (
          <Button size="sm" ref={givesFocusOn} onClick={saving.sendNow}>
            Try again
          </Button>
        )}
        <p role="status" className="text-sm text-ink-faint">
          {WORDS[state]}
        </p>
      </div>
    </>
  );
}
