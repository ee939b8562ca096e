import { useMutation } from '@tanstack/react-query';
import { ArrowRight, Check, Mic } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Practice, PRACTICE_ATTEMPTS, type PracticeTurn } from '@pythia/contracts/practice.ts';
import { PRACTISED } from '@pythia/contracts/review.ts';
import { TRANSCRIBE_PATHS } from '@pythia/contracts/transcription.ts';
import { sentenceFor } from '#api/api-error.ts';
import { OwnVoice } from '#listening/own-voice.ts';
import { transcriptionUrl } from '#listening/transcription-url.ts';
import { readDraft, useDraft, writeDraft } from '#browser/draft.ts';
import { AttemptShown } from '#reviews/attempt-shown.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { LevelMeter } from '#ui/level-meter.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { attemptsAt, titleOf } from '../attempts.ts';
import { questionsIn } from '../place.ts';
import { keepAnswer } from '../practice-calls.ts';

interface YourAnswerProps {
  practice: Practice;
  turn: PracticeTurn;
  onBegin: () => void;
  onAnswered: (practice: Practice) => void;
  onNext: () => void;
}

const TYPED_INSTEAD = {
  orElse: ', or type your answer.',
  unplugged: 'The microphone was unplugged. What was heard is kept: connect it and go on, or type the rest.',
  elsewhere: 'Another page hears your microphone. Go on there, or type the rest.',
};
const NOTHING_HEARD = 'Nothing was heard. Say it again a little louder, or type it.';

export function YourAnswer({ practice, turn, onBegin, onAnswered, onNext }: YourAnswerProps) {
  const { session_id } = practice;
  const name = `practice ${session_id} ${turn.id}`;
  const attempts = attemptsAt(practice, turn.id);
  const [text, write] = useDraft(name);
  const [isSaying, setSaying] = useState(attempts.length === 0 || text !== '');
  const [notHeard, setNotHeard] = useState(false);
  const measured = useMeasured(name);
  const [spoken] = useState(
    () =>
      new OwnVoice({
        url: () => transcriptionUrl(TRANSCRIBE_PATHS.practice, { session_id, channel: 'candidate' }),
        without: TYPED_INSTEAD,
        onText: (said, seconds) => {
          writeDraft(name, `${readDraft(name)} ${said}`.trim().slice(0, PRACTISED.answer));
          measured.keep(seconds);
        },
      }),
  );
  const { state, interim, trouble } = useStore(spoken.store);
  useEffect(() => () => spoken.end(), [spoken]);
  const reviewing = useMutation({
    mutationFn: (said: string) => {
      const seconds = measured.total(spoken.seconds);
      return keepAnswer(session_id, { turn: turn.id, text: said, seconds });
    },
    onSuccess: (kept) => {
      write('');
      measured.forget();
      spoken.reset();
      setSaying(false);
      onAnswered(kept);
    },
  });
  const submit = (said: string) => {
    if (said !== '' && !reviewing.isPending) reviewing.mutate(said);
  };
  const speak = () => {
    onBegin();
    setNotHeard(false);
    void spoken.begin();
  };
  const finish = async () => {
    await spoken.finish();
    const said = readDraft(name).trim();
    setNotHeard(said === '');
    submit(said);
  };
  const isListening = state === 'listening' || state === 'finishing';
  const isTyped = text.trim() !== '';
  const isLast = questionsIn(practice).at(-1)?.id === turn.id;
  const isFull = attempts.length >= PRACTICE_ATTEMPTS;
  const next = (
    <Button
      variant={isSaying ? 'quiet' : 'primary'}
      ref={isSaying ? undefined : takesFocus}
      icon={<ArrowRight aria-hidden className="size-4" />}
      disabled={reviewing.isPending || isListening}
      onClick={onNext}
    >
      {attempts.length === 0 ? 'Skip' : isLast ? 'Finish' : 'Next question'}
    </Button>
  );
  return (
    <Card aria-label="Your answer" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <h2 className="text-base font-semibold">Your answer</h2>
      <p role="status" className="sr-only">
        {reviewing.isPending ? 'Your answer is being reviewed.' : isSaying ? '' : 'Your review is here.'}
      </p>
      {attempts.map((attempt, index) => (
        <AttemptShown key={attempt.id} attempt={attempt} title={titleOf(index, attempts.length)} />
      ))}
      {isSaying ? (
        <form
          aria-label="Your answer"
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            submit(text.trim());
          }}
        >
          {isListening && (
            <div className="flex items-center gap-3 rounded-md bg-accent-wash px-4 py-3">
              <LevelMeter read={spoken.level} />
              <p className="min-w-0 flex-1 text-sm font-medium">
                {state === 'finishing' ? 'Your last words…' : 'Listening to you'}
              </p>
              <Button
                ref={takesFocus}
                variant="primary"
                size="sm"
                loading={state === 'finishing'}
                icon={<Check aria-hidden className="size-4" />}
                onClick={() => void finish()}
              >
                Done
              </Button>
            </div>
          )}
          <Field
            label="What you say"
            hint="Aloud or typed, as you would say it."
            counter={{ used: text.length, max: PRACTISED.answer }}
          >
            <TextArea
              rows={4}
              maxLength={PRACTISED.answer}
              value={text}
              readOnly={reviewing.isPending}
              onChange={({ target }) => write(target.value)}
            />
          </Field>
          {interim !== '' && (
            <p {...SAID} className="text-sm text-ink-faint wrap-anywhere">
              {interim}
            </p>
          )}
          {trouble !== null && <Alert tone="danger">{trouble}</Alert>}
          {notHeard && trouble === null && <Alert tone="warning">{NOTHING_HEARD}</Alert>}
          {reviewing.error && (
            <Alert tone="danger" title="It was not reviewed.">
              {sentenceFor(reviewing.error, 'The server is not responding. Your answer is kept here.')}
            </Alert>
          )}
          {!isListening && (
            <div className="flex flex-wrap items-center gap-2">
              <Button
                variant={isTyped ? 'secondary' : 'primary'}
                loading={state === 'asking'}
                disabled={reviewing.isPending}
                icon={<Mic aria-hidden className="size-4" />}
                onClick={speak}
              >
                {isTyped ? 'Go on aloud' : 'Answer aloud'}
              </Button>
              <Button
                type="submit"
                variant={isTyped ? 'primary' : 'secondary'}
                loading={reviewing.isPending}
                disabled={!isTyped}
              >
                Review
              </Button>
              {next}
            </div>
          )}
        </form>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {next}
          {!isFull && <Button onClick={() => setSaying(true)}>Say it again</Button>}
        </div>
      )}
    </Card>
  );
}

/** Seconds spoken, also before a reload. */
function useMeasured(name: string) {
  const key = `${name} seconds`;
  const before = useRef(Number(readDraft(key)));
  return {
    keep: (seconds: number) => writeDraft(key, String(before.current + seconds)),
    total: (seconds: number): number | null => {
      const sum = before.current + seconds;
      return sum === 0 ? null : Math.min(PRACTISED.seconds, Math.max(1, sum));
    },
    forget: () => {
      writeDraft(key, '');
      before.current = 0;
    },
  };
}
