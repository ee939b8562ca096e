import { type ReactNode, useEffect, useMemo, useState } from 'react';

type Highlight = (text: string, language: string) => ReactNode;

let loaded: Highlight | null = null;

export function useHighlighting(text: string, language: string): ReactNode {
  const [highlight, setHighlight] = useState<Highlight | null>(() => loaded);
  const isWanted = language !== '' && highlight === null;
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      loaded = (await import('./highlight.tsx')).highlight;
      setHighlight(() => loaded);
    };
    load().catch(() => {}); // offline, code has no colours
  }, [isWanted]);
  return useMemo(
    () => (highlight && language !== '' ? highlight(text, language) : null),
    [highlight, text, language],
  );
}
