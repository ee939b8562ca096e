import { FLAWS, type FlawId } from '@pythia/contracts/review.ts';
import type { PractisedAnswer } from './practised-answer.ts';
import type { Reviewed } from './review-all.ts';

/** Labelled on every answer. */
const COUNTABLE: readonly FlawId[] = ['too-long', 'too-short', 'fillers', 'too-fast', 'too-slow', 'we-only'];

export interface FlawCount {
  answers: number;
  good: number;
  planted: number;
  found: number;
  /** Good answers blamed. */
  spoiled: number;
  /** Countable flaws told falsely. */
  miscounted: number;
  /** Planted and found, and told of good answers. */
  byFlaw: Record<string, { planted: number; found: number; 'on good ones': number }>;
  /** Milliseconds. */
  p50: number;
  errors: string[];
}

const isGood = ({ planted }: PractisedAnswer): boolean => planted.length === 0;

export function countFlaws(reviewed: readonly Reviewed[]): FlawCount {
  const told = reviewed.map(({ practised, review }) => ({
    practised,
    flaws: review.flaws.map(({ kind }) => kind),
  }));
  const good = told.filter(({ practised }) => isGood(practised));
  const byFlaw = Object.fromEntries(
    FLAWS.map((flaw) => {
      const planted = told.filter(({ practised }) => practised.planted.includes(flaw));
      const found = planted.filter(({ flaws }) => flaws.includes(flaw));
      const onGood = good.filter(({ flaws }) => flaws.includes(flaw));
      return [flaw, { planted: planted.length, found: found.length, 'on good ones': onGood.length }] as const;
    }).filter(([, { planted, 'on good ones': onGood }]) => planted + onGood > 0),
  );
  const times = reviewed.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    answers: told.length,
    good: good.length,
    planted: told.reduce((sum, { practised }) => sum + practised.planted.length, 0),
    found: told.reduce(
      (sum, { practised, flaws }) => sum + practised.planted.filter((flaw) => flaws.includes(flaw)).length,
      0,
    ),
    spoiled: good.filter(({ flaws }) => flaws.length > 0).length,
    miscounted: told.reduce(
      (sum, { practised, flaws }) =>
        sum + COUNTABLE.filter((flaw) => flaws.includes(flaw) && !practised.planted.includes(flaw)).length,
      0,
    ),
    byFlaw,
    p50: Math.round(times[Math.floor(times.length / 2)] ?? 0),
    errors: reviewed.flatMap(errorsOf),
  };
}

function errorsOf({ practised, review }: Reviewed): string[] {
  const { id, planted, where } = practised;
  const told = new Set(review.flaws.map(({ kind }) => kind));
  const missed = planted.filter((flaw) => !told.has(flaw));
  const more = review.flaws.filter(({ kind }) => !planted.includes(kind));
  return [
    ...missed.map((flaw) => `${id}: missed ${flaw} (${where?.[flaw] ?? ''})`),
    ...more.map(
      ({ kind, quotes }) =>
        `${id}: ${planted.length === 0 ? 'FALSE' : 'besides'} ${kind} [${quotes.map(({ text }) => text).join(' | ')}]`,
    ),
  ];
}
