import '../../web/src/ui/theme.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AnswerView } from '../../web/src/answers/answer-view.tsx';
import { newExchange, receive } from '../../web/src/answers/exchange.ts';
import { TranscriptView } from '../../web/src/transcript/transcript-view.tsx';
import { EMPTY_TRANSCRIPT, hear } from '../../web/src/transcript/transcript.ts';

/** Milliseconds per append, layout included, for each batch of {@link BATCH}: single ones are finer than the clock. */
type Costs = number[];

const BATCH = 20;

declare global {
  interface Window {
    streamAnswer: (tokens: string[]) => Promise<Costs>;
    hearLines: (count: number) => Promise<Costs>;
  }
}

const noToggle = () => undefined;

window.streamAnswer = async (tokens) => {
  let exchange = newExchange(1, { text: 'Why?', source: 'typed', lines: [] }, 0);
  return appendEach(tokens.length, (index, show) => {
    exchange = receive(exchange, tokens[index] ?? '');
    show(<AnswerView exchange={exchange} />);
  });
};

window.hearLines = async (count) => {
  let transcript = EMPTY_TRANSCRIPT;
  return appendEach(count, (index, show) => {
    const text = `This is what was said in line ${index}.`;
    transcript = hear(transcript, { id: String(index), at: index * 1_000, text });
    show(<TranscriptView transcript={transcript} onToggle={noToggle} showDigits empty={null} />);
  });
};

async function appendEach(
  count: number,
  append: (index: number, show: (view: React.ReactNode) => void) => void,
): Promise<Costs> {
  const box = document.createElement('div');
  box.className = 'flex h-[700px] w-[480px] flex-col';
  document.body.replaceChildren(box);
  const root = createRoot(box);
  const costs: Costs = [];
  for (let first = 0; first < count; first += BATCH) {
    const start = performance.now();
    for (let index = first; index < first + BATCH; index++) {
      append(index, (view) => flushSync(() => root.render(view)));
      box.querySelector('article, [role=log]')?.getBoundingClientRect(); // layout belongs to the cost
    }
    costs.push((performance.now() - start) / BATCH);
    // the browser must paint now and then, or nothing is ever out of sight
    await new Promise(requestAnimationFrame);
  }
  root.unmount();
  return costs;
}
