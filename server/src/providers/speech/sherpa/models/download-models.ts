import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DownloadError, downloadFile, type Download, type DownloadOptions } from './download-file.ts';
import { extractArchive } from './extract-archive.ts';
import { CHECKSUMS, isIntact } from './installed-models.ts';
import type { ArchivedModel, CatalogueModel, ModelSources } from './model-catalogue.ts';
import { isFile, sha256Of, sizeOf } from './verify-file.ts';

export interface DownloadModelsOptions {
  sources: ModelSources;
  signal: AbortSignal;
  /** Fractions of 1 over all models that are missing. */
  onProgress: (fraction: number) => void;
  stalledAfterMs?: number;
}

/**
 * Brings what is missing or damaged below `directory`; does nothing, and asks nobody, when all is there.
 * @throws DownloadError
 */
export async function downloadModels(
  directory: string,
  models: readonly CatalogueModel[],
  options: DownloadModelsOptions,
): Promise<void> {
  const missing: CatalogueModel[] = [];
  for (const model of models) if (!(await isIntact(directory, model))) missing.push(model);
  const total = missing
    .flatMap((model) => downloadsOf(directory, model, options.sources))
    .reduce((sum, one) => sum + one.bytes, 0);
  let done = 0;
  for (const model of missing) {
    for (const download of downloadsOf(directory, model, options.sources)) {
      const onBytes = (bytes: number) => options.onProgress((done + bytes) / total);
      if (!(await isFile(download.target, download)))
        await downloadFile(download, { ...fileOptions(options), onBytes });
      done += download.bytes;
      options.onProgress(done / total);
    }
    if ('archive' in model) await unpack(directory, model);
  }
}

function fileOptions({ signal, stalledAfterMs }: DownloadModelsOptions): Omit<DownloadOptions, 'onBytes'> {
  return stalledAfterMs === undefined ? { signal } : { signal, stalledAfterMs };
}

function downloadsOf(directory: string, model: CatalogueModel, sources: ModelSources): Download[] {
  if ('archive' in model) {
    const url = `${sources.archives}/${model.name}.tar.bz2`;
    return [{ ...model.archive, url, target: archivePath(directory, model) }];
  }
  return model.files.map(({ name, bytes, sha256 }) => ({
    bytes,
    sha256,
    url: `${sources.files}/${model.name}/resolve/main/${name}`,
    target: join(directory, model.name, name),
  }));
}

function archivePath(directory: string, model: ArchivedModel): string {
  return join(directory, `${model.name}.tar.bz2`);
}

/** Into a folder beside, which takes the model's name when it is complete. */
async function unpack(directory: string, model: ArchivedModel): Promise<void> {
  const archive = archivePath(directory, model);
  const beside = join(directory, `${model.name}.unpacking`);
  await rm(beside, { recursive: true, force: true });
  await mkdir(beside);
  await extractArchive({ archive, into: beside, contents: model.contents }).catch((error: unknown) => {
    throw new DownloadError('corrupt', 'A speech model could not be unpacked.', error);
  });
  const checksums = await Promise.all(
    model.contents.map(async (name) => {
      const path = join(beside, name);
      const bytes = await sizeOf(path);
      if (bytes === 0) throw new DownloadError('corrupt', `A speech model lacks its file ${name}.`);
      return { name, bytes, sha256: await sha256Of(path) };
    }),
  );
  await writeFile(join(beside, CHECKSUMS), JSON.stringify(checksums, undefined, 2));
  await rm(join(directory, model.name), { recursive: true, force: true });
  await rename(beside, join(directory, model.name));
  await rm(archive);
}
