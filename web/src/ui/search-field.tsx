import { Search } from 'lucide-react';
import { type Ref, useEffect, useState } from 'react';
import { TextInput } from './text-input.tsx';

const PAUSE_MS = 250;

interface SearchFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  maxLength: number;
  search: string;
  onSearch: (search: string) => void;
}

export function SearchField({ ref, label, placeholder, maxLength, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const typed = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <form
      role="search"
      className="relative flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
      />
      <TextInput
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        className="pl-9"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
