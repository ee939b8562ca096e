import { watchForEarlyClick } from './early-click.ts';
import { openPopUpLinks } from './pop-up-links.ts';

/**
 * All the script that a prerendered page carries. The application follows when the page has been painted
 * and loaded, or at once when somebody touches it.
 */
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
