import { readdir } from 'node:fs/promises';
import type { Endpoint } from '@pythia/contracts/endpoint.ts';

/** Every exported endpoint. */
export async function callsOfContracts(): Promise<Endpoint[]> {
  const folder = new URL('../../contracts/src/', import.meta.url);
  const modules = await Promise.all(
    (await readdir(folder))
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => import(new URL(file, folder).href) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
