import type { FastifyInstance } from 'fastify';
import type { Id } from '#db/columns.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { candidateMaterial, type Candidate } from './candidate-material.ts';
import { bindPlayground, type PlaygroundParts } from './routes.ts';

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
