import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { askForUser } from '#account/current-user.ts';
import { onSignOut } from '#account/sign-out.ts';
import { answererQuery } from '#answers/answerer.ts';
import { isAnswering } from '#answers/exchange.ts';
import { useCompact, useTranscriptOnRight } from '#browser/eyes.ts';
import { stepAnswerSize } from '#browser/size.ts';
import { customizationQuery, styleChoices } from '#customization/customization.ts';
import { itemCount } from '#transcript/transcript.ts';
import { SpokenLanguage } from '#ui/said.tsx';
import { useView } from '#ui/view.ts';
import { AnswerPanel } from './answer-panel.tsx';
import type { Copilot } from '../copilot.ts';
import { ErrorArea } from './error-area.tsx';
import { SessionEnd } from '../ending/session-end.tsx';
import { FoldButton } from './fold-button.tsx';
import { heldWords } from '../asking/held-words.ts';
import type { Listening } from '../sound/listening.ts';
import { OwnVoiceSlot } from '../own-voice/own-voice-slot.tsx';
import { QuestionBox } from '../asking/question-box.tsx';
import { SecondScreenSlot } from '../second-screen/second-screen-slot.tsx';
import { SessionBar } from './session-bar.tsx';
import type { CopilotKind } from '../copilot-kinds.ts';
import { shownStyle } from '../machine/session-style.ts';
import { AuthenticationFailed, SignedOut, UnknownSession } from './setup-problem.tsx';
import { type Shortcut, useShortcuts } from './shortcuts.ts';
import { ShortcutsOnDemand } from './shortcuts-on-demand.tsx';
import { StyleChip } from '../styles/style-chip.tsx';
import { StyleNotice } from '../styles/style-notice.tsx';
import { StylesOnDemand } from '../styles/styles-on-demand.tsx';
import { TranscriptPanel } from './transcript-panel.tsx';
import { TypeButton } from '../asking/type-button.tsx';
import { usePresence } from './use-presence.ts';
import { useHurryOnReturn } from './use-hurry-on-return.ts';
import { useQuestionEditing } from '../asking/use-question-editing.ts';
import { useShownExchange } from './use-shown-exchange.ts';
import { useInFront } from '../by-itself/in-front.ts';
import { WaitingOnDemand } from '../by-itself/waiting-on-demand.tsx';
import { useTranscriptFold } from './use-transcript-fold.ts';
import { useTyping } from '../asking/use-typing.ts';

interface CopilotScreenProps {
  copilot: Copilot;
  kind: CopilotKind;
  /** True in the page of a practice, which has a bar and foot of its own. */
  isBeside?: boolean;
}

/** Rows below the bar; too short a window scrolls. */
const FOLDED = 'grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(9.5rem,1fr)]';
const UNFOLDED =
  'max-sm:grid-cols-[minmax(0,1fr)] max-sm:grid-rows-[minmax(min-content,2fr)_minmax(20rem,3fr)] ' +
  'sm:grid-rows-[minmax(20rem,1fr)] ';
const TRANSCRIPT_LEFT = 'sm:grid-cols-[min(40%,28rem)_minmax(0,1fr)]';
const TRANSCRIPT_RIGHT = 'sm:grid-cols-[minmax(0,1fr)_min(40%,28rem)] sm:*:first:order-last';

