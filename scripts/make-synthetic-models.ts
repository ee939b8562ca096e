import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlineToneModel, streamingToneModel } from '../server/testing/models/tone-models.ts';

/** The tests' two small models, for other tools. */
const [directory] = process.argv.slice(2);
if (!directory) throw new Error('usage: node scripts/make-synthetic-models.ts <directory>');

for (const [name, files] of Object.entries({
  streaming: streamingToneModel(),
  offline: offlineToneModel(),
})) {
  await mkdir(join(directory, name), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(directory, name, file), content);
}
