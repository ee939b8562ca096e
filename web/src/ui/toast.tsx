import { Toast as BaseToast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { RefCallback } from 'react';
import { buttonStyle } from './button-style.ts';
import { IconButton } from './icon-button.tsx';

type Tone = 'info' | 'success' | 'danger';

const ICONS = {
  info: { icon: Info, style: 'text-ink-soft' },
  success: { icon: CircleCheck, style: 'text-success' },
  danger: { icon: CircleAlert, style: 'text-danger' },
} as const;

interface ToastOptions {
  stays?: boolean;
  /** Milliseconds, 5,000 by default; pointer and focus pause them. */
  forMs?: number;
  action?: { label: string; onPress: () => void; takesFocus?: boolean };
}

interface Data {
  actionRef?: RefCallback<HTMLElement>;
}

const manager = BaseToast.createToastManager<Data>();

/**
 * Tells an outcome; questions belong in an alert.
 * @returns takes the toast away
 */
export function showToast(
  tone: Tone,
  sentence: string,
  { stays = false, forMs, action }: ToastOptions = {},
): () => void {
  const press = () => {
    manager.close(id);
    action?.onPress();
  };
  const id: string = manager.add({
    title: sentence,
    type: tone,
    priority: tone === 'danger' ? 'high' : 'low',
    ...(forMs !== undefined && { timeout: forMs }),
    ...(stays && { timeout: 0 }),
    ...(action && { actionProps: { children: action.label, onClick: press } }),
    ...(action?.takesFocus && { data: { actionRef: takesFocusFrom(document.activeElement) } }),
  });
  return () => manager.close(id);
}

/** When the focused control vanishes, the toast takes the focus, and gives it back to what stood near. */
function takesFocusFrom(pressed: Element | null): RefCallback<HTMLElement> {
  const parts = partsAround(pressed);
  return (control) => {
    control?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== control) return;
      parts.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    };
  };
}

function partsAround(pressed: Element | null): HTMLElement[] {
  const part = pressed?.closest<HTMLElement>('[data-focus-after]');
  return part ? [part, ...partsAround(part.parentElement)] : [];
}

export function Toasts() {
  return (
    <BaseToast.Provider toastManager={manager} limit={3}>
      <BaseToast.Portal>
        <BaseToast.Viewport className="fixed right-4 bottom-4 z-40 grid w-[calc(100vw-2rem)] max-w-sm gap-2">
          <Shown />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  );
}

function Shown() {
  const { toasts } = BaseToast.useToastManager<Data>();
  return toasts.map((toast) => {
    const { icon: Icon, style } = ICONS[toast.type as Tone];
    return (
      <BaseToast.Root
        key={toast.id}
        toast={toast}
        className={clsx(
          'flex items-start gap-3 rounded-lg bg-raised py-2 pr-2 pl-4 text-sm shadow-raised inset-ring inset-ring-line-strong',
          'transition-[opacity,translate] data-ending-style:opacity-0 data-limited:hidden',
          'data-starting-style:translate-y-2 data-starting-style:opacity-0',
        )}
      >
        <Icon aria-hidden className={clsx('mt-2.5 size-4 shrink-0', style)} />
        <BaseToast.Content className="flex-1 py-2">
          <BaseToast.Title render={<p />} />
        </BaseToast.Content>
        <BaseToast.Action ref={toast.data?.actionRef} className={buttonStyle('quiet', 'sm', 'self-center')} />
        <BaseToast.Close render={<IconButton label="Dismiss" />}>
          <X aria-hidden className="size-4" />
        </BaseToast.Close>
      </BaseToast.Root>
    );
  });
}
