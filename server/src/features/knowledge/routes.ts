import * as contract from '@pythia/contracts/knowledge.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { FIELDS } from '#coach/knowledge/fields.ts';
import { type Material, NO_MATERIAL } from '#coach/material.ts';
import type { Clock } from '#core/clock.ts';
import { AppError } from '#core/errors.ts';
import type { Database, Id } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { found } from '#http/found.ts';
import { findChoices, saveFields, setHidden } from './choices-store.ts';
import { findJob } from './job-store.ts';
import { entriesInField, ENTRY, named, shownEntry } from './shown-entries.ts';

export interface KnowledgeReader {
  fieldsShown: (userId: Id, material: Material) => Promise<string[]>;
  findEntries: (userId: Id, search: string, count: number) => Promise<string[]>;
}

interface KnowledgeParts {
  db: Database;
  clock: Clock;
  knowledge: KnowledgeReader;
  rememberedOf: (userId: Id) => Promise<Pick<Material, 'name' | 'education' | 'work'> | undefined>;
}

export function bindKnowledge(bind: Bind, { db, clock, knowledge, rememberedOf }: KnowledgeParts): void {
  const now = (): number => clock.now().getTime();

  const remembered = async (userId: Id, jobId: Id | undefined): Promise<Material> => {
    const [resume, job] = await Promise.all([rememberedOf(userId), findJob(db, { userId, jobId })]);
    const { name, education, work } = resume ?? NO_MATERIAL;
    if (jobId !== undefined) found(job);
    return {
      ...NO_MATERIAL,
      name,
      education,
      work,
      role: job?.role ?? '',
      jobDescription: job?.job_description ?? '',
    };
  };

  bind(contract.readKnowledge, async ({ identity: { userId }, query: { job_id: jobId } }) => {
    const [{ version, fields, hidden }, material] = await Promise.all([
      findChoices(db, userId),
      remembered(userId, jobId),
    ]);
    const shownFields = await knowledge.fieldsShown(userId, material);
    const [suggested, on] = [new Set(isKnown(material) ? shownFields : []), new Set(fields ?? shownFields)];
    return {
      version,
      chosen: fields !== null,
      fields: [...FIELDS].map(([id, { name }]) => ({
        id,
        name,
        entries: entriesInField(id).length,
        on: on.has(id),
        suggested: suggested.has(id),
      })),
      hidden: hidden.flatMap((id) => ENTRY.get(id) ?? []).map(named),
    };
  });

  bind(contract.suggestFields, async ({ identity: { userId }, body: { job_description, ...given } }) => {
    const material = { ...NO_MATERIAL, ...given, jobDescription: job_description ?? '' };
    return { suggested: isKnown(material) ? await knowledge.fieldsShown(userId, material) : [] };
  });

  bind(contract.readField, async ({ identity: { userId }, params: { field_id: id } }) => {
    const { name } = found(FIELDS.get(id));
    const { hidden } = await findChoices(db, userId);
    const isHidden = new Set(hidden);
    return {
      id,
      name,
      entries: entriesInField(id).map((entry) => shownEntry(entry, isHidden.has(entry.id))),
    };
  });

  bind(contract.searchKnowledge, async ({ identity: { userId }, query: { search } }) => {
    const ids = await knowledge.findEntries(userId, search, LIMITS.foundEntries);
    const entries = ids.flatMap((id) => ENTRY.get(id) ?? []);
    return { entries: entries.map((entry) => ({ ...named(entry), answer: entry.answer })) };
  });

  bind(contract.chooseFields, async ({ identity: { userId }, body: { version, fields } }) => {
    found(fields === null || fields.every((id) => FIELDS.has(id)));
    const chosen = fields && [...new Set(fields)];
    const saved = await saveFields(db, { userId, version, fields: chosen, now: now() });
    if (saved === undefined) throw new AppError('conflict', SERVER_MESSAGES.fieldsChanged);
    return { version: saved };
  });

  for (const [endpoint, isHidden] of [
    [contract.hideEntry, true],
    [contract.showEntry, false],
  ] as const) {
    bind(endpoint, async ({ identity: { userId }, params: { entry_id: entry } }) => {
      found(ENTRY.has(entry) || undefined);
      await setHidden(db, { userId, now: now(), entry, isHidden });
    });
  }
}

const isKnown = ({ name: _name, facts: _facts, ...told }: Material): boolean =>
  Object.values(told).some((part) => part.length > 0);
