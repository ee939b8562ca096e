import { AudioLines } from 'lucide-react';
import { TranscriptView } from '#transcript/transcript-view.tsx';
import { AskButton } from './ask-button.tsx';
import type { Copilot } from './copilot.ts';
import type { CopilotSession } from './copilot-session.ts';
import { SoundNotice } from './sound-notice.tsx';

const CONSENT = 'Only listen when everyone in the call agrees to it.';

interface TranscriptPanelProps {
  session: CopilotSession;
  copilot: Copilot;
}

/** What the interviewer says, and the one button that matters. */
export function TranscriptPanel({ session, copilot }: TranscriptPanelProps) {
  return (
    <section
      aria-label="Interviewer"
      className="flex min-h-0 flex-col bg-canvas max-sm:border-b sm:border-r border-line"
    >
      <div className="shrink-0 px-3 pt-3 pb-1 empty:hidden">
        <SoundNotice
          session={session}
          onShared={(stream) => copilot.listenTo(stream)}
          onResume={() => copilot.resumeSound()}
        />
      </div>
      <TranscriptView
        transcript={session.transcript}
        onToggle={copilot.toggleLine}
        showDigits
        empty={session.sound.state === 'lost' || session.speech.state !== 'ready' ? null : <NothingSaidYet />}
      />
      <div className="grid shrink-0 gap-2 p-3 pt-2">
        <AskButton disabled={session.expired} onAsk={() => copilot.getAnswer()} />
        <p className="text-center text-xs text-ink-faint max-sm:hidden">{CONSENT}</p>
      </div>
    </section>
  );
}

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
