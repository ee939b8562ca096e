import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { readStories, settleStories, type ReadStory } from '@pythia/contracts/settled-stories.ts';
import type { ListedStory } from '#coach/answer.ts';
import { type Material, NO_MATERIAL } from '#coach/material.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { settledJobsForCoach, findSettledStories, forCoach, saveSettledStories } from './settled-store.ts';

export type ListStories = (userId: string, material: Material) => Promise<ListedStory[]>;

interface SettledStoriesParts {
  db: Database;
  clock: Clock;
  listStories: ListStories;
}

export function bindSettledStories(bind: Bind, { db, clock, listStories }: SettledStoriesParts): void {
  bind(readStories, async ({ identity: { userId }, body }) => {
    const [{ version, stories }, settledJobs] = await Promise.all([
      findSettledStories(db, userId),
      settledJobsForCoach(db, userId),
    ]);
    const settled = forCoach(stories);
    const listed = await listStories(userId, { ...NO_MATERIAL, ...body, settled, settledJobs });
    return { version, stories: listed.map(shown) };
  });

  bind(settleStories, async ({ identity: { userId }, body }) => {
    const version = await saveSettledStories(db, { ...body, userId, now: clock.now().getTime() });
    if (version === undefined) throw new AppError('conflict', SERVER_MESSAGES.storiesChanged);
    return { version };
  });
}

const part = (text: string): string => text.slice(0, LIMITS.place);

function shown({ title, place, read, isSettled, sentences, tags, now, standing }: ListedStory): ReadStory {
  return {
    title,
    place: {
      employer: part(place.employer),
      title: part(place.title),
      from: part(place.from),
      to: part(place.to),
      is_current: place.isCurrent,
      is_doubtful: place.isDoubtful ?? false,
      ...(place.source && { source: place.source.slice(0, LIMITS.jobSource).map(part) }),
    },
    read: read.slice(0, LIMITS.readSentences).map((sentence) => sentence.slice(0, LIMITS.readSentence)),
    sentences: [...sentences],
    standing,
    is_settled: isSettled,
    tags,
    now: now && [...now],
  };
}
