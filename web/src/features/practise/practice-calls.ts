import { queryOptions } from '@tanstack/react-query';
import { endInterview } from '@pythia/contracts/interviews.ts';
import {
  answerInPractice,
  type Practice,
  readPractice,
  sayPracticeLine,
  startPractice,
} from '@pythia/contracts/practice.ts';
import { writeResumeSummary } from '@pythia/contracts/resume-summary.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import type { MaterialTexts } from '#material/material.ts';

export const practiceQuery = (session_id: string) =>
  queryOptions({
    queryKey: ['practice', session_id],
    queryFn: ({ signal }) => authorisedCall(readPractice, { params: { session_id }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const beginPractice = (
  {
    role,
    jobId,
    question,
    ...material
  }: MaterialTexts & { role: string; jobId: string | null; question: string | null },
  signal?: AbortSignal,
): Promise<Practice> => {
  const resume_summary = writeResumeSummary({ ...material, role });
  const body = {
    ...(resume_summary && { resume_summary }),
    ...(jobId !== null && { job_id: jobId }),
    ...(question !== null && { question }),
  };
  return authorisedCall(startPractice, { body, ...(signal && { signal }) });
};

export const tellSaid = async (session_id: string, line: number): Promise<number> =>
  (await authorisedCall(sayPracticeLine, { params: { session_id }, body: { line } })).said;

export const keepAnswer = (
  session_id: string,
  body: { turn: string; text: string; seconds: number | null },
): Promise<Practice> => authorisedCall(answerInPractice, { params: { session_id }, body });

export const endPractice = async (session_id: string): Promise<void> =>
  void (await authorisedCall(endInterview, { params: { session_id } }));
