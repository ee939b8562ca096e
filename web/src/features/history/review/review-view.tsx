import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '@pythia/contracts/accounts.ts';
import type { Debrief } from '@pythia/contracts/debrief.ts';
import type { Interview } from '@pythia/contracts/interviews.ts';
import { isSubscribed } from '#account/subscription.ts';
import { sentenceFor } from '#api/api-error.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { medianTimes } from '../session/question-times.ts';
import { AskedList } from './asked-list.tsx';
import { rowId } from './asked-row.tsx';
import { CameUp } from './came-up.tsx';
import { debriefQuery } from './debrief.ts';
import { OverTime } from './over-time.tsx';
import { Readiness } from './readiness.tsx';
import { Stalled } from './stalled.tsx';
import { ThankYouNote } from './thank-you-note.tsx';
import { counted, seconds } from './words.ts';

interface ReviewViewProps {
  session: Interview;
  user: User;
  logOf: (event: string) => string;
}

export function ReviewView({ session, user, logOf }: ReviewViewProps) {
  const { data: debrief, error, refetch, isFetching } = useQuery(debriefQuery(session.id));
  if (error && !debrief)
    return (
      <LoadError title="The review could not be made." onRetry={refetch}>
        {sentenceFor(error, 'The server is not responding.')}
      </LoadError>
    );
  if (!debrief)
    return (
      <div className="grid max-w-3xl gap-6">
        <p role="status" className="text-sm text-ink-soft">
          Reading the interview…
        </p>
        <Skeleton className="h-44 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    );
  return (
    <div aria-busy={isFetching} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <Reviewed session={session} user={user} logOf={logOf} debrief={debrief} onReadAgain={refetch} />
    </div>
  );
}

interface ReviewedProps extends ReviewViewProps {
  debrief: Debrief;
  onReadAgain: () => unknown;
}

function Reviewed({ session, user, logOf, debrief, onReadAgain }: ReviewedProps) {
  const { questions, more_questions, requirements, stories, began_at, ended_at } = debrief;
  const [open, setOpen] = useState<string | null>(null);
  const hasPro = isSubscribed(user);
  const set = hasPro ? session.job_id : null;
  const page = hasPro ? paths.prepare : paths.freePrepare;
  const prepare = set === null ? page : `${page}?${new URLSearchParams({ job: set })}`;
  const numbers = new Map(questions.map(({ id }, place) => [id, place + 1]));
  const choose = (id: string) => {
    flushSync(() => setOpen(id));
    const row = document.getElementById(rowId(id));
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  };
  const links = { numberOf: (id: string) => numbers.get(id), onChoose: choose };
  const isPractice = session.kind === 'practice';
  return (
    <>
      <section aria-label="At a glance" className="grid gap-2.5">
        <h2 className="text-base font-semibold">At a glance</h2>
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-5">
          {questions.length === 0 ? (
            <EmptyState title="No question was asked">
              None was heard, and you asked none yourself.
            </EmptyState>
          ) : (
            <>
              <p className="text-sm text-ink-soft">
                {counted(questions.length, 'question')} over {lengthOf(debrief)}.{waitOf(debrief)}
                {more_questions > 0 &&
                  ` ${counted(more_questions, 'further question')} ${more_questions === 1 ? 'is' : 'are'} only in the log.`}
              </p>
              <OverTime
                questions={questions}
                from={Date.parse(began_at ?? session.created_at)}
                to={Date.parse(ended_at ?? session.expires_at)}
                onChoose={choose}
              />
            </>
          )}
          <Readiness set={set} prepare={prepare} />
        </Card>
      </section>
      <Stalled questions={questions} onChoose={choose} />
      {questions.length > 0 && (
        <section aria-label="Questions" className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
          <h2 className="text-base font-semibold">Questions</h2>
          <p className="text-sm text-ink-soft">Open one for a better answer, and keep it as prepared.</p>
          <AskedList
            questions={questions}
            open={open}
            onOpen={setOpen}
            keeping={{ set, hasPro, prepare }}
            logOf={logOf}
          />
        </section>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-2">
        <CameUp
          {...links}
          title="What the job asks for"
          lead="By the words of its posting, looked for in all that was said and shown."
          names={['Touched', 'Never touched']}
          items={
            requirements?.map(({ text, is_touched: cameUp, questions: about }) => ({
              text,
              cameUp,
              questions: about,
            })) ?? null
          }
          unread="Words are compared only in English interviews."
          none="There is no posting with this interview. Paste one the next time, and it is compared with what was asked."
        />
        <CameUp
          {...links}
          title="Your stories"
          lead="Told are those in an answer that you were shown, or in what you said."
          names={['Told', 'Untold']}
          items={
            stories?.map(({ title, is_told: cameUp, questions: about }) => ({
              text: title,
              cameUp,
              questions: about,
            })) ?? null
          }
          unread={
            requirements === null ? (
              'Stories are looked for only in English interviews.'
            ) : (
              <>
                Your stories could not be read just now.{' '}
                <button
                  type="button"
                  className="rounded-xs font-medium text-accent-ink underline underline-offset-3"
                  onClick={onReadAgain}
                >
                  Try again
                </button>
              </>
            )
          }
          none="No story was found in what you entered for this interview."
        />
      </div>
      {!isPractice && <ThankYouNote sessionId={session.id} debrief={debrief} />}
    </>
  );
}

const NO_TIMES = { line: null, question: null, lastWord: null };

function waitOf({ questions }: Debrief): string {
  const { firstWord } = medianTimes(
    questions.map(({ first_text_ms: firstWord }) => ({ ...NO_TIMES, firstWord })),
  );
  return firstWord === null ? '' : ` The first word of an answer came after ${seconds(firstWord)} (median).`;
}

const MINUTE_MS = 60_000;

function lengthOf({ began_at, ended_at }: Debrief): string {
  const minutes = Math.round((Date.parse(ended_at ?? '') - Date.parse(began_at ?? '')) / MINUTE_MS);
  return minutes >= 1 ? counted(minutes, 'minute') : 'less than a minute';
}
