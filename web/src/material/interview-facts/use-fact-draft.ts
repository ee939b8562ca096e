import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 1_000;

interface FactDraftParts {
  /** As it is kept; empty where nothing is. */
  kept: string;
  /** Each tells whether it was saved. */
  onAnswer: (text: string) => Promise<boolean>;
  onClear: () => Promise<boolean>;
}

/** What is typed into a field that saves by itself: after a pause, when it is left, and when it goes away. */
export function useFactDraft({ kept, onAnswer, onClear }: FactDraftParts) {
  const [draft, setDraft] = useState<string | null>(null);
  const [saves, setSaves] = useState(0);
  const [isFailed, setIsFailed] = useState(false);
  const text = draft ?? kept;

  const save = async (mayClear: boolean): Promise<boolean> => {
    const typed = text.trim();
    setIsFailed(false);
    if (typed === kept) return true;
    if (typed === '' && !mayClear) return false; // it may be typed anew
    const isSaved = await (typed === '' ? onClear() : onAnswer(typed));
    setIsFailed(!isSaved);
    if (!isSaved) setDraft((now) => now ?? typed); // what is shown went back to what is kept
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
