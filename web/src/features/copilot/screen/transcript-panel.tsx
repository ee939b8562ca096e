import { clsx } from 'clsx';
import { AudioLines } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { AnswerConversation } from '#answers/answer-conversation.ts';
import { useHints } from '#browser/eyes.ts';
import { useCharacterKeys } from '#browser/keys.ts';
import { currentQuestionOf } from '#transcript/question/current-question.ts';
import { newestOfInterviewer } from '#transcript/transcript.ts';
import { TranscriptView } from '#transcript/transcript-view.tsx';
import { AskButton } from '../asking/ask-button.tsx';
import { QuestionCard } from '../asking/question-card.tsx';
import { QuestionLine } from '../asking/question-line.tsx';
import type { Copilot } from '../copilot.ts';
import type { CopilotKind } from '../copilot-kinds.ts';
import type { CopilotSession } from '../machine/copilot-session.ts';
import { foundIn } from '../machine/machine.ts';
import type { ListeningState } from '../sound/listening-state.ts';
import { NotFollowing } from './not-following.tsx';
import { Refused } from './setup-problem.tsx';
import { OwnVoiceNotice } from '../own-voice/own-voice-notice.tsx';
import { SoundNotice } from '../sound/sound-notice.tsx';

const CONSENT = 'Only listen if everyone on the call agrees to it.';

interface TranscriptPanelProps {
  session: CopilotSession;
  listening: ListeningState;
  copilot: Copilot;
  kind: CopilotKind;
  onRight: boolean;
  folded: boolean;
}

export function TranscriptPanel(props: TranscriptPanelProps) {
  const { session, listening, copilot, kind, onRight, folded } = props;
  const asked = useAskedLines(copilot.conversation);
  const { asking } = copilot;
  const { marks, armed } = useStore(asking.store);
  const question = currentQuestionOf(session.transcript, marks, foundIn(session));
  const hasAsked = useStore(copilot.conversation.store, (exchanges) =>
    exchanges.some(({ question: { source } }) => source === 'lines'),
  );
  const newest = newestOfInterviewer(session.transcript, 1)[0];
  const runs = session.phase.name === 'listening';
  const over = session.phase.name === 'over';
  const characterKeys = useCharacterKeys();
  const hints = useHints();
  const isDeaf = listening.sound.state === 'lost' || listening.speech.state !== 'ready';
  return (
    <section
      aria-label="Interviewer"
      className={clsx(
        'flex flex-col border-line bg-canvas',
        folded ? 'not-empty:border-b' : ['min-h-0 max-sm:border-b', onRight ? 'sm:border-l' : 'sm:border-r'],
      )}
    >
      <div className={clsx('grid shrink-0 gap-2 empty:hidden', !folded && 'px-3 pt-3 pb-1 short:pt-1.5')}>
        {session.phase.name === 'refused' && <Refused kind={kind} />}
        {runs && (
          <SoundNotice
            sessionId={session.id}
            listening={listening}
            hasStream={copilot.listening.hasStream}
            onShared={(stream) => copilot.listening.listenTo(stream)}
            onResume={() => copilot.listening.resume()}
            onListenHere={copilot.listening.listenHere}
          />
        )}
        {runs && <OwnVoiceNotice voice={copilot.ownVoice} />}
        {runs && session.notFollowing !== null && (
          <NotFollowing why={session.notFollowing} onFollow={copilot.followAgain} />
        )}
      </div>
      {folded ? (
        !over && (
          <QuestionLine
            question={question}
            newest={newest}
            isAnswered={newest !== undefined && (newest.key === marks.after || asked.has(newest.key))}
            glance={session.glance}
            waiting={waitingWords(isDeaf, newest !== undefined)}
            runs={runs}
            copilot={copilot}
          />
        )
      ) : (
        <>
          <TranscriptView
            transcript={session.transcript}
            onToggle={asking.toggleLine}
            onCorrect={copilot.correctLine}
            onClearSelection={asking.clearSelection}
            asked={asked}
            question={question}
            {...(characterKeys && hints && { lineKeys: kind.digits.lines })}
            empty={isDeaf ? null : over ? <NothingHeard /> : <NothingSaidYet />}
          />
          <div className="grid shrink-0 gap-2 p-3 pt-2 dense:gap-1.5 dense:p-2">
            {!over && (
              <QuestionCard
                question={question}
                glance={session.glance}
                armed={armed}
                hasAsked={hasAsked}
                onAskInWords={asking.askInWords}
              />
            )}
            {!over && (
              <AskButton
                lines={question.isSelection ? question.lines.length : 0}
                armed={armed}
                disabled={!runs}
                onAsk={asking.getAnswer}
              />
            )}
            {!over && (
              <p className="text-center text-xs text-ink-faint max-sm:hidden short:hidden">{CONSENT}</p>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function waitingWords(isDeaf: boolean, hasHeard: boolean): string {
  if (hasHeard) return 'Waiting for the next question';
  return isDeaf ? 'Nothing has been heard yet.' : 'Waiting. Only listen if everyone agrees to it.';
}

const NothingHeard = () => <p className="px-3 py-2 text-ink-soft">Nothing was heard.</p>;

const NothingSaidYet = () => (
  <div className="grid gap-1 px-3 py-2 text-pretty text-ink-soft sm:justify-items-center sm:px-5 sm:py-14 sm:text-center">
    <AudioLines aria-hidden className="mb-2 size-6 text-ink-faint max-sm:hidden" />
    <p className="font-semibold text-ink">Waiting for the interviewer</p>
    <p className="max-sm:hidden">Their words appear here, line by line.</p>
    <p className="sm:hidden">{CONSENT}</p>
    <p className="text-sm text-ink-faint sm:mt-3">
      If the bars at the top stay flat while they speak, share again with the tab’s audio switched on.
    </p>
  </div>
);

function useAskedLines(conversation: AnswerConversation): ReadonlySet<string> {
  const keys = useStore(conversation.store, (exchanges) =>
    exchanges.flatMap(({ question, status }) => (status === 'unsent' ? [] : question.lines)).join(' '),
  );
  return useMemo(() => new Set(keys.split(' ')), [keys]);
}
