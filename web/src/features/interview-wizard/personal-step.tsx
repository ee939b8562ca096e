import { PersonalFields } from '#material/material-fields.tsx';
import { PrepareLink } from '#material/prepare-link.tsx';
import { ResumeDrop } from '#material/resume-drop.tsx';
import { StoriesLink } from '#material/stories-link.tsx';
import { paths } from '#paths.ts';
import type { Setup } from './use-setup.ts';

export function PersonalStep({ account, setup }: { account: string; setup: Setup }) {
  const { material, writeMaterial } = setup;
  return (
    <>
      <p className="max-w-prose text-sm text-pretty text-ink-soft">
        Optional. The more you add, the more of your own experience goes into the answers.
      </p>
      <ResumeDrop account={account} material={material} onChange={writeMaterial} />
      <StoriesLink material={material} to={paths.yourStories} />
      <PersonalFields material={material} onChange={writeMaterial} />
      <PrepareLink to={paths.prepare} />
    </>
  );
}
