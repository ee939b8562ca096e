import { Menu as BaseMenu } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { popupStyle } from './popup-style.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Cannot be undone. */
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

/** Things to do with what the trigger stands on. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          positionMethod="fixed"
          sideOffset={6}
          align="end"
          collisionPadding={8}
          className="z-20"
        >
          <BaseMenu.Popup className={popupStyle('min-w-44 p-1')}>
            {items.map(({ label, icon, danger = false, disabled = false, onSelect }) => (
              <BaseMenu.Item
                key={label}
                disabled={disabled}
                onClick={onSelect}
                className={clsx(
                  'flex h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm outline-none pointer-coarse:h-11',
                  'data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:bg-hover',
                  danger ? 'text-danger-ink' : 'text-ink',
                )}
              >
                {icon}
                {label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
