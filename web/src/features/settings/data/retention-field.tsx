import { useState } from 'react';
import { changeSessionRetention, type SessionRetention } from '@pythia/contracts/accounts.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { announceUserChange, changeKnownUser } from '#account/current-user.ts';
import { sentenceFor } from '#api/api-error.ts';
import { site } from '#site.ts';
import { RadioList } from '#ui/radio-list.tsx';
import { SavedNote } from '#ui/saved-note.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import { ConfirmInPlace } from '../confirm-in-place.tsx';

import { isShorter, retentionChoices } from './retention-choices.ts';

const NOT_SAVED = 'Your choice could not be saved.';

/** Arrow keys choose, so a choice that deletes asks first. */
export function RetentionField({ saved }: { saved: SessionRetention }) {
  const [wanted, setWanted] = useState<SessionRetention | null>(null);
  const [saves, setSaves] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const asks = wanted !== null && isShorter(wanted, saved);
  const chosen = useFocusOnChange<HTMLInputElement>(asks);
  const findChosen = (field: HTMLElement | null) => {
    // the focus moved to the question; it returns later
    chosen.current = asks ? null : (field?.querySelector<HTMLInputElement>(':checked') ?? null);
  };

  const save = async (choice: SessionRetention) => {
    changeKnownUser(await authorisedCall(changeSessionRetention, { body: { session_retention: choice } }));
    announceUserChange();
    setWanted(null);
    setSaves((count) => count + 1);
  };
  const choose = (choice: SessionRetention) => {
    if (wanted !== null && !asks) return; // another choice is being saved
    setError(null);
    setWanted(choice === saved ? null : choice);
    if (!isShorter(choice, saved) && choice !== saved) {
      save(choice).catch((failure: unknown) => {
        setError(sentenceFor(failure, NOT_SAVED));
        setWanted(null);
      });
    }
  };

  return (
    <div ref={findChosen} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-sm font-medium">How long sessions are kept</h3>
        <SavedNote saves={saves} />
      </div>
      <RadioList
        label="How long sessions are kept"
        value={wanted ?? saved}
        onChange={choose}
        options={retentionChoices(Number(site.retentionDays), saved)}
      />
      {error !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
      {asks && (
        <ConfirmInPlace
          key={wanted}
          question={
            wanted === 'none'
              ? 'All finished sessions will be deleted. Save this choice?'
              : 'Sessions that ended more than 30 days ago will be deleted. Save this choice?'
          }
          action="Save and delete"
          fallback={NOT_SAVED}
          onConfirm={() => save(wanted)}
          onCancel={() => setWanted(null)}
        />
      )}
    </div>
  );
}
