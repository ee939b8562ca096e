import { lazy, Suspense, useEffect, useState } from 'react';
import { useOutletContext } from 'react-router';
import type { User } from '@pythia/contracts/accounts.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDraft } from '#browser/draft.ts';
import { missingFacts } from './writing/missing-facts.ts';
import { MissingFactsForm } from './writing/missing-facts-form.tsx';
import { PromptForm } from './writing/prompt-form.tsx';
import { StoryOutput } from './writing/story-output.tsx';
import { shownText } from './writing/story-versions.ts';
import { generateStory, openWriting, useWriting } from './writing/story-writing.ts';

const StoryBank = lazy(async () => ({ default: (await import('./bank/story-bank.tsx')).StoryBank }));
const SaveStory = lazy(async () => ({ default: (await import('./save-story.tsx')).SaveStory }));

export function StoriesPage() {
  const { email } = useOutletContext<User>();
  const [notes, setNotes] = useDraft(`story-notes:${email}`);
  const [saved, setSaved] = useState<string | null>(null);
  useEffect(() => openWriting(email), [email]);
  const { versions, arriving, error } = useWriting();
  const facts = arriving === null && error === null ? missingFacts(shownText(versions)) : [];
  const addFacts = (fuller: string) => {
    setNotes(fuller);
    void generateStory(fuller);
  };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="grid gap-6">
          <PageHeading
            title="Your Story Prompts"
            lead="Rough notes are enough: where it was, what you did, what came of it. Nothing is made up; you are asked for what is missing."
          />
          <PromptForm notes={notes} onChange={setNotes} />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <StoryOutput onSave={setSaved} />
        </div>
        {facts.length > 0 && (
          <MissingFactsForm account={email} facts={facts} notes={notes} onAnswer={addFacts} />
        )}
      </div>
      <Suspense fallback={<Skeleton className="h-60" />}>
        <StoryBank />
      </Suspense>
      <Suspense>
        {saved !== null && <SaveStory written={saved} notes={notes} onClose={() => setSaved(null)} />}
      </Suspense>
    </>
  );
}
