import { clsx } from 'clsx';
import { AudioLines, ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Conversation } from '#answers/conversation.ts';
import type { Exchange } from '#answers/exchange.ts';
import { useHints } from '#browser/eyes.ts';
import { useCharacterKeys } from '#browser/keys.ts';
import { NewestLine } from '#transcript/newest-line.tsx';
import { isEmpty, questionOf } from '#transcript/question/current-question.ts';
import { newestOfInterviewer } from '#transcript/transcript.ts';
import { TranscriptView } from '#transcript/transcript-view.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { AskButton } from './ask-button.tsx';
import { QuestionCard, QuestionWords } from './question-card.tsx';
import type { Copilot } from './copilot.ts';
import type { CopilotKind } from './copilot-kinds.ts';
import type { CopilotSession } from './copilot-session.ts';
import type { ListeningState } from './listening-state.ts';
import { NotFollowing } from './not-following.tsx';
import { Refused } from './setup-problem.tsx';
import { FOLD_KEY } from './shortcuts.ts';
import { SoundNotice } from './sound-notice.tsx';

const NOTHING_HEARD = 'Nothing was heard.';
const CONSENT = 'Only listen if everyone on the call agrees to it.';

interface TranscriptPanelProps {
  session: CopilotSession;
  listening: ListeningState;
  copilot: Copilot;
  kind: CopilotKind;
  /** Beside the answer, where there is room for both. */
  onRight: boolean;
  /** Shows the newest line only. */
  folded: boolean;
  onFold: () => void;
}

/** What the interviewer says, and the one button that matters. */
export function TranscriptPanel(props: TranscriptPanelProps) {
  const { session, listening, copilot, kind, onRight, folded, onFold } = props;
  const asked = useAskedLines(copilot.conversation);
  const { asking } = copilot;
  const { marks, armed } = useStore(asking.store);
  const question = questionOf(session.transcript, marks, session.found);
  const lastAsked = useStore(copilot.conversation.store, newestOfLines);
  const runs = session.phase.name === 'listening';
  const over = session.phase.name === 'over';
  const characterKeys = useCharacterKeys();
  const hints = useHints();
  const askButton = !over && (
    <AskButton
      lines={question.isSelection ? question.lines.length : 0}
      armed={armed}
      disabled={!runs}
      onAsk={asking.getAnswer}
    />
  );
  const isDeaf = listening.sound.state === 'lost' || listening.speech.state !== 'ready';
  const waiting = isDeaf ? 'Nothing has been heard yet.' : `Waiting for the interviewer. ${CONSENT}`;
  return (
    <section
      aria-label="Interviewer"
      className={clsx(
        'flex flex-col border-line bg-canvas',
        folded ? 'border-b' : ['min-h-0 max-sm:border-b', onRight ? 'sm:border-l' : 'sm:border-r'],
      )}
    >
      <div data-compact={folded || undefined} className="shrink-0 px-3 pt-3 pb-1 empty:hidden short:pt-1.5">
        {session.phase.name === 'refused' && <Refused kind={kind} />}
        {runs && (
          <SoundNotice
            sessionId={session.id}
            listening={listening}
            onShared={(stream) => copilot.listening.listenTo(stream)}
            onResume={() => copilot.listening.resume()}
            onListenHere={copilot.listening.listenHere}
          />
        )}
        {runs && session.notFollowing !== null && (
          <NotFollowing why={session.notFollowing} onFollow={copilot.following.again} />
        )}
      </div>
      {folded ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 short:py-1">
          <div className="flex min-w-0 grow-99 basis-64 items-center gap-1">
            <NewestLine
              newest={newestOfInterviewer(session.transcript, 1)[0]}
              isAsked={runs && !isEmpty(question)}
              onToggle={asking.toggleLine}
              heading={armed ? 'Answers when they finish' : null}
            >
              {isEmpty(question) ? (
                (lastAsked ?? (over ? NOTHING_HEARD : waiting))
              ) : (
                <QuestionWords {...question} />
              )}
            </NewestLine>
            <FoldButton folded onClick={onFold} />
          </div>
          {askButton && (
            <div className="grid grow [&_kbd]:hidden [&>button]:h-11 short:[&>button]:h-10 short:[&>button]:px-4">
              {askButton}
            </div>
          )}
        </div>
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
                armed={armed}
                lastAsked={lastAsked}
                onAskInWords={asking.askInWords}
              />
            )}
            <div className="flex items-center gap-2">
              <div className="grid flex-1">{askButton}</div>
              <div className="hidden small:grid">
                <FoldButton folded={false} onClick={onFold} />
              </div>
            </div>
            {!over && (
              <p className="text-center text-xs text-ink-faint max-sm:hidden short:hidden">{CONSENT}</p>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function FoldButton({ folded, onClick }: { folded: boolean; onClick: () => void }) {
  const characterKeys = useCharacterKeys();
  const Icon = folded ? ChevronDown : ChevronUp;
  return (
    <IconButton
      label={folded ? 'Expand the transcript' : 'Collapse the transcript'}
      aria-keyshortcuts={characterKeys ? FOLD_KEY : undefined}
      aria-expanded={!folded}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-5" />
    </IconButton>
  );
}

const NothingHeard = () => <p className="px-3 py-2 text-ink-soft">{NOTHING_HEARD}</p>;

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

/** What was asked last of what was said. */
const newestOfLines = (exchanges: readonly Exchange[]): string | null =>
  exchanges.findLast(({ question }) => question.source === 'lines')?.question.text ?? null;

/** Keys of the lines that were asked about: the same set until there are others, however many words arrive. */
function useAskedLines(conversation: Conversation): ReadonlySet<string> {
  const keys = useStore(conversation.store, (exchanges) =>
    exchanges.flatMap(({ question, status }) => (status === 'unsent' ? [] : question.lines)).join(' '),
  );
  return useMemo(() => new Set(keys.split(' ')), [keys]);
}
