import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeAnswering } from '@pythia/contracts/accounts.ts';
import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { announceUserChange, changeKnownUser, userQuery } from '#account/current-user.ts';
import { sentenceFor } from '#api/api-error.ts';
import { RadioList } from '#ui/radio-list.tsx';

const NOT_SAVED = 'Your choice could not be saved.';

const WAYS: readonly { value: AnsweringWay; label: string; hint: string }[] = [
  { value: 'key', label: 'By key', hint: 'The key asks all that was said since the last answer.' },
  {
    value: 'shown',
    label: 'Shown, answered by key',
    hint: 'What is asked is found and shown; the key answers it.',
  },
  {
    value: 'itself',
    label: 'By itself',
    hint: 'What is asked is answered as soon as it was said. Esc puts a wrong one away.',
  },
];

export function AnsweringField() {
  const { data: user } = useQuery({ ...userQuery, refetchOnMount: false });
  const [wanted, setWanted] = useState<AnsweringWay | null>(null);
  const [error, setError] = useState<string | null>(null);
  const save = async (answering: AnsweringWay) => {
    setError(null);
    setWanted(answering);
    try {
      changeKnownUser(await authorisedCall(changeAnswering, { body: { answering } }));
      announceUserChange();
    } catch (failure) {
      setError(sentenceFor(failure, NOT_SAVED));
    }
    setWanted(null);
  };
  if (!user) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-medium">How questions are answered</h3>
      <RadioList
        label="How questions are answered"
        value={wanted ?? user.answering}
        onChange={(way) => void save(way)}
        options={WAYS}
      />
      {error !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
    </div>
  );
}
