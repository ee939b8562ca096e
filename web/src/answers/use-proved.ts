import type { AnswerProofPart } from '@pythia/contracts/proof.ts';
import { useEffect, useMemo, useState } from 'react';
import type { provedMarkdown } from './proof/proved-markdown.tsx';
import type { StreamingMarkdown } from './streaming-markdown.ts';

type Prove = typeof provedMarkdown;

let loaded: Prove | null = null;

export function useProved(
  markdown: StreamingMarkdown,
  proof: readonly AnswerProofPart[] | undefined,
): StreamingMarkdown {
  const [prove, setProve] = useState<Prove | null>(() => loaded);
  const isWanted = proof !== undefined && prove === null;
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      loaded = (await import('./proof/proved-markdown.tsx')).provedMarkdown;
      setProve(() => loaded);
    };
    load().catch(() => {}); // offline, answers have no marks
  }, [isWanted]);
  return useMemo(() => (prove && proof ? prove(markdown, proof) : markdown), [prove, markdown, proof]);
}
