import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#browser/download.ts';
import { unprintableFields } from '../fields.ts';
import { type ListedResume, noteSaved } from '../resume-draft.ts';
import { loadLayOut, type Template, useTemplate } from './template.ts';

export type PdfState =
  | { phase: 'idle' | 'busy' | 'unprintable' | 'unreachable' | 'failed' }
  | { phase: 'saved'; pages: number };

const IDLE: PdfState = { phase: 'idle' };

/** Preloads, so that the button needs no network. */
export function usePdf(resume: ListedResume): { state: PdfState; generate: () => Promise<void> } {
  const template = useTemplate();
  const [last, setLast] = useState({ state: IDLE, of: resume, as: template });
  const busy = useRef(false);
  useEffect(() => {
    prepare(template).catch(() => undefined);
  }, [template]);

  const become = (state: PdfState) => setLast({ state, of: resume, as: template });
  const generate = async () => {
    if (busy.current) return;
    busy.current = true;
    become({ phase: 'busy' });
    try {
      become(await saveAsPdf(resume, template));
    } catch (failure) {
      become({ phase: 'failed' });
      throw failure;
    } finally {
      busy.current = false;
    }
  };
  const isOfThis = (last.of === resume && last.as === template) || last.state.phase === 'busy';
  return { state: isOfThis ? last.state : IDLE, generate };
}

async function prepare(template: Template) {
  const [layOut, { writeResume }, { prepareDocuments }] = await Promise.all([
    loadLayOut(template),
    import('./write-resume.ts'),
    import('#pdf/new-document.ts'),
  ]);
  await prepareDocuments();
  return { layOut, writeResume };
}

async function saveAsPdf(resume: ListedResume, template: Template): Promise<PdfState> {
  if (unprintableFields(resume).length > 0) return { phase: 'unprintable' };
  const prepared = await prepare(template).catch(() => null);
  if (!prepared) return { phase: 'unreachable' };
  const { file, pages } = await prepared.writeResume(resume, undefined, prepared.layOut);
  saveFile(file);
  noteSaved(resume);
  return { phase: 'saved', pages };
}
