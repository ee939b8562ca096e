import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

let typedInto: Field[] = [];

/** Whether there is text in a field of this page that somebody has typed into since it came. */
export const isHalfTyped = (): boolean =>
  typedInto.some((field) => field.isConnected && field.value.trim() !== '');

/** Notes which fields are typed into while an area is on the screen. */
export function useTypingNoted(): void {
  useEffect(() => {
    document.addEventListener('input', note, true);
    return () => {
      document.removeEventListener('input', note, true);
      typedInto = [];
    };
  }, []);
}

function note({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  typedInto = [...typedInto.filter((field) => field.isConnected && field !== target), target];
}
