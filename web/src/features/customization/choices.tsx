import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceFor } from '#api/api-error.ts';
import { changeCustomization, forgetChanges } from '#customization/changing.ts';
import { customizationQuery } from '#customization/customization.ts';
import type { Known } from '#customization/known.ts';
import { EarsSection } from './ears-section.tsx';
import { EyesSection } from './eyes-section.tsx';
import { Loading } from './loading.tsx';
import type { OnStyleChange } from './on-change.ts';
import { StylePreview } from './preview/style-preview.tsx';
import { SaveState } from './save-state.tsx';
import { StylesSection } from './styles-section.tsx';
import { LoadError } from '#ui/load-error.tsx';

export function Choices({ mayKeep }: { mayKeep: boolean }) {
  const { data, error, refetch } = useQuery(customizationQuery);
  if (data) return <Controls known={data} mayKeep={mayKeep} />;
  if (!error) return <Loading />;
  return (
    <LoadError onRetry={refetch}>{sentenceFor(error, 'Your choices cannot be loaded right now.')}</LoadError>
  );
}

function Controls({ known, mayKeep }: { known: Known; mayKeep: boolean }) {
  const [place, setPlace] = useState(known.current ?? 0);
  const change: OnStyleChange = (edit, options) => changeCustomization(edit, { ...options, isKept: mayKeep });
  // without Pro nothing is kept, so choices go with the page
  useEffect(() => (mayKeep ? undefined : forgetChanges), [mayKeep]);
  return (
    <>
      <SaveState mayKeep={mayKeep} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
        {/* the preview sticks to a narrow screen's foot without covering the focused control */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[75rem]:contents">
          <div className="max-[75rem]:[&_*]:scroll-mb-[45dvh]">
            <StylesSection known={known} place={place} onPlace={setPlace} onChange={change} />
          </div>
          <StylePreview named={known.styles[place]} />
        </div>
        <EarsSection vocabulary={known.vocabulary} onChange={change} />
        <EyesSection mayKeep={mayKeep} />
      </div>
    </>
  );
}
