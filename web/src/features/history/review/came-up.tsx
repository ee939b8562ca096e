import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { SAID } from '#ui/said.tsx';

interface CameUpProps {
  title: string;
  lead: string;
  items: readonly { text: string; cameUp: boolean; questions: readonly string[] }[] | null;
  names: readonly [cameUp: string, not: string];
  numberOf: (id: string) => number | undefined;
  onChoose: (id: string) => void;
  /** Text for null, and for an empty list. */
  unread: ReactNode;
  none: ReactNode;
}

export function CameUp({ title, lead, items, names, numberOf, onChoose, unread, none }: CameUpProps) {
  const groups = [
    { name: names[1], cameUp: false },
    { name: names[0], cameUp: true },
  ].map((group) => ({ ...group, of: items?.filter(({ cameUp }) => cameUp === group.cameUp) ?? [] }));
  return (
    <section aria-label={title} className="grid content-start gap-2.5">
      <h2 className="text-base font-semibold">{title}</h2>
      <Card className="grid gap-4 p-4 sm:p-5">
        <p className="text-sm text-pretty text-ink-soft">
          {items === null ? unread : items.length === 0 ? none : lead}
        </p>
        {groups
          .filter(({ of }) => of.length > 0)
          .map(({ name, cameUp, of }) => (
            <div key={name} className="grid gap-1.5">
              <h3 className="text-sm font-medium">
                {name} ({of.length})
              </h3>
              <ul className="grid gap-1.5">
                {of.map(({ text, questions }) => (
                  <li key={text} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 text-sm">
                    {cameUp ? (
                      <Check aria-hidden className="mt-0.5 size-4 text-success" />
                    ) : (
                      <Minus aria-hidden className="mt-0.5 size-4 text-ink-faint" />
                    )}
                    <span className="wrap-anywhere">
                      <span {...SAID}>{text}</span>
                      {questions.map((id) => {
                        const number = numberOf(id);
                        return (
                          number !== undefined && (
                            <button
                              key={id}
                              type="button"
                              aria-label={`Question ${number}`}
                              onClick={() => onChoose(id)}
                              className="ml-1.5 min-w-6 rounded-xs px-1 text-accent-ink tabular-nums hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                            >
                              {number}
                            </button>
                          )
                        );
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </Card>
    </section>
  );
}
