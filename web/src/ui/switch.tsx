import { Switch as BaseSwitch } from '@base-ui/react/switch';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** Something that is on or off, at once and without a button to confirm. */
export function Switch({ label, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-3 text-sm pointer-coarse:min-h-11">
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="flex h-6 w-10 shrink-0 rounded-full bg-edge p-0.5 transition-colors data-checked:bg-accent data-disabled:opacity-50"
      >
        <BaseSwitch.Thumb className="size-5 rounded-full bg-[#fffefb] shadow-control transition-[translate] data-checked:translate-x-4" />
      </BaseSwitch.Root>
      {label}
    </label>
  );
}
