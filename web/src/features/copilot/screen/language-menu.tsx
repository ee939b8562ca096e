import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { isEnglish, languageName } from '@pythia/contracts/language.ts';
import { languageOptions, languagesQuery } from '#listening/languages.ts';

interface LanguageMenuProps {
  language: string;
  onChange: (language: string) => void;
}

const CHOOSES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']);

/** The system's own menu, as it opens in every window, on top or not. */
export function LanguageMenu({ language, onChange }: LanguageMenuProps) {
  const { data: known } = useQuery(languagesQuery);
  if (!known || language === '' || [...known, language].every(isEnglish)) return null;
  return (
    <div
      title={`Held in ${languageName(language)}`}
      className="relative grid size-9 shrink-0 place-items-center rounded-md text-ink-soft transition-colors has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-focus hover:bg-hover hover:text-ink max-[22rem]:hidden pointer-coarse:size-11"
    >
      <Languages aria-hidden className="size-4.5" />
      <select
        aria-label="Language of the interview"
        value={language}
        onChange={({ target }) => {
          target.blur(); // keys belong to the window again
          onChange(target.value);
        }}
        onKeyDown={(event) => {
          // arrows and letters would choose in a closed list, and begin to listen anew
          const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
          if (isShortcut || (event.key.length > 1 && !CHOOSES.has(event.key))) return;
          if (!('showPicker' in event.currentTarget)) return; // Safari opens the list by itself
          event.preventDefault();
          event.currentTarget.showPicker();
        }}
        className="absolute inset-0 cursor-pointer appearance-none bg-surface text-ink opacity-0"
      >
        {languageOptions(known, language).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
