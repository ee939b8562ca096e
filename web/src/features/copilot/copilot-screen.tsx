import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { onSignOut } from '#account/sign-out.ts';
import { answerParts } from '#answers/answer-parts.ts';
import { isAnswering } from '#answers/exchange.ts';
import { newestItems } from '#transcript/transcript.ts';
import { AnswerPanel } from './answer-panel.tsx';
import type { Copilot } from './copilot.ts';
import { ErrorArea } from './error-area.tsx';
import { ExpiredOverlay } from './expired-overlay.tsx';
import { QuestionBox } from './question-box.tsx';
import { SessionBar } from './session-bar.tsx';
import type { SessionKind } from './session-kind.ts';
import { AuthenticationFailed, SignedOut } from './setup-problem.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import type { Shortcut } from './shortcuts.ts';
import { TranscriptPanel } from './transcript-panel.tsx';
import { usePresence } from './use-presence.ts';
import { useAnswerer } from './use-answerer.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useShownExchange } from './use-shown-exchange.ts';

interface CopilotScreenProps {
  copilot: Copilot;
  kind: SessionKind;
}

/** The window beside the call: what is said on the left or on top, what to say on the right or below. */
export function CopilotScreen({ copilot, kind }: CopilotScreenProps) {
  const session = useStore(copilot.store);
  const exchanges = useStore(copilot.conversation.store);
  const shown = useShownExchange(exchanges);
  const answerer = useAnswerer();
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const questionBox = useRef<HTMLTextAreaElement>(null);

  useEffect(() => copilot.start(), [copilot]);
  useEffect(() => {
    window.addEventListener('pagehide', copilot.save); // a reload unmounts nothing
    return () => window.removeEventListener('pagehide', copilot.save);
  }, [copilot]);
  useEffect(() => onSignOut(copilot.end), [copilot]);
  usePresence(copilot);
  useResumeOnGesture(session.needsGesture, copilot);

  const onShortcut = (shortcut: Shortcut) => {
    switch (shortcut.action) {
      case 'get-answer':
        return copilot.getAnswer();
      case 'stop':
        return copilot.conversation.stopAll();
      case 'focus-question':
        return questionBox.current?.focus();
      case 'show-shortcuts':
        return setShowsShortcuts(true);
      case 'toggle-line': {
        const line = newestItems(session.transcript, shortcut.fromNewest)[0];
        if (line) copilot.toggleLine(line.id);
        return;
      }
      case 'tell-instead': {
        const line = shown && answerParts(shown.exchange.answer).alternatives[shortcut.place];
        if (line) copilot.tellInstead(shown.exchange, line);
      }
    }
  };
  useShortcuts(!showsShortcuts && !session.expired, onShortcut);

  if (session.signedOut) return <SignedOut kind={kind} />;
  if (session.authenticationFailed) return <AuthenticationFailed kind={kind} />;
  return (
    // a window too short for all of it, a zoomed one for instance, scrolls as a whole
    <div className="flex h-dvh min-h-[26rem] flex-col overflow-hidden max-sm:min-h-[36rem]">
      <SessionBar
        session={session}
        formatClock={kind.formatClock}
        readLevel={copilot.level}
        onShowShortcuts={() => setShowsShortcuts(true)}
      />
      <main className="grid min-h-0 flex-1 max-sm:grid-cols-[minmax(0,1fr)] max-sm:grid-rows-[minmax(min-content,2fr)_minmax(0,3fr)] sm:grid-cols-[min(40%,28rem)_minmax(0,1fr)]">
        <TranscriptPanel session={session} copilot={copilot} />
        <section aria-label="Response" className="flex min-h-0 flex-col bg-surface">
          <AnswerPanel
            shown={shown}
            count={exchanges.length}
            answerer={answerer}
            answering={exchanges.some(isAnswering)}
            over={session.expired}
            copilot={copilot}
          />
          <ErrorArea error={session.error} onDismiss={() => copilot.dismissError()} />
          <QuestionBox
            box={questionBox}
            disabled={session.expired}
            onSend={(question) => copilot.send(question)}
          />
        </section>
      </main>
      <ExpiredOverlay expired={session.expired} home={kind.home} />
      <ShortcutList open={showsShortcuts} onOpenChange={setShowsShortcuts} />
    </div>
  );
}

/** A browser that holds the sound back lets it go at the first click or key, wherever that falls. */
function useResumeOnGesture(needed: boolean, copilot: Copilot): void {
  useEffect(() => {
    if (!needed) return undefined;
    const resume = () => copilot.resumeSound();
    window.addEventListener('pointerdown', resume);
    window.addEventListener('keydown', resume);
    return () => {
      window.removeEventListener('pointerdown', resume);
      window.removeEventListener('keydown', resume);
    };
  }, [needed, copilot]);
}
