import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { features } from '#content/marketing.ts';

type Picture = (typeof features.items)[number]['picture'];

export function FeaturePicture({ of }: { of: Picture }) {
  return (
    <div
      aria-hidden
      className="grid h-36 place-items-center border-b border-line bg-sunken px-6 text-xs text-ink-soft select-none"
    >
      {PICTURES[of]}
    </div>
  );
}

const WAVE = [6, 14, 9, 22, 34, 18, 42, 26, 48, 30, 16, 38, 22, 12, 24, 10, 6];

const PICTURES: Record<Picture, ReactNode> = {
  'real-time': (
    <div className="flex w-full items-center gap-5">
      <span className="flex h-12 items-center gap-0.75">
        {WAVE.map((height, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} style={{ height }} className="w-0.75 rounded-full bg-accent" />
        ))}
      </span>
      <span className="grid flex-1 gap-2.5">
        <Bar className="w-full bg-line-strong" />
        <Bar className="w-4/5 bg-line-strong" />
        <Bar className="w-2/5 bg-accent" />
      </span>
    </div>
  ),
  personalized: (
    <div className="flex flex-wrap justify-center gap-2">
      <Chip>Résumé</Chip>
      <Chip>Job description</Chip>
      <Chip>Stories</Chip>
      <Chip className="bg-answer-wash text-answer-ink inset-ring-answer-line">Your answer</Chip>
    </div>
  ),
  'low-latency': (
    <div className="grid w-full max-w-56 gap-3">
      <span className="flex items-center gap-2">
        <Bar className="w-3/5 bg-line-strong" />
        <span className="size-2 rounded-full bg-accent" />
      </span>
      <span className="flex items-center gap-2 pl-3/5">
        <Bar className="w-full bg-answer" />
      </span>
      <span className="flex items-center gap-2 pl-2/3">
        <Bar className="w-full bg-answer-line" />
      </span>
    </div>
  ),
  knowledge: (
    <div className="relative h-16 w-44">
      <Sheet className="-translate-y-6 scale-90">Healthcare</Sheet>
      <Sheet className="scale-95">Finance</Sheet>
      <Sheet className="translate-y-6.5 text-ink">Software</Sheet>
    </div>
  ),
  platforms: (
    <div className="w-44 overflow-clip rounded-md bg-surface shadow-card inset-ring inset-ring-line-strong">
      <span className="flex h-6 items-center gap-1 border-b border-line px-2">
        <span className="h-3 w-14 rounded-xs bg-accent-wash inset-ring inset-ring-accent-line" />
        <span className="h-3 w-10 rounded-xs bg-sunken" />
      </span>
      <span className="grid grid-cols-2 gap-1.5 p-2">
        <span className="h-10 rounded-xs bg-sunken" />
        <span className="h-10 rounded-xs bg-sunken" />
      </span>
    </div>
  ),
  preparation: (
    <div className="grid w-full grid-cols-3 gap-2">
      {['Résumé', 'Stories', 'Playground'].map((name, at) => (
        <span
          key={name}
          className="grid gap-2 rounded-md bg-surface px-2.5 py-3 shadow-card inset-ring inset-ring-line"
        >
          <span className="font-medium text-ink">{name}</span>
          <Bar className="w-full bg-line-strong" />
          <Bar className={clsx('bg-line-strong', ['w-3/4', 'w-full', 'w-1/2'][at])} />
          <Bar className={clsx(at === 2 ? 'bg-answer' : 'bg-line-strong', ['w-5/6', 'w-2/3', 'w-4/5'][at])} />
        </span>
      ))}
    </div>
  ),
};

function Bar({ className }: { className: string }) {
  return <span className={clsx('block h-1.5 rounded-full', className)} />;
}

function Chip({ children, className }: { children: string; className?: string }) {
  return (
    <span
      className={clsx(
        'rounded-full px-3 py-1 font-medium inset-ring',
        className ?? 'bg-surface inset-ring-line-strong',
      )}
    >
      {children}
    </span>
  );
}

function Sheet({ children, className }: { children: string; className: string }) {
  return (
    <span
      className={clsx(
        'absolute inset-0 rounded-md bg-surface px-3 py-2 font-medium shadow-card inset-ring inset-ring-line-strong',
        className,
      )}
    >
      {children}
    </span>
  );
}
