import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { popupStyle } from './popup-style.ts';

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it holds, for those who cannot see it. */
  label: string;
  children: ReactNode;
  className?: string;
}

export function Popover({ trigger, label, children, className }: PopoverProps) {
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          positionMethod="fixed"
          sideOffset={8}
          align="end"
          collisionPadding={8}
          className="z-20"
        >
          <BasePopover.Popup aria-label={label} className={popupStyle(className)}>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
