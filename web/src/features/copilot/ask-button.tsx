import { Button } from '#ui/button.tsx';

/** The one button that matters. */
export function AskButton({ disabled, onAsk }: { disabled: boolean; onAsk: () => void }) {
  return (
    <Button variant="primary" size="lg" disabled={disabled} onClick={onAsk} className="w-full max-sm:h-11">
      Get Answer
      <kbd
        aria-hidden="true"
        className="ml-2.5 rounded-xs px-1.5 py-0.5 font-sans text-xs font-medium inset-ring inset-ring-current pointer-coarse:hidden"
      >
        Space
      </kbd>
    </Button>
  );
}
