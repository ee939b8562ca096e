import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Practice } from '@pythia/contracts/practice.ts';
import { sentenceFor } from '#api/api-error.ts';
import { CopilotBeside, MEETING, openBeside } from '#features/copilot/beside.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/toast.tsx';
import { YourAnswer } from '../answering/your-answer.tsx';
import { Interviewer } from '../interviewer/interviewer.ts';
import { presentVoice } from '../interviewer/voices.ts';
import { placeIn } from '../place.ts';
import { endPractice, tellSaid } from '../practice-calls.ts';
import { PracticeRun } from '../practice-run.ts';
import { useOnlyHere } from '../use-only-here.ts';
import { InterviewerCard } from './interviewer-card.tsx';
import { PracticeHeading } from './practice-heading.tsx';
import { PracticeSummary } from './practice-summary.tsx';

interface PracticeRoomProps {
  practice: Practice;
  /** Voices speak only after a press on the page. */
  begins: boolean;
  onRefresh: () => Promise<unknown>;
  onAgain: () => void;
}

export function PracticeRoom({ practice, begins, onRefresh, onAgain }: PracticeRoomProps) {
  const [where, bringHere] = useOnlyHere(`practice ${practice.session_id}`);
  if (!practice.running) return <PracticeSummary practice={practice} onAgain={onAgain} />;
  if (where === 'unknown') return null;
  if (where === 'elsewhere') {
    return (
      <EmptyState title="This practice is open in another tab">
        It goes on there, and nothing of it is lost.
        <span className="mt-4 block">
          <Button onClick={() => void onRefresh().finally(bringHere)}>Go on in this tab</Button>
        </span>
      </EmptyState>
    );
  }
  return <Running practice={practice} begins={begins} onAgain={onAgain} />;
}

function Running({ practice: opened, begins, onAgain }: Omit<PracticeRoomProps, 'onRefresh'>) {
  const [{ run, copilot }] = useState(() => openRoom(opened));
  const { practice, words, isOn, failure } = useStore(run.store);
  const [isEnded, setEnded] = useState(false);
  const { session_id } = practice;
  const { turn, isAsked, next } = placeIn(practice);
  const ending = useMutation({
    mutationFn: () => endPractice(session_id),
    onSettled: () => {
      run.stop();
      setEnded(true);
    },
    onError: (error) => showToast('danger', sentenceFor(error, 'It ends by itself within the hour.')),
  });
  const isThrough = next === null && !isAsked && words === null;
  const { mutate: end } = ending;
  useEffect(() => {
    if (isThrough) end();
  }, [isThrough, end]);
  useEffect(() => {
    if (begins) run.goOn();
    return run.stop;
  }, [run, begins]);
  if (isEnded) return <PracticeSummary practice={practice} onAgain={onAgain} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PracticeHeading practice={practice} turn={turn} isEnding={ending.isPending} onEnd={() => end()} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] xl:grid-rows-[auto_1fr]">
        <InterviewerCard
          turn={turn}
          words={words}
          isAsked={isAsked}
          isOn={isOn}
          hasBegun={practice.said > 0}
          failure={failure}
          onGoOn={run.goOn}
          onRepeat={run.repeat}
        />
        {isAsked && (
          <YourAnswer
            key={turn.id}
            practice={practice}
            turn={turn}
            onBegin={run.stop}
            onAnswered={run.take}
            onNext={run.goOn}
          />
        )}
        <section
          aria-label="Copilot"
          className="h-96 xl:h-[min(40rem,calc(100dvh-9rem))] xl:min-h-112 overflow-hidden rounded-lg border border-line bg-canvas shadow-card xl:sticky xl:top-20 xl:col-start-2 xl:row-span-2 xl:row-start-1"
        >
          {typeof copilot === 'string' ? (
            <div className="p-5">
              <Alert tone="danger" title="The copilot could not be opened.">
                {copilot}
              </Alert>
            </div>
          ) : (
            <CopilotBeside copilot={copilot} />
          )}
        </section>
      </div>
    </div>
  );
}

function openRoom(practice: Practice) {
  const interviewer = new Interviewer({ openFeed: MEETING.openFeed, voice: presentVoice });
  const run = new PracticeRun(practice, {
    interviewer,
    tellSaid: (line) => tellSaid(practice.session_id, line),
  });
  return { run, copilot: openBeside(practice, interviewer) };
}
