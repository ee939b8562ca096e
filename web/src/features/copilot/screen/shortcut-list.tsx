import type { ReactNode } from 'react';
import { AnswerSizeSteps } from '#answers/answer-size-steps.tsx';
import { AnsweringField } from '#answers/answering-field.tsx';
import { switchCharacterKeys, useCharacterKeys } from '#browser/keys.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Keyboard } from '#ui/keyboard.tsx';
import { OnOff } from '#ui/on-off.tsx';
import { shortcutsWith } from './shortcut-words.ts';
import type { DigitKeys } from './shortcuts.ts';

export interface ShortcutListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  digits: DigitKeys;
}

export function ShortcutList({ open, onOpenChange, digits }: ShortcutListProps) {
  const characterKeys = useCharacterKeys();
  const shown = shortcutsWith(digits).filter(({ isCharacter }) => characterKeys || !isCharacter);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="grid gap-3">
        {shown.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-4">
            <dt className="text-ink-soft">{does}</dt>
            <dd className="flex shrink-0 items-center gap-1">
              {keys.map((key) => (
                <Keyboard key={key}>{key}</Keyboard>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 grid gap-2 border-t border-line pt-4">
        <Choice label="Single letters, digits and symbols">
          <OnOff label="Single-character keys" isOn={characterKeys} onChange={switchCharacterKeys} />
        </Choice>
        <Choice label="Size of answers">
          <AnswerSizeSteps />
        </Choice>
        <AnsweringField />
      </div>
    </Dialog>
  );
}

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="text-ink-soft">{label}</p>
    {children}
  </div>
);
