import type { Glance } from '@pythia/contracts/feed.ts';
import { Square } from 'lucide-react';
import { useStore } from 'zustand';
import { isAnswering } from '#answers/exchange.ts';
import { NewestLine } from '#transcript/newest-line.tsx';
import { type CurrentQuestion, isEmpty } from '#transcript/question/current-question.ts';
import type { TranscriptItem } from '#transcript/transcript.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { AskButton } from './ask-button.tsx';
import type { Copilot } from '../copilot.ts';
import { glanceText, QuestionWords } from './question-card.tsx';

interface QuestionLineProps {
  question: CurrentQuestion;
  glance: Glance | null;
  newest: TranscriptItem | undefined;
  isAnswered: boolean;
  waiting: string;
  runs: boolean;
  copilot: Copilot;
}

export function QuestionLine(props: QuestionLineProps) {
  const { question, glance, newest, isAnswered, waiting, runs, copilot } = props;
  const { asking } = copilot;
  const armed = useStore(asking.store, ({ armed: waits }) => waits);
  const empty = isEmpty(question);
  // the asked line stands above its answer
  const toggled = empty && isAnswered ? undefined : newest;
  return (
    <div className="flex flex-wrap items-center gap-x-2 px-2 py-0.5">
      <div className="min-w-0 grow-99 basis-36">
        <NewestLine
          newest={toggled}
          isAsked={runs && !empty}
          onToggle={asking.toggleLine}
          heading={armed ? 'Answers when they finish' : glance && glanceText(glance)}
        >
          {empty ? (toggled?.text ?? waiting) : <QuestionWords {...question} />}
        </NewestLine>
      </div>
      <StopIcon copilot={copilot} />
      <div className="grid grow [&_kbd]:hidden [&>button]:h-10 [&>button]:px-4 [&>button]:text-sm pointer-coarse:[&>button]:h-11">
        <AskButton
          lines={question.isSelection ? question.lines.length : 0}
          armed={armed}
          disabled={!runs}
          onAsk={asking.getAnswer}
        />
      </div>
    </div>
  );
}

function StopIcon({ copilot }: { copilot: Copilot }) {
  const status = useStore(copilot.conversation.store, (all) => all.findLast(isAnswering)?.status);
  if (status === undefined) return null;
  return (
    <IconButton label={status === 'held' ? 'Don’t send' : 'Stop'} onClick={copilot.asking.stop}>
      <Square aria-hidden className="size-3.5 fill-current" />
    </IconButton>
  );
}
