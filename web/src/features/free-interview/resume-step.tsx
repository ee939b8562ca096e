import { ChevronRight } from 'lucide-react';
import { PersonalFields } from '#material/material-fields.tsx';
import { describeMaterial, type Material, personalPart } from '#material/material.ts';
import { ResumeDrop } from '#material/resume-drop.tsx';
import { StoriesLink } from '#material/stories-link.tsx';
import { paths } from '#paths.ts';
import { Step } from './step.tsx';

interface ResumeStepProps {
  account: string;
  material: Material;
  onChange: (material: Material) => void;
}

/** The file first; the fields that are filled from it stay folded until they are wanted. */
export function ResumeStep({ account, material, onChange }: ResumeStepProps) {
  return (
    <Step number={1} title="Your résumé" lead="Answers are built from your own experience.">
      <ResumeDrop account={account} material={material} onChange={onChange} />
      <StoriesLink material={material} to={paths.freeYourStories} />
      <details className="group">
        <summary className="flex cursor-pointer items-center gap-3 rounded-sm [&:hover>svg]:text-ink [&::-webkit-details-marker]:hidden">
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="text-sm font-medium text-pretty">Type it in, or correct what was read</span>
            <span className="text-sm text-ink-faint">{describeMaterial(personalPart(material))}</span>
          </span>
          <ChevronRight
            aria-hidden
            className="size-4.5 shrink-0 text-ink-faint transition-[color,rotate] group-open:rotate-90"
          />
        </summary>
        <div className="grid gap-5 pt-5">
          <PersonalFields material={material} onChange={onChange} />
        </div>
      </details>
    </Step>
  );
}
