import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button-style.ts';

interface CopyButtonProps {
  text: string;
  children: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

type State = 'idle' | 'copied' | 'failed';

const LABELS = { copied: 'Copied', failed: 'Copying was refused' } as const;

/** Puts a text on the clipboard and says whether that worked. */
export function CopyButton({ text, children, variant, size }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2_000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed'); // the browser forbids it here; the label says so
    }
  };

  const Icon = state === 'copied' ? Check : Copy;
  return (
    <Button
      {...(variant && { variant })}
      {...(size && { size })}
      icon={<Icon aria-hidden className="size-4" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{state === 'idle' ? children : LABELS[state]}</span>
    </Button>
  );
}
