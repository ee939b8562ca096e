import { Popover as BasePopover } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useState } from 'react';
import { popupStyle } from './popup-style.ts';

interface PopoverProps {
  trigger: ReactElement;
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
}

export function Popover({ trigger, label, children, className }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <BasePopover.Root open={isOpen} onOpenChange={setIsOpen}>
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
            {typeof children === 'function' ? children(() => setIsOpen(false)) : children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
