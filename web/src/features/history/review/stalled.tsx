import type { DebriefedQuestion } from '@pythia/contracts/debrief.ts';
import { Card } from '#ui/card.tsx';
import { useSaid } from '#ui/said.tsx';
import { stallInWords } from './words.ts';

interface StalledProps {
  questions: readonly DebriefedQuestion[];
  onChoose: (id: string) => void;
}

export function Stalled({ questions, onChoose }: StalledProps) {
  const said = useSaid();
  const stalled = questions.filter(({ stall }) => stall !== null);
  if (stalled.length === 0) return null;
  return (
    <section aria-label="Where it stalled" className="grid gap-2.5">
      <h2 className="text-base font-semibold">Where it stalled</h2>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {stalled.map((question) => (
            <li key={question.id}>
              <button
                type="button"
                onClick={() => onChoose(question.id)}
                className="grid w-full gap-0.5 px-4 py-3 text-left text-sm outline-offset-[-2px] hover:bg-hover sm:px-5 pointer-coarse:min-h-11"
              >
                <span {...said} className="font-medium wrap-anywhere">
                  {question.text}
                </span>
                <span className="text-accent-ink">{stallInWords(question)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
