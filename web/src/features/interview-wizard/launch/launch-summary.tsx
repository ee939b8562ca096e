import { describeMaterial } from '#material/material.ts';
import { durationWords } from '../duration-picker.tsx';
import type { Setup } from '../use-setup.ts';

export function LaunchSummary({ setup: { job, duration, material } }: { setup: Setup }) {
  const parts = [
    `${job.role.trim()} at ${job.company.trim()}`,
    duration === null ? '' : durationWords(duration),
    `Answers draw on: ${describeMaterial(material).toLowerCase()}`,
  ];
  return (
    <p className="text-sm text-pretty text-ink-soft wrap-anywhere">{parts.filter(Boolean).join(' · ')}</p>
  );
}