export function CopilotScreen({ copilot, kind, isBeside = false }: CopilotScreenProps) {
  const session = useStore(copilot.store);
  const listening = useStore(copilot.listening.store);
  const exchanges = useStore(copilot.conversation.store);
  const { phase } = session;
  const runs = phase.name === 'listening';
  const { front, waiting, show } = useInFront(exchanges, session.found);
  const shown = useShownExchange(front);
  const { data: answerer = null } = useQuery(answererQuery);
  const { data: customization } = useQuery({ ...customizationQuery, enabled: kind.digits.styles });
  const styles = styleChoices(customization?.styles);
  const fold = useTranscriptFold(isBeside);
  const questionEditing = useQuestionEditing(copilot, shown, !runs);
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const [showsStyles, setShowsStyles] = useState(false);
  const [showsSecondScreen, setShowsSecondScreen] = useState(false);
  const [showsOwnVoice, setShowsOwnVoice] = useState(false);
  const compact = useCompact();
  const onRight = useTranscriptOnRight();
  const questionBox = useRef<HTMLTextAreaElement>(null);
  const typing = useTyping(questionBox);

  useEffect(() => copilot.start(), [copilot]);
  useEffect(() => {
    window.addEventListener('pagehide', copilot.save); // a reload unmounts nothing
    return () => window.removeEventListener('pagehide', copilot.save);
  }, [copilot]);
  useEffect(() => onSignOut(copilot.end), [copilot]);
  usePresence(copilot);
  useResumeOnGesture(listening.needsGesture, copilot.listening);
  useHurryOnReturn(copilot);
  useTokenCheck(phase.name === 'refused');

  const Middle = isBeside ? 'div' : 'main';
  const onShortcut = (shortcut: Shortcut) => {
    switch (shortcut.action) {
      case 'get-answer':
        return waiting.length > 0 ? show() : copilot.asking.getAnswer();
      case 'stop':
        return copilot.stop(waiting.at(-1) ?? shown?.exchange);
      case 'edit-question':
        return questionEditing?.onOpen();
      case 'drop-last':
        return copilot.asking.drop();
      case 'focus-question':
        return typing.begin();
      case 'fold-transcript':
        return fold.toggle();
      case 'show-shortcuts':
        return setShowsShortcuts(true);
      case 'resize-answer':
        return stepAnswerSize(shortcut.steps);
      case 'reach-line':
        return copilot.asking.reachLine(shortcut.place);
      case 'choose-style':
        return copilot.chooseStyle(styles.find(({ choice }) => choice === shortcut.choice)!);
      case 'say-anew':
        return shown ? copilot.asking.retry(shown.exchange) : undefined;
      case 'tell-instead': {
        const line = shown?.exchange.alternatives[shortcut.place];
        if (shown && line) copilot.asking.tellInstead(shown.exchange, line);
      }
    }
  };
  const isInDialog = showsShortcuts || showsStyles || showsSecondScreen || showsOwnVoice;
  useShortcuts(!isInDialog && runs, onShortcut, kind.digits);

  if (phase.name === 'left') return <SignedOut kind={kind} />;
  if (phase.name === 'unknown') return <UnknownSession kind={kind} />;
  const isBlank = itemCount(session.transcript) === 0 && exchanges.length === 0;
  if (phase.name === 'refused' && isBlank) return <AuthenticationFailed kind={kind} />;
  return (
    <SpokenLanguage value={session.language}>
      <div
        data-dense={compact || undefined}
        data-folded={fold.folded || undefined}
        className={clsx('flex flex-col overflow-x-hidden overflow-y-auto', isBeside ? 'h-full' : 'h-dvh')}
      >
        {!isBeside && (
          <SessionBar
            session={session}
            listening={listening}
            formatClock={kind.formatClock}
            readLevel={copilot.listening.level}
            onChangeLanguage={copilot.changeLanguage}
            onShowShortcuts={() => setShowsShortcuts(true)}
            style={
              kind.digits.styles &&
              runs && <StyleChip shown={shownStyle(session.style)} onOpen={() => setShowsStyles(true)} />
            }
            ways={
              <>
                {fold.folded && runs && !typing.isOn && <TypeButton onClick={typing.begin} />}
                {runs && listening.sound.state !== 'elsewhere' && (
                  <OwnVoiceSlot
                    voice={copilot.ownVoice}
                    open={showsOwnVoice}
                    onOpenChange={setShowsOwnVoice}
                  />
                )}
                {runs && (
                  <SecondScreenSlot
                    sessionId={session.id}
                    open={showsSecondScreen}
                    onOpenChange={setShowsSecondScreen}
                  />
                )}
                <FoldButton folded={fold.folded} onClick={fold.toggle} />
              </>
            }
          />
        )}
        <Middle
          className={clsx(
            'grid min-h-0 flex-1 overflow-y-auto',
            fold.folded ? FOLDED : [UNFOLDED, onRight ? TRANSCRIPT_RIGHT : TRANSCRIPT_LEFT],
          )}
        >
          <TranscriptPanel
            session={session}
            listening={listening}
            copilot={copilot}
            kind={kind}
            onRight={onRight}
            folded={fold.folded}
          />
          <section aria-label="Response" className="flex min-h-0 flex-col bg-surface">
            <AnswerPanel
              shown={shown}
              count={front.length}
              answerer={answerer}
              answering={exchanges.some(isAnswering)}
              over={!runs}
              whileHeld={heldWords(phase, listening)}
              questionEditing={questionEditing}
              copilot={copilot}
              folded={fold.folded}
            />
            <WaitingOnDemand open={waiting.length > 0} waiting={waiting} onShow={show} />
            <StyleNotice
              switched={session.style.switched}
              hasAnswer={shown !== null}
              onDismiss={copilot.putSwitchAway}
            />
            <ErrorArea error={session.error} onDismiss={copilot.dismissError} />
            <QuestionBox
              sessionId={session.id}
              box={questionBox}
              typing={typing}
              disabled={!runs}
              hidden={phase.name === 'over'}
              onSend={(question) => copilot.asking.send(question)}
            />
          </section>
        </Middle>
        {!isBeside && <SessionEnd session={session} exchanges={exchanges} copilot={copilot} kind={kind} />}
        {kind.digits.styles && (
          <StylesOnDemand
            styles={styles}
            shown={shownStyle(session.style)}
            open={showsStyles}
            onOpenChange={setShowsStyles}
            onChoose={copilot.chooseStyle}
            onUnavailable={() => {
              setShowsStyles(false);
              copilot.reportError('The styles could not be loaded. Please try again, or use their keys.');
            }}
          />
        )}
        <ShortcutsOnDemand
          digits={kind.digits}
          open={showsShortcuts}
          onOpenChange={setShowsShortcuts}
          onUnavailable={() => {
            setShowsShortcuts(false);
            copilot.reportError('The list of shortcuts could not be loaded. Please try again.');
          }}
        />
      </div>
    </SpokenLanguage>
  );
}

/** Streams are refused for several reasons; asking for the user signs out if the token is dead. */
function useTokenCheck(needed: boolean): void {
  useEffect(() => {
    if (needed) askForUser().catch(() => {});
  }, [needed]);
}

function useResumeOnGesture(needed: boolean, listening: Listening): void {
  const { window } = useView();
  useEffect(() => {
    if (!needed) return undefined;
    const resume = () => listening.resume();
    window.addEventListener('pointerdown', resume);
    window.addEventListener('keydown', resume);
    return () => {
      window.removeEventListener('pointerdown', resume);
      window.removeEventListener('keydown', resume);
    };
  }, [needed, listening, window]);
}
