import type { FastifyInstance } from 'fastify';
import type { Id } from '#db/columns.ts';
import type { Material } from '#coach/material.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { bindPlayground, type PlaygroundParts } from './routes.ts';

type Candidate = Pick<Material, 'name' | 'education' | 'work'>;

interface OpeningParts extends Pick<PlaygroundParts, 'db' | 'clock' | 'model'> {
  /** Models that a user may choose besides the usual one. */
  furtherModels: readonly string[];
  /** What a user lets us remember. */
  rememberedOf: (userId: Id) => Promise<Candidate | undefined>;
  /** The stories that a user keeps, each with its title. */
  storiesOf: (userId: Id) => Promise<string[]>;
}

/** Binds the calls to what is known of the user, and to the log. */
export function openPlayground(app: FastifyInstance, bind: Bind, parts: OpeningParts): void {
  const { model, furtherModels } = parts;
  bindPlayground(bind, {
    ...parts,
    offered: () => [...new Set([model.answerer.name, ...furtherModels])],
    materialOf: async (userId) =>
      candidateMaterial(await parts.rememberedOf(userId), await parts.storiesOf(userId)),
    onFailure: (error) => app.log.warn({ err: error }, 'the answer service failed'),
    onWriteFailure: (error) => app.log.error({ err: error }, 'a reply was not written down'),
  });
}

/** What is known of somebody, for no job in particular; empty parts where nothing is remembered. */
export const candidateMaterial = (
  remembered: Candidate | undefined,
  stories: readonly string[],
): Material => ({
  name: remembered?.name ?? '',
  education: remembered?.education ?? '',
  work: remembered?.work ?? '',
  stories,
  company: '',
  role: '',
  jobDescription: '',
  other: '',
});
