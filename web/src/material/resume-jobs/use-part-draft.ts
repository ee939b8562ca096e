import { useEffect, useEffectEvent, useState } from 'react';

interface PartDraftParts {
  kept: string;
  onSave: (text: string) => Promise<boolean>;
}

export function usePartDraft({ kept, onSave }: PartDraftParts) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isFailed, setIsFailed] = useState(false);

  const leave = async (): Promise<void> => {
    if (draft === null) return;
    setIsFailed(false);
    if (draft.trim() === kept) return setDraft(null);
    const isSaved = await onSave(draft.trim());
    setIsFailed(!isSaved);
    if (isSaved) setDraft((now) => (now === draft ? null : now));
  };

  const saveNow = useEffectEvent(() => void leave());
  useEffect(() => () => saveNow(), []);

  return {
    text: draft ?? kept,
    isChanged: draft !== null,
    isFailed,
    type: setDraft,
    leave,
    takeBack: () => {
      setDraft(null);
      setIsFailed(false);
    },
  };
}
