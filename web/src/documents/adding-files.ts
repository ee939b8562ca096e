import { useEffect } from 'react';
import { DOCUMENT_MESSAGES } from '@pythia/contracts/document-messages.ts';
import { addDocument } from '@pythia/contracts/documents.ts';
import { DOCUMENT_FILE, LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { createStore, useStore } from 'zustand';
import { authorisedCall } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';
import { sentenceFor } from '#api/api-error.ts';
import { showToast } from '#ui/toast.tsx';
import { announceDocuments } from './documents-query.ts';

interface Adding {
  files: readonly File[];
  refused: readonly RefusedFile[];
}

export interface RefusedFile {
  id: string;
  fileName: string;
  reason: string;
}

const IDLE: Adding = { files: [], refused: [] };
const adding = createStore(() => IDLE);
let underWay: AbortController | null = null;
let isShown = false;

onSignOut(() => {
  cancel();
  adding.setState(IDLE);
});

/** Goes on after leaving the page, one file at a time. */
export function useAddingFiles() {
  useEffect(() => {
    isShown = true;
    return () => {
      isShown = false;
      adding.setState({ refused: [] });
    };
  }, []);
  return { ...useStore(adding), add, cancel };
}

/** Surplus files are refused without being sent. */
function add(chosen: readonly File[]): void {
  const { files } = adding.getState();
  const room = Math.max(0, LIMITS.documents - files.length);
  const refused = chosen.slice(room).map((file) => refusedFile(file, DOCUMENT_MESSAGES.tooMany));
  adding.setState({ files: [...files, ...chosen.slice(0, room)], refused });
  if (files.length === 0) void work();
}

function cancel(): void {
  adding.setState({ files: [] });
  underWay?.abort();
}

async function work(): Promise<void> {
  for (let file = first(); file; file = first()) {
    const reason = await read(file);
    if (reason !== null) refuse(refusedFile(file, reason));
    const done = file;
    adding.setState(({ files }) => ({ files: files.filter((waiting) => waiting !== done) }));
  }
}

const first = (): File | undefined => adding.getState().files[0];

async function read(file: File): Promise<string | null> {
  if (file.size > DOCUMENT_FILE.maxBytes) return MESSAGES.resumeTooLarge;
  const own = new AbortController();
  underWay = own;
  try {
    await authorisedCall(addDocument, { body: { file }, signal: own.signal });
    await announceDocuments();
    return null;
  } catch (error) {
    return own.signal.aborted ? null : sentenceFor(error, MESSAGES.notAvailable);
  }
}

const refusedFile = ({ name }: File, reason: string): RefusedFile => ({
  id: crypto.randomUUID(),
  fileName: name,
  reason,
});

function refuse(refused: RefusedFile): void {
  adding.setState((before) => ({ refused: [...before.refused, refused] }));
  if (!isShown) showToast('danger', `${refused.fileName} was not added. ${refused.reason}`);
}
