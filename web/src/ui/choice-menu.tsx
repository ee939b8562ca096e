import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { popupStyle } from './popup-style.ts';

interface ChoiceMenuProps<Value extends string> {
  /** The button that opens it. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is being chosen. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** With the key that chooses the same without the menu, where it is to be shown. */
  options: readonly { value: Value; label: string; shortcut?: string }[];
}

/** One of a few choices that have no room of their own. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { trigger, open, onOpenChange, label, value, onChange, options } = props;
  const [place, setPlace] = useState<HTMLElement | null>(null); // in the part of the page that it belongs to
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Trigger render={trigger} />
      <div ref={setPlace} className="contents" />
      <Menu.Portal container={place}>
        <Menu.Positioner
          positionMethod="fixed"
          sideOffset={6}
          align="end"
          collisionPadding={8}
          className="z-20"
        >
          {/* after a click the next key is for the window */}
          <Menu.Popup
            aria-label={label}
            finalFocus={(how) => how === 'keyboard'}
            className={popupStyle('min-w-52 max-w-[calc(100vw-1rem)] p-1')}
          >
            <Menu.RadioGroup value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
              {options.map((option) => (
                <Menu.RadioItem
                  key={option.value}
                  value={option.value}
                  closeOnClick
                  className="flex min-h-9 cursor-default items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none data-highlighted:bg-hover pointer-coarse:min-h-11"
                >
                  <span className="grid size-4 shrink-0 place-items-center">
                    <Menu.RadioItemIndicator render={<Check aria-hidden className="size-4" />} />
                  </span>
                  <span className="min-w-0 flex-1 truncate">{option.label}</span>
                  {option.shortcut !== undefined && (
                    <kbd
                      aria-hidden="true"
                      className="font-sans text-xs text-ink-faint tabular-nums pointer-coarse:hidden"
                    >
                      {option.shortcut}
                    </kbd>
                  )}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
