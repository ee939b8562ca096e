import { watchForEarlyClick } from './early-click.ts';
import { openPopUpLinks } from './pop-up-links.ts';

/** Prerendered pages load the application after painting, or at the first touch. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

function start(): void {
  for (const touch of TOUCHES) removeEventListener(touch, start, true);
  void import('../main.tsx');
}

openPopUpLinks();
watchForEarlyClick();
for (const touch of TOUCHES) addEventListener(touch, start, { capture: true, passive: true });
if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint, { once: true });

function afterPaint(): void {
  requestAnimationFrame(() => setTimeout(start));
}
