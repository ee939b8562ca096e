let pressed: HTMLButtonElement | null = null;

function remember(event: MouseEvent): void {
  pressed = event.target instanceof Element ? event.target.closest('button') : null;
}

/** Remembers a press before hydration. */
export const watchForEarlyClick = (): void => addEventListener('click', remember, true);

/** @returns repeats the press; call it after hydration */
export function takeEarlyClick(): () => void {
  removeEventListener('click', remember, true);
  return () => {
    pressed?.click();
    pressed = null; // effects may run twice
  };
}
