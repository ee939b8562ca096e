import { Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { seeItWork } from '#content/marketing.ts';
import { Button } from '#ui/button.tsx';
import { Rings } from '../rings.tsx';
import { LandingSection } from '../section.tsx';
import { DemoStage } from './demo-stage.tsx';

const SamplePlayer = lazy(async () => ({ default: (await import('./sample-player.tsx')).SamplePlayer }));

export function SeeItWork() {
  const [started, setStarted] = useState(false);
  const poster = (
    <DemoStage>
      <Poster loading={started} onPlay={() => setStarted(true)} />
    </DemoStage>
  );
  return (
    <LandingSection id="see-it-work" heading={seeItWork.heading} lead={seeItWork.lead}>
      <div className="grid gap-3">
        {started ? (
          <Suspense fallback={poster}>
            <SamplePlayer />
          </Suspense>
        ) : (
          poster
        )}
        <p className="text-center text-sm text-ink-faint">{seeItWork.note}</p>
      </div>
    </LandingSection>
  );
}

function Poster({ loading, onPlay }: { loading: boolean; onPlay: () => void }) {
  return (
    <div className="relative grid flex-1 place-items-center overflow-clip bg-sunken">
      <Rings className="top-1/2 left-1/2 size-240 -translate-1/2" />
      <div className="relative grid justify-items-center gap-5 px-6 text-center">
        <p className="max-w-quote font-display text-2xl font-semibold sm:text-3xl">“{seeItWork.question}”</p>
        <Button
          variant="primary"
          size="lg"
          loading={loading}
          onClick={onPlay}
          icon={<Play aria-hidden className="size-4.5 fill-current" />}
        >
          {seeItWork.play}
        </Button>
      </div>
    </div>
  );
}
