import { SAID } from '#ui/said.tsx';

interface ReadLinesProps {
  label: string;
  lines: readonly string[];
  more?: number;
}

export function ReadLines({ label, lines, more = 0 }: ReadLinesProps) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="grid gap-1 wrap-anywhere">
        {lines.length === 0 ? (
          <span className="text-ink-soft">Not found</span>
        ) : (
          lines.map((line) => (
            <span key={line} {...SAID}>
              {line}
            </span>
          ))
        )}
        {more > 0 && <span className="text-ink-soft">and {more} more</span>}
      </dd>
    </>
  );
}
