import '../../web/src/ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../web/src/api/query-client.ts';
import { CopilotScreen } from '../../web/src/features/copilot/screen/copilot-screen.tsx';
import { paidCopilot } from '../../web/src/features/copilot/copilot-kinds.ts';
import { spokenCopilot } from '../../web/testing/spoken-copilot.ts';

declare global {
  interface Window {
    /** Milliseconds a line with saving and layout, by {@link BATCH}. */
    hearMore: (count: number) => Promise<number[]>;
    /** Characters in storage. */
    stored: () => number;
  }
}

const BATCH = 20;
const { copilot, tells, says } = spokenCopilot(paidCopilot, {
  expiresAt: new Date(Date.now() + 7_200_000).toISOString(),
  findStream: () => new MediaStream(),
  storage: localStorage,
  nextFrame: requestAnimationFrame,
});
document.body.innerHTML = '<div id="root"></div>';
createRoot(document.querySelector('#root')!).render(
  <QueryClientProvider client={queryClient}>
    <CopilotScreen copilot={copilot} kind={paidCopilot} />
  </QueryClientProvider>,
);

let heard = 0;
window.hearMore = async (count) => {
  const costs: number[] = [];
  for (let batch = 0; batch < count / BATCH; batch++) {
    const start = performance.now();
    for (let line = 0; line < BATCH; line++) {
      const text = `This is what was said in line ${heard++}, and it is as long as such lines are.`;
      tells({ interim: text });
      says(text);
      copilot.save(); // each second, less than one line
      await Promise.resolve(); // the window renders
      document.querySelector('[role=log]')?.getBoundingClientRect();
    }
    costs.push((performance.now() - start) / BATCH);
    await new Promise(requestAnimationFrame);
    endTransitions();
  }
  return costs;
};

/** Lines are seconds apart: their transitions have ended. */
function endTransitions(): void {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}

window.stored = () => Object.entries(localStorage).join('').length;
