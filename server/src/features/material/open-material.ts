import type { FastifyInstance } from 'fastify';
import type { LineLabeller } from '#coach/line-labeller.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { bindDocuments } from './documents/routes.ts';
import { bindInterviewFacts, type SilentOn } from './interview-facts-routes.ts';
import { fileReader } from './reading/file-reader.ts';
import { bindMaterial } from './routes.ts';
import { bindSettledJobs, type ListJobs } from './settled-jobs-routes.ts';
import { bindSettledStories, type ListStories } from './settled-stories-routes.ts';

interface MaterialParts {
  db: Database;
  clock: Clock;
  labeller: Pick<LineLabeller, 'label'>;
  listStories: ListStories;
  listJobs: ListJobs;
  silentOn: SilentOn;
  forgetDocuments: (userId: string) => Promise<void>;
  readingSeconds?: number;
}

export function openMaterial(app: FastifyInstance, bind: Bind, parts: MaterialParts): void {
  const reader = fileReader({ maxSeconds: parts.readingSeconds });
  app.addHook('onClose', async () => reader.close());
  bindMaterial(bind, { ...parts, reader });
  bindDocuments(bind, { ...parts, reader });
  bindSettledStories(bind, parts);
  bindSettledJobs(bind, parts);
  bindInterviewFacts(bind, parts);
}
