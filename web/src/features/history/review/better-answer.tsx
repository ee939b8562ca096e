import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DebriefedQuestion } from '@pythia/contracts/debrief.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { draftAnswer, FREE_PREPARED, type PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { sentenceFor } from '#api/api-error.ts';
import { useDraft } from '#browser/draft.ts';
import { blankAnswer, put } from '#material/prepared/edits.ts';
import { preparedQuery, type PreparedSet, savingOf, type SetId } from '#material/prepared/prepared.ts';
import { paths } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextLink } from '#ui/text-link.tsx';

export interface KeepingFor {
  set: SetId;
  hasPro: boolean;
  prepare: string;
}

interface BetterAnswerProps {
  question: DebriefedQuestion;
  keeping: KeepingFor;
}

export function BetterAnswer({ question, keeping }: BetterAnswerProps) {
  const { set } = keeping;
  const own = useQuery(preparedQuery(set));
  const ofAll = useQuery(preparedQuery(null));
  const error = own.error ?? ofAll.error;
  if (error)
    return (
      <LoadError onRetry={() => Promise.all([own.refetch(), ofAll.refetch()])}>
        {sentenceFor(error, 'Your prepared answers could not be read.')}
      </LoadError>
    );
  if (!own.data || !ofAll.data) return <Drafting words="Reading your prepared answers…" />;
  return (
    <AnswerForm question={question} keeping={keeping} own={own.data.answers} ofAll={ofAll.data.answers} />
  );
}

const Drafting = ({ words }: { words: string }) => (
  <div className="grid max-w-prose gap-2">
    <p role="status" className="text-sm text-ink-soft">
      {words}
    </p>
    <Skeleton className="h-26" />
  </div>
);

type Answers = readonly PreparedAnswer[];

function AnswerForm({ question, keeping, own, ofAll }: BetterAnswerProps & { own: Answers; ofAll: Answers }) {
  const { set, hasPro, prepare } = keeping;
  const blank = blankOf(question);
  const isThis = (one: PreparedAnswer): boolean =>
    one.id === blank.id || (blank.question !== '' && one.question === blank.question);
  const mine = own.find(isThis);
  const kept = [mine, ofAll.find(isThis)].find((one) => one && one.text !== '');
  const [story, tell] = useState<string | undefined>();
  const draft = useQuery({
    queryKey: ['better-answer', set, blank.id, blank.question, story],
    queryFn: ({ signal }) => {
      const { id, question: asked } = mine ?? blank;
      return authorisedCall(draftAnswer, { body: { job_id: set, id, question: asked, story }, signal });
    },
    enabled: kept === undefined || story !== undefined,
    staleTime: Infinity,
  });
  const [typed, writeDraft] = useDraft(`better-answer:${question.id}`);
  const [isCleared, setCleared] = useState(false);
  const write = (words: string) => {
    writeDraft(words);
    setCleared(words === '');
  };
  const takeBack = () => {
    writeDraft('');
    setCleared(false);
  };
  const offered = story === undefined ? (kept?.text ?? draft.data?.text) : (draft.data?.text ?? kept?.text);
  const isOffered = typed === '' && !isCleared;
  const text = isOffered ? (offered ?? '') : typed;
  const words = text.trim();

  const isApproved = kept?.state === 'approved';
  const isFull =
    !hasPro && !isApproved && ofAll.filter(({ state }) => state === 'approved').length >= FREE_PREPARED;
  const hasPlace = mine !== undefined || own.length < LIMITS.prepared;
  const isKept = (isApproved || isFull) && words === kept?.text;
  const keep = async (state: 'approved' | 'draft') => {
    const drafted = draft.data?.text === words ? draft.data : undefined;
    const origin = drafted
      ? { source: drafted.source, story: drafted.story }
      : words === kept?.text
        ? {}
        : ({ source: 'own', story: null } as const);
    const answer = { ...blank, ...kept, ...(mine && { id: mine.id }), text: words, state, ...origin };
    const edit = ({ answers }: PreparedSet) => ({ answers: put(answers, answer) });
    const sentence = state === 'approved' ? 'Kept as prepared.' : 'Kept as a draft.';
    const { queryKey } = preparedQuery(set);
    const isSaved = await savingOf(set).change({ queryKey, edit, sentence });
    if (!isSaved) return; // typed words stay, to be kept once more
    takeBack();
    tell(undefined);
  };

  if (draft.isLoading) return <Drafting words="Drafting from your material…" />;
  return (
    <form
      aria-label="A better answer"
      tabIndex={-1}
      data-focus-after
      className="grid max-w-prose gap-3 outline-none"
      onSubmit={(event) => {
        event.preventDefault();
        if (words !== '' && hasPlace && !isKept) void keep(isFull ? 'draft' : 'approved');
      }}
    >
      {draft.error && (
        <LoadError onRetry={draft.refetch}>
          {sentenceFor(draft.error, 'No answer could be drafted.')} You can write one yourself.
        </LoadError>
      )}
      <Field
        label="A better answer"
        hint={hintOn({ kept, draft: draft.data, words })}
        counter={{ used: text.length, max: LIMITS.preparedText }}
      >
        <TextArea
          rows={4}
          maxLength={LIMITS.preparedText}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      {isOffered && (draft.data?.others ?? []).length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5 text-sm">
          <span className="text-ink-soft">Or tell</span>
          {draft.data?.others.map((title) => (
            <Button key={title} size="sm" className="max-w-full" onClick={() => tell(title)}>
              <span {...SAID} className="truncate">
                {title}
              </span>
            </Button>
          ))}
        </div>
      )}
      {isFull && (
        <Alert
          tone="warning"
          action={
            <LinkButton size="sm" to={paths.freeUpgrade}>
              See the plans
            </LinkButton>
          }
        >
          You have approved {FREE_PREPARED} answers, which is all without Pro. This one can be kept as a
          draft.
        </Alert>
      )}
      {!hasPlace && (
        <Alert tone="warning">
          You have {LIMITS.prepared} answers here, which is the most. Remove one on “Prepare” to keep another.
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={words === '' || !hasPlace || isKept}>
          {isKept ? 'Kept' : 'Keep'} as {isFull ? 'a draft' : 'prepared'}
        </Button>
        {question.answer !== '' && words !== question.answer && !isKept && (
          <Button size="sm" variant="quiet" ref={givesFocusOn} onClick={() => write(question.answer)}>
            {question.way === 'said' ? 'Use what you said' : 'Use what you were shown'}
          </Button>
        )}
        {!isOffered && (
          <Button size="sm" variant="quiet" ref={givesFocusOn} onClick={takeBack}>
            Undo changes
          </Button>
        )}
        {kept !== undefined && (
          <TextLink to={prepare} className="text-sm">
            See it on Prepare
          </TextLink>
        )}
      </div>
    </form>
  );
}

function blankOf({ id, text, usual }: DebriefedQuestion): PreparedAnswer {
  return usual === null
    ? blankAnswer(`own-${id}`, text.slice(0, LIMITS.preparedQuestion).trim())
    : blankAnswer(usual);
}

function hintOn({
  kept,
  draft,
  words,
}: {
  kept: PreparedAnswer | undefined;
  draft: Pick<PreparedAnswer, 'text' | 'source' | 'story'> | undefined;
  words: string;
}): string | undefined {
  if (draft && draft.text === words && words !== '')
    return 'Drafted from what you have entered. Check every word.';
  if (kept?.text === words) return kept.state === 'approved' ? 'As you prepared it.' : 'Your draft.';
  if (draft?.text === '' && words === '')
    return 'Nothing that you have entered answers this. A few words of your own are enough.';
  return undefined;
}
