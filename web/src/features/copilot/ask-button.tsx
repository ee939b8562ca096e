import { Button } from '#ui/button.tsx';

interface AskButtonProps {
  /** How many lines are selected for it. */
  lines: number;
  disabled: boolean;
  onAsk: () => void;
}

/** The one button that matters. */
export function AskButton({ lines, disabled, onAsk }: AskButtonProps) {
  return (
    <Button variant="primary" size="lg" disabled={disabled} onClick={onAsk} className="w-full max-sm:h-11">
      {lines > 1 ? `Get Answer · ${lines} lines` : 'Get Answer'}
      <kbd
        aria-hidden="true"
        className="ml-2.5 rounded-xs px-1.5 py-0.5 font-sans text-xs font-medium inset-ring inset-ring-current pointer-coarse:hidden"
      >
        Space
      </kbd>
    </Button>
  );
}
