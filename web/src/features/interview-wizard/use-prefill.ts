import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { readInterviewJob } from '@pythia/contracts/interviews.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { tellFailure } from '#account/tell-failure.ts';
import { useJobs } from '#jobs/jobs.ts';
import { showToast } from '#ui/toast.tsx';
import type { Filling } from './use-filling.ts';

/** `?job=` names an application, `?like=` an earlier session. */
export function usePrefill(filling: Filling, onFilled: () => void): void {
  const [query, setQuery] = useSearchParams();
  const { data: jobs, isPending } = useJobs();
  const [jobId, sessionId] = [query.get('job'), query.get('like')];

  const forgetAddress = useEffectEvent(() => setQuery({}, { replace: true }));
  const fillFromJob = useEffectEvent((id: string) => {
    const job = jobs?.find((one) => one.id === id);
    forgetAddress();
    if (!jobs) return void showToast('danger', 'Your applications could not be loaded.');
    if (!job) return void showToast('danger', 'That application no longer exists.');
    filling.fillFromJob(job);
    onFilled();
  });
  const fillFromSession = useEffectEvent(async (session_id: string, signal: AbortSignal) => {
    try {
      const told = await authorisedCall(readInterviewJob, { params: { session_id }, signal });
      const { company, role, job_description: jobDescription, job_id } = told;
      filling.fillWith({ company, role, jobDescription }, job_id, 'Filled in from your earlier interview.');
      onFilled();
    } catch (failure) {
      if (signal.aborted) return;
      tellFailure(failure, 'That interview could not be loaded.');
    }
    forgetAddress();
  });

  useEffect(() => {
    if (jobId !== null && !isPending) fillFromJob(jobId);
  }, [jobId, isPending]);
  useEffect(() => {
    if (sessionId === null) return undefined;
    const asking = new AbortController();
    void fillFromSession(sessionId, asking.signal);
    return () => asking.abort();
  }, [sessionId]);
}
