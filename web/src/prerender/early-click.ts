let pressed: HTMLButtonElement | null = null;

function remember(event: MouseEvent): void {
  pressed = event.target instanceof Element ? event.target.closest('button') : null;
}

/** A press before hydration is repeated after it. */
export const watchForEarlyClick = (): void => addEventListener('click', remember, true);

export function takeEarlyClick(): () => void {
  removeEventListener('click', remember, true);
  return () => {
    pressed?.click();
    pressed = null; // effects may run twice
  };
}
