import {
  forgetMaterial,
  readMaterial,
  readResumeFile,
  rememberMaterial,
  type RememberedMaterial,
} from '@pythia/contracts/material.ts';
import type { LineLabeller } from '#coach/line-labeller.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import { deleteMaterial, findMaterial, saveMaterial, type SavedMaterial } from './material-store.ts';
import type { FileReader } from './reading/file-reader.ts';
import { resumeInParts } from './reading/resume-in-parts.ts';

interface MaterialParts {
  db: Database;
  clock: Clock;
  reader: FileReader;
  labeller: Pick<LineLabeller, 'label'>;
}

export function bindMaterial(bind: Bind, { db, clock, reader, labeller }: MaterialParts): void {
  bind(readMaterial, async ({ identity }) => shown(await findMaterial(db, identity.userId)));

  bind(rememberMaterial, async ({ identity, body }) => {
    const now = clock.now().getTime();
    await saveMaterial(db, { ...body, userId: identity.userId, now });
    return shown({ ...body, updated_at: now });
  });

  bind(forgetMaterial, ({ identity }) => deleteMaterial(db, identity.userId, clock.now().getTime()));

  bind(readResumeFile, async ({ body, signal }) =>
    resumeInParts(await reader.read('resume', await body.file.bytes(), signal), (rows) =>
      labeller.label(rows),
    ),
  );
}

function shown(saved: SavedMaterial | undefined): RememberedMaterial {
  if (!saved) return { name: '', education: '', work: '', file_name: null, updated_at: null };
  return { ...saved, updated_at: new Date(saved.updated_at).toISOString() };
}
