import { Eye, EyeOff } from 'lucide-react';
import { use, type ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { FieldControl } from './field-control.ts';
import { IconButton } from './icon-button.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  shown: boolean;
  onShownChange?: (shown: boolean) => void;
}

export function PasswordInput({ shown, onShownChange, className, ...rest }: PasswordInputProps) {
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        {...use(FieldControl)}
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={controlStyle(`h-10 pr-11 pl-3 pointer-coarse:h-11 ${className ?? ''}`)}
      />
      {onShownChange && (
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => onShownChange(!shown)}
          className="absolute inset-y-0.5 right-0.5 h-9 w-9 pointer-coarse:h-10 pointer-coarse:w-10"
        >
          <Icon aria-hidden className="size-4.5" />
        </IconButton>
      )}
    </div>
  );
}
