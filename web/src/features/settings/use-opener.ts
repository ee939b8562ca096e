import { useEffect, useRef, useState } from 'react';

/** Something that opens in the place of its button, which has the focus again when it closes. */
export function useOpener() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusBack(isOpen, () => opener.current?.focus());
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), opener };
}

/** Has the focus put where it belongs when something closes that had it. */
export function useFocusBack(isOpen: boolean, putBack: () => void): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) putBack();
    wasOpen.current = isOpen;
  });
}
