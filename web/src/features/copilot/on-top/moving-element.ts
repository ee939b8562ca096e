/** Scrolled boxes in it, as a move sets them back. */
export interface MovingElement {
  element: HTMLElement;
  scrolled: ReadonlySet<Element>;
}

export function newMovingElement(): MovingElement {
  const element = document.createElement('div');
  const scrolled = new Set<Element>();
  const note = ({ target }: Event): void => {
    if (scrolled.has(target as Element)) return;
    for (const box of scrolled) if (!element.contains(box)) scrolled.delete(box);
    scrolled.add(target as Element);
  };
  element.addEventListener('scroll', note, { capture: true, passive: true });
  return { element, scrolled };
}
