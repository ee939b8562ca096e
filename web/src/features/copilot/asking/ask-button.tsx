import { useHints } from '#browser/eyes.ts';
import { Button } from '#ui/button.tsx';

interface AskButtonProps {
  lines: number;
  armed: boolean;
  disabled: boolean;
  onAsk: () => void;
}

export function AskButton({ lines, armed, disabled, onAsk }: AskButtonProps) {
  const hints = useHints();
  return (
    <Button variant="primary" size="lg" disabled={disabled} onClick={onAsk} className="w-full max-sm:h-11">
      {labelOf(armed, lines)}
      {hints && (
        <kbd
          aria-hidden="true"
          className="ml-2.5 rounded-xs px-1.5 py-0.5 font-sans text-xs font-medium inset-ring inset-ring-current pointer-coarse:hidden"
        >
          Space
        </kbd>
      )}
    </Button>
  );
}

function labelOf(armed: boolean, lines: number): string {
  if (armed) return 'Ask now';
  return lines > 1 ? `Get Answer · ${lines} lines` : 'Get Answer';
}
