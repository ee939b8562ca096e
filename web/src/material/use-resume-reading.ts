import { useEffect } from 'react';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { RESUME_FILE } from '@pythia/contracts/limits.ts';
import { readResumeFile } from '@pythia/contracts/material.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { createStore, useStore } from 'zustand';
import { authorisedCall } from '#account/authorised-call.ts';
import { onSignOut } from '#account/sign-out.ts';
import { sentenceFor } from '#api/api-error.ts';
import { showToast } from '#ui/toast.tsx';
import { type MaterialTexts, materialOf } from './material.ts';
import { readMaterialDraft } from './material-draft.ts';
import { changeMaterial, nameFile } from './remembering.ts';
import { readNote } from './remembering-note.ts';

type ReadResume = ReplyOf<typeof readResumeFile>;

interface Told {
  fileName: string;
  cut: ReadResume['cut'];
  unread: ReadResume['unread'];
  before: MaterialTexts;
  fileBefore: string | null;
}

interface Reading {
  fileName: string | null;
  error: string | null;
  told: Told | null;
}

const IDLE: Reading = { fileName: null, error: null, told: null };
const reading = createStore(() => IDLE);
let underWay: AbortController | null = null;
let isShown = false;

onSignOut(() => begin(IDLE));

/** Another file replaces the one being read; goes on after leaving the page. */
export function useResumeReading(account: string) {
  useEffect(() => {
    isShown = true;
    return () => {
      isShown = false;
      reading.setState({ error: null, told: null });
    };
  }, []);
  return {
    ...useStore(reading),
    read: (file: File) => void read(account, file),
    cancel: () => void begin({ fileName: null, error: null }),
    forgetTold: () => reading.setState({ told: null }),
  };
}

function begin(next: Partial<Reading>): AbortSignal {
  underWay?.abort();
  underWay = new AbortController();
  reading.setState(next);
  return underWay.signal;
}

async function read(account: string, file: File): Promise<void> {
  if (file.size > RESUME_FILE.maxBytes) return void begin({ fileName: null, error: MESSAGES.resumeTooLarge });
  const signal = begin({ fileName: file.name, error: null });
  try {
    const parts = await authorisedCall(readResumeFile, { body: { file }, signal });
    const before = readMaterialDraft(account); // includes what was typed meanwhile
    const { cut, unread } = parts;
    const told = { fileName: file.name, cut, unread, before, fileBefore: readNote(account).fileName };
    reading.setState({ fileName: null, error: null, told });
    changeMaterial(account, withRead(before, parts));
    nameFile(account, file.name);
  } catch (failure) {
    if (signal.aborted) return;
    const error = sentenceFor(failure, MESSAGES.notAvailable);
    reading.setState({ fileName: null, error });
    if (!isShown) showToast('danger', `${file.name} was not read. ${error}`);
  }
}

const withRead = (material: MaterialTexts, { name, education, work }: ReadResume): MaterialTexts =>
  materialOf({
    ...material,
    ...(name && { name }),
    ...(education && { education }),
    ...(work && { work }),
  });
