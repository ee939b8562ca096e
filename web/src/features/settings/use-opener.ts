import { useEffect, useRef, useState } from 'react';

/** Something that opens in the place of its button, which has the focus again when it closes. */
export function useOpener() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), opener };
}
