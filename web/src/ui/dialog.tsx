import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { popupStyle } from './popup-style.ts';
import { useView } from './view.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Focus after closing; null: where it was before. */
  focusAfter?: () => HTMLElement | null;
  holdsInput?: boolean;
  isWide?: boolean;
  title: string;
  description?: string;
  children?: ReactNode;
  actions?: ReactNode;
}

export function Dialog({
  open,
  onOpenChange,
  focusAfter,
  holdsInput = false,
  isWide = false,
  title,
  description,
  children,
  actions,
}: DialogProps) {
  const { overlays } = useView();
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={holdsInput}>
      <BaseDialog.Portal container={overlays}>
        <BaseDialog.Backdrop className="fixed inset-0 z-30 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          {...(focusAfter && { finalFocus: focusAfter })}
          className={popupStyle(
            clsx(
              'fixed top-1/2 left-1/2 z-30 grid max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 gap-4 overflow-y-auto p-6',
              isWide ? 'max-w-3xl' : 'max-w-md',
            ),
          )}
        >
          <div className="grid gap-1.5 pr-8">
            <BaseDialog.Title className="text-xl font-semibold">{title}</BaseDialog.Title>
            {description !== undefined && (
              <BaseDialog.Description className="text-ink-soft">{description}</BaseDialog.Description>
            )}
          </div>
          {children}
          {actions !== undefined && (
            <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">{actions}</div>
          )}
          <BaseDialog.Close render={<IconButton label="Close" className="absolute top-4 right-4" />}>
            <X aria-hidden className="size-4.5" />
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
