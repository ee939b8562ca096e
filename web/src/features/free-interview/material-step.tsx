import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { site } from '#site.ts';
import { JobFields, PersonalFields } from '#material/material-fields.tsx';
import { describeMaterial, isBlank, type Material, materialOf } from '#material/material.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Folded at first. */
const ResumeDrop = lazy(async () => ({ default: (await import('#material/resume-drop.tsx')).ResumeDrop }));

interface MaterialStepProps {
  account: string;
  material: Material;
  onChange: (material: Material) => void;
}

/** An optional part that stays folded until it is wanted; folded, it says in a line what is in it. */
export function MaterialStep({ account, material, onChange }: MaterialStepProps) {
  return (
    <details className="group">
      <summary className="flex cursor-pointer items-center gap-3 p-5 outline-offset-[-2px] sm:px-6 [&:hover>svg]:text-ink [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="text-sm font-medium text-pretty">
            What may {site.name} know about you and the job?
          </span>
          <span className="text-sm text-ink-faint">{describeMaterial(material)}</span>
        </span>
        <ChevronRight
          aria-hidden
          className="size-4.5 shrink-0 text-ink-faint transition-[color,rotate] group-open:rotate-90"
        />
      </summary>
      <div className="grid gap-5 px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
        <p className="max-w-prose text-sm text-pretty text-ink-soft">
          Optional. What is filled in here goes with a session when it starts, for its answers and its
          vocabulary. What you say of the job is kept in this tab until you close it or log out.
        </p>
        <JobFields material={material} onChange={onChange} />
        <Suspense fallback={<Skeleton className="h-32" />}>
          <ResumeDrop account={account} material={material} onChange={onChange} />
        </Suspense>
        <PersonalFields material={material} onChange={onChange} />
        <ClearMaterial material={material} onChange={onChange} />
      </div>
    </details>
  );
}

/** Clears at once, and can take that back. */
function ClearMaterial({ material, onChange }: Omit<MaterialStepProps, 'account'>) {
  const [cleared, setCleared] = useState<Material | null>(null);
  const clear = () => {
    setCleared(material);
    onChange(materialOf({}));
  };
  const undo = (before: Material) => {
    setCleared(null);
    onChange(before);
  };
  const isCleared = cleared !== null && isBlank(material);
  if (!isCleared && isBlank(material)) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isCleared ? (
        <Button size="sm" onClick={() => undo(cleared)}>
          Undo
        </Button>
      ) : (
        <Button size="sm" variant="quiet" className="-ml-3" onClick={clear}>
          Clear all
        </Button>
      )}
      <p role="status" className="text-sm text-ink-faint">
        {isCleared && 'Cleared.'}
      </p>
    </div>
  );
}
