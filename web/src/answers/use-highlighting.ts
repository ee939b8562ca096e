import { type ReactNode, useEffect, useMemo, useState } from 'react';

type Highlight = (text: string, language: string) => ReactNode;

/** Once it was loaded for some code, it is there for all other. */
let loaded: Highlight | null = null;

/** Code in colours; null while the highlighter is not there, or does not know the language. */
export function useHighlighting(text: string, language: string): ReactNode {
  const [highlight, setHighlight] = useState<Highlight | null>(() => loaded);
  const isWanted = language !== '' && highlight === null;
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      loaded = (await import('./highlight.tsx')).highlight;
      setHighlight(() => loaded);
    };
    load().catch(() => {}); // without a network code is as readable, if plainer
  }, [isWanted]);
  return useMemo(
    () => (highlight && language !== '' ? highlight(text, language) : null),
    [highlight, text, language],
  );
}
