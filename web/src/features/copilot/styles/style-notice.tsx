import { X } from 'lucide-react';
import { useCharacterKeys } from '#browser/keys.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { type ChosenStyle, styleName } from '../machine/session-style.ts';
import { ANEW_KEY } from '../screen/shortcuts.ts';

interface StyleNoticeProps {
  switched: ChosenStyle | null;
  hasAnswer: boolean;
  onDismiss: () => void;
}

export function StyleNotice({ switched, hasAnswer, onDismiss }: StyleNoticeProps) {
  const hasKeys = useCharacterKeys();
  return (
    <div role="status" className="shrink-0">
      {switched && (
        <div className="flex items-center gap-2 border-t border-answer-line bg-answer-wash py-0.5 pr-2 pl-5 text-sm text-answer-ink max-sm:pl-4 short:py-0 in-data-folded:py-0 in-data-folded:pl-3 in-data-folded:text-xs">
          <p className="flex-1 py-1">
            {styleName(switched)}: from the next answer.
            {hasAnswer && (hasKeys ? ` ${ANEW_KEY} says this one anew.` : ' Retry says this one anew.')}
          </p>
          <IconButton label="Dismiss" onClick={onDismiss} className="size-8 text-answer-ink">
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
