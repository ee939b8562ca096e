import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 1_000;

interface FactDraftParts {
  kept: string;
  onAnswer: (text: string) => Promise<boolean>;
  onClear: () => Promise<boolean>;
}

/** Saves after a pause, on blur and on unmount. */
export function useFactDraft({ kept, onAnswer, onClear }: FactDraftParts) {
  const [draft, setDraft] = useState<string | null>(null);
  const [saves, setSaves] = useState(0);
  const [isFailed, setIsFailed] = useState(false);
  const text = draft ?? kept;

  const save = async (mayClear: boolean): Promise<boolean> => {
    const typed = text.trim();
    setIsFailed(false);
    if (typed === kept) return true;
    if (typed === '' && !mayClear) return false; // the user may be about to retype
    const isSaved = await (typed === '' ? onClear() : onAnswer(typed));
    setIsFailed(!isSaved);
    if (!isSaved) setDraft((now) => now ?? typed);
    if (isSaved && typed !== '') setSaves((count) => count + 1);
    return isSaved;
  };
  const leave = async () => {
    if ((await save(true)) && draft !== null) setDraft((now) => (now === draft ? null : now));
  };

  const saveNow = useEffectEvent(() => void save(false));
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => saveNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => saveNow(), []);

  return { text, saves, isFailed, type: setDraft, leave };
}
