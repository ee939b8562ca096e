import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { RESUME_FILE } from '@pythia/contracts/limits.ts';
import { readResumeFile } from '@pythia/contracts/material.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';

export type ReadResume = ReplyOf<typeof readResumeFile>;

interface Reading {
  /** The file that is being read. */
  fileName: string | null;
  error: string | null;
}

const IDLE: Reading = { fileName: null, error: null };

/** Has files read, one at a time: another one takes the place of the one under way. */
export function useResumeReading(onRead: (read: ReadResume, fileName: string) => void) {
  const [reading, setReading] = useState(IDLE);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const cancel = () => {
    underWay.current?.abort();
    setReading(IDLE);
  };
  const read = async (file: File) => {
    underWay.current?.abort();
    if (file.size > RESUME_FILE.maxBytes)
      return setReading({ fileName: null, error: MESSAGES.resumeTooLarge });
    const { signal } = (underWay.current = new AbortController());
    setReading({ fileName: file.name, error: null });
    try {
      const told = await authorisedCall(readResumeFile, { body: { file }, signal });
      setReading(IDLE);
      onRead(told, file.name);
    } catch (failure) {
      if (signal.aborted) return;
      setReading({ fileName: null, error: sentenceFor(failure, MESSAGES.notAvailable) });
    }
  };
  return { ...reading, read, cancel };
}
