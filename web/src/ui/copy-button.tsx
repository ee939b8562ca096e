import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { useView } from './view.ts';
import type { ButtonSize, ButtonVariant } from './button-style.ts';

interface CopyButtonProps {
  text: string;
  html?: string;
  children: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  onCopied?: () => void;
}

type State = 'idle' | 'copied' | 'failed';

const LABELS = { copied: 'Copied', failed: 'Your browser did not allow copying' } as const;

export function CopyButton({ text, html, children, variant, size, onCopied }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  const { window } = useView(); // clipboards work in the focused window alone

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 2_000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await write(window.navigator.clipboard, text, html);
      setState('copied');
      onCopied?.();
    } catch {
      setState('failed');
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

function write(clipboard: Clipboard, text: string, html: string | undefined): Promise<void> {
  if (html === undefined || typeof ClipboardItem === 'undefined') return clipboard.writeText(text);
  const flavours = { 'text/plain': text, 'text/html': html };
  return clipboard.write([
    new ClipboardItem(
      Object.fromEntries(
        Object.entries(flavours).map(([type, words]) => [type, new Blob([words], { type })]),
      ),
    ),
  ]);
}
