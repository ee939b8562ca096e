import { ASKED_KINDS, type DebriefedQuestion } from '@pythia/contracts/debrief.ts';
import { Card } from '#ui/card.tsx';
import { AskedRow } from './asked-row.tsx';
import type { KeepingFor } from './better-answer.tsx';
import { KIND_NAMES } from './words.ts';

interface AskedListProps {
  questions: readonly DebriefedQuestion[];
  open: string | null;
  onOpen: (id: string | null) => void;
  keeping: KeepingFor;
  logOf: (event: string) => string;
}

export function AskedList({ questions, open, onOpen, keeping, logOf }: AskedListProps) {
  const numbered = questions.map((question, place) => ({ question, number: place + 1 }));
  const groups = ASKED_KINDS.map((kind) => ({
    kind,
    of: numbered.filter(({ question }) => question.kind === kind),
  }));
  return (
    <div className="grid gap-5">
      {groups
        .filter(({ of }) => of.length > 0)
        .map(({ kind, of }) => (
          <section key={kind} aria-label={KIND_NAMES[kind]} className="grid gap-2">
            <h3 className="text-sm font-medium text-ink-soft">
              {KIND_NAMES[kind]} ({of.length})
            </h3>
            <Card className="overflow-hidden">
              <ul className="divide-y divide-line">
                {of.map(({ question, number }) => (
                  <AskedRow
                    key={question.id}
                    question={question}
                    number={number}
                    isOpen={open === question.id}
                    onOpen={(isOpen) => onOpen(isOpen ? question.id : null)}
                    keeping={keeping}
                    log={logOf(question.event)}
                  />
                ))}
              </ul>
            </Card>
          </section>
        ))}
    </div>
  );
}
