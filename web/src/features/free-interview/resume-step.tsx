import { PersonalFields } from '#material/material-fields.tsx';
import { describeMaterial, type MaterialTexts, personalPart } from '#material/material.ts';
import { PrepareLink } from '#material/prepare-link.tsx';
import { ResumeDrop } from '#material/resume-drop.tsx';
import { StoriesLink } from '#material/stories-link.tsx';
import { paths } from '#paths.ts';
import { Fold } from '#ui/fold.tsx';
import { NumberedStep } from './numbered-step.tsx';

interface ResumeStepProps {
  account: string;
  material: MaterialTexts;
  onChange: (material: MaterialTexts) => void;
}

export function ResumeStep({ account, material, onChange }: ResumeStepProps) {
  return (
    <NumberedStep number={1} title="Your résumé" lead="Answers are built from your own experience.">
      <ResumeDrop account={account} material={material} onChange={onChange} />
      <StoriesLink material={material} to={paths.freeYourStories} />
      <Fold label="Type it in, or correct what was read" note={describeMaterial(personalPart(material))}>
        <div className="grid gap-5">
          <PersonalFields material={material} onChange={onChange} />
        </div>
      </Fold>
      <PrepareLink to={paths.freePrepare} />
    </NumberedStep>
  );
}
