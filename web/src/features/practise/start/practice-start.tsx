import { useMutation } from '@tanstack/react-query';
import { Headphones } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@pythia/contracts/accounts.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import type { Practice } from '@pythia/contracts/practice.ts';
import { isSubscribed } from '#account/subscription.ts';
import { sentenceFor } from '#api/api-error.ts';
import { useJobTitle } from '#material/job-title.ts';
import { describeMaterial, personalPart } from '#material/material.ts';
import { useMaterialDraft } from '#material/use-material-draft.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { VoiceChoice } from '../interviewer/voice-choice.tsx';
import { beginPractice } from '../practice-calls.ts';
import { ApplicationChoice, type ChosenJob } from './application-choice.tsx';
import { WhatHappens } from './what-happens.tsx';

const WITH_PRO = 'Five minutes, five questions.';
const WITHOUT = 'Three questions, each reviewed. With Pro five.';

interface PracticeStartProps {
  user: User;
  question: string | null;
  onBegun: (practice: Practice) => void;
}

export function PracticeStart({ user, question, onBegun }: PracticeStartProps) {
  const hasPro = isSubscribed(user);
  const [jobTitle, setJobTitle] = useJobTitle();
  const [material, setMaterial] = useMaterialDraft(user.email);
  const [job, setJob] = useState<ChosenJob | null>(null);
  const wasTold = useState((material.education + material.work).trim() !== '')[0];
  const begin = useMutation({
    mutationFn: () => {
      const about = { role: jobTitle, jobId: null, question, ...material, ...job };
      return beginPractice(about);
    },
    onSuccess: onBegun,
  });
  return (
    <>
      <PageHeading
        title={question === null ? 'Practise' : 'Practise one question'}
        lead={`A sample interviewer asks, the copilot stands beside you, and ${question === null ? 'each of your answers' : 'your answer'} is reviewed. No meeting, nothing to share, no trial spent.`}
      />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Card className="grid content-start gap-5 p-5 sm:p-6">
          <form
            aria-label="Practise"
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              if (!begin.isPending) begin.mutate();
            }}
          >
            {question !== null && (
              <figure className="grid gap-1.5 rounded-md bg-accent-wash px-4 py-3">
                <figcaption className="text-sm text-ink-soft">You will be asked</figcaption>
                <blockquote className="text-lg leading-7 font-medium text-pretty wrap-anywhere">
                  {question}
                </blockquote>
              </figure>
            )}
            {question === null && hasPro && <ApplicationChoice value={job} onChange={setJob} />}
            {question === null && job === null && (
              <Field label="Job title" hint="Optional. The interviewer asks about this job.">
                <TextInput
                  value={jobTitle}
                  maxLength={LIMITS.jobTitle}
                  placeholder="Head baker"
                  autoComplete="organization-title"
                  onChange={({ target }) => setJobTitle(target.value)}
                />
              </Field>
            )}
            {wasTold ? (
              <p className="text-sm text-ink-soft">
                <span className="font-medium text-ink">Your background: </span>
                {describeMaterial(personalPart(material))}
              </p>
            ) : (
              <Field
                label="Your experience"
                hint={`Optional. Answers are made from it${question === null ? ', and so are some of the questions' : ''}.`}
                counter={{ used: material.work.length, max: LIMITS.work }}
              >
                <TextArea
                  rows={5}
                  maxLength={LIMITS.work}
                  value={material.work}
                  placeholder="Paste your résumé: employers, dates, what you did and what you achieved."
                  onChange={({ target }) => setMaterial({ ...material, work: target.value })}
                />
              </Field>
            )}
            <VoiceChoice />
            {begin.error && (
              <Alert tone="danger" title="The practice could not be started.">
                {sentenceFor(begin.error, 'The server is not responding. Please try again.')}
              </Alert>
            )}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                type="submit"
                variant="primary"
                size="lg"
                loading={begin.isPending}
                icon={<Headphones aria-hidden className="size-4.5" />}
              >
                {question === null ? 'Start practising' : 'Ask me'}
              </Button>
              <p className="text-sm text-ink-soft">
                {question === null ? (hasPro ? WITH_PRO : WITHOUT) : 'A minute or two.'}
              </p>
            </div>
          </form>
        </Card>
        <WhatHappens asksOne={question !== null} />
      </div>
    </>
  );
}
