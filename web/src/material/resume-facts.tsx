import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';
import { factsOf } from './facts.ts';
import type { Material } from './material.ts';
import { PART_LABELS } from './missing.ts';

interface ResumeFactsProps {
  fileName: string;
  /** As it stands now: what is corrected in the fields is corrected here. */
  material: Material;
  /** What of the file is not in it, in sentences. */
  missing: readonly string[];
  onUndo: () => void;
}

/** What a file was understood to say, to be checked before it is relied on. */
export function ResumeFacts({ fileName, material, missing, onUndo }: ResumeFactsProps) {
  const { name, education, work } = factsOf(material);
  return (
    <section
      aria-label="What was read"
      className="grid gap-3 rounded-md p-4 text-sm inset-ring inset-ring-line"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="font-medium wrap-anywhere">
          Read from {fileName}. Is this right?
        </p>
        <Button size="sm" ref={givesFocusOn} onClick={onUndo}>
          Undo
        </Button>
      </div>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[6rem_minmax(0,1fr)]">
        <Fact label={PART_LABELS.name} lines={name === '' ? [] : [name]} />
        <Fact label={PART_LABELS.education} {...education} />
        <Fact label={PART_LABELS.work} {...work} />
      </dl>
      <p className="text-ink-soft">Correct it in the fields below.</p>
      {missing.length > 0 && <Alert tone="warning">{missing.join(' ')}</Alert>}
    </section>
  );
}

interface FactProps {
  label: string;
  lines: readonly string[];
  /** How many others there are. */
  more?: number;
}

function Fact({ label, lines, more = 0 }: FactProps) {
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
