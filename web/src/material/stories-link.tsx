import { TextLink } from '#ui/text-link.tsx';
import type { MaterialTexts } from './material.ts';

export function StoriesLink({ material: { education, work }, to }: { material: MaterialTexts; to: string }) {
  if ((education + work).trim() === '') return null;
  return (
    <p className="text-sm text-pretty text-ink-soft">
      Answers tell the stories in your résumé. <TextLink to={to}>Look at your stories</TextLink>
    </p>
  );
}
