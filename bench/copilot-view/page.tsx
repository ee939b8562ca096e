import '../../web/src/ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AnswerView } from '../../web/src/answers/answer-view.tsx';
import { newExchange, receive } from '../../web/src/answers/exchange.ts';
import { queryClient } from '../../web/src/api/query-client.ts';
import { paidCopilot } from '../../web/src/features/copilot/copilot-kinds.ts';
import { CopilotScreen } from '../../web/src/features/copilot/screen/copilot-screen.tsx';
import { TranscriptView } from '../../web/src/transcript/transcript-view.tsx';
import { EMPTY_TRANSCRIPT, hear } from '../../web/src/transcript/transcript.ts';
import { spokenCopilot } from '../../web/testing/spoken-copilot.ts';

/** Appends, lays out and paints, so that parts leave the screen. */
type Append = (count: number) => Promise<void>;

declare global {
  interface Window {
    views: Record<string, Append>;
    openAnswer: (name: string, tokens: string[]) => void;
    openTranscript: (name: string) => void;
    /** Window with `lines` heard; appends interims. */
    openWindow: (name: string, lines: number) => void;
  }
}

window.views = {};
document.body.className = 'flex';
const noToggle = () => undefined;
const LINE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

window.openAnswer = (name, tokens) => {
  let exchange = newExchange(1, { text: 'Why?', source: 'typed', lines: [] }, 0);
  window.views[name] = open((index) => {
    exchange = receive(exchange, tokens[index] ?? '');
    return <AnswerView exchange={exchange} />;
  });
};

window.openTranscript = (name) => {
  let transcript = EMPTY_TRANSCRIPT;
  window.views[name] = open((index) => {
    const text = `This is what was said in line ${index}.`;
    transcript = hear(transcript, { id: String(index), at: index * 1_000, text });
    return <TranscriptView transcript={transcript} onToggle={noToggle} lineKeys={LINE_KEYS} empty={null} />;
  });
};

window.openWindow = (name, lines) => {
  document.body.innerHTML = '<div id="window"></div>';
  const { copilot, tells, says } = spokenCopilot(paidCopilot);
  const root = createRoot(document.querySelector('#window')!);
  const screen = (
    <QueryClientProvider client={queryClient}>
      <CopilotScreen copilot={copilot} kind={paidCopilot} />
    </QueryClientProvider>
  );
  flushSync(() => root.render(screen));
  for (let line = 0; line < lines; line++) {
    says(`This is what was said in line ${line}, as long as lines are.`);
  }
  const words = 'and now you are being asked what you would have done in their place'.split(' ');
  let said = 0;
  window.views[name] = async (count) => {
    for (const end = said + count; said < end; said++) {
      const text = words.slice(0, 1 + (said % words.length)).join(' ');
      flushSync(() => tells({ interim: text }));
      document.querySelector('[role=log]')?.getBoundingClientRect();
    }
    await new Promise(requestAnimationFrame);
  };
};

function open(append: (index: number) => React.ReactNode): Append {
  const box = document.createElement('div');
  box.className = 'flex h-[700px] w-[480px] flex-col';
  document.body.append(box);
  const root = createRoot(box);
  let appended = 0;
  return async (count) => {
    for (const end = appended + count; appended < end; appended++) {
      flushSync(() => root.render(append(appended)));
      box.querySelector('article, [role=log]')?.getBoundingClientRect(); // layout is part of the cost
    }
    await new Promise(requestAnimationFrame);
  };
}
