import { LIMITS } from '@pythia/contracts/limits.ts';
import { TextInput } from '#ui/text-input.tsx';
import { SAID } from '#ui/said.tsx';

export interface Filter {
  search: string;
  tag: string | null;
}

interface BankFilterProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  tags: readonly string[];
}

export function BankFilter({ filter, onChange, tags }: BankFilterProps) {
  return (
    <div className="grid gap-3 border-b border-line px-5 py-4">
      <TextInput
        type="search"
        aria-label="Search your stories"
        placeholder="Search your stories"
        maxLength={LIMITS.search}
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      {tags.length > 0 && (
        <div role="group" aria-label="Show one tag only" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <button
              key={tag}
              {...SAID}
              type="button"
              aria-pressed={filter.tag === tag}
              onClick={() => onChange({ ...filter, tag: filter.tag === tag ? null : tag })}
              className="h-7 max-w-full truncate rounded-full px-2.5 text-xs text-ink-soft inset-ring inset-ring-line-strong hover:bg-hover aria-pressed:bg-answer-wash aria-pressed:text-answer-ink aria-pressed:inset-ring-answer pointer-coarse:h-11"
            >
              {tag}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
