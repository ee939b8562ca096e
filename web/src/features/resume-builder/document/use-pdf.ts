import { useEffect, useRef, useState } from 'react';
import { prepareDocuments } from '#pdf/new-document.ts';
import { saveFile } from '#browser/download.ts';
import { unprintableFields } from '../fields.ts';
import { type ListedResume, noteSaved } from '../resume-draft.ts';
import { writeResume } from './write-resume.ts';

export type PdfState =
  | { phase: 'idle' | 'busy' | 'unprintable' | 'unreachable' | 'failed' }
  | { phase: 'saved'; pages: number };

const IDLE: PdfState = { phase: 'idle' };

/** Preloads, so the button needs no network; `state` belongs to the present résumé. */
export function usePdf(resume: ListedResume): { state: PdfState; generate: () => Promise<void> } {
  const [last, setLast] = useState({ state: IDLE, of: resume });
  const busy = useRef(false);
  useEffect(() => {
    prepareDocuments().catch(() => undefined); // the button retries and reports
  }, []);

  const become = (state: PdfState) => setLast({ state, of: resume });
  const generate = async () => {
    if (busy.current) return;
    busy.current = true;
    become({ phase: 'busy' });
    try {
      become(await saveAsPdf(resume));
    } catch (failure) {
      become({ phase: 'failed' });
      throw failure;
    } finally {
      busy.current = false;
    }
  };
  const isOfThis = last.of === resume || last.state.phase === 'busy';
  return { state: isOfThis ? last.state : IDLE, generate };
}

async function saveAsPdf(resume: ListedResume): Promise<PdfState> {
  if (unprintableFields(resume).length > 0) return { phase: 'unprintable' };
  try {
    await prepareDocuments();
  } catch {
    return { phase: 'unreachable' };
  }
  const { file, pages } = await writeResume(resume);
  saveFile(file);
  noteSaved(resume);
  return { phase: 'saved', pages };
}
