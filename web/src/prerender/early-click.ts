let pressed: HTMLButtonElement | null = null;

function remember(event: MouseEvent): void {
  pressed = event.target instanceof Element ? event.target.closest('button') : null;
}

/** Remembers the button that is pressed while nothing answers yet. */
export const watchForEarlyClick = (): void => addEventListener('click', remember, true);

/** @returns presses that button again; to be called once the page is hydrated */
export function takeEarlyClick(): () => void {
  removeEventListener('click', remember, true);
  return () => {
    pressed?.click();
    pressed = null; // an effect may run twice
  };
}
