import { hash } from 'node:crypto';
import type { Library } from './library.ts';
import type { Material } from './material.ts';

const handles = new WeakMap<Material | Library, string>();

/** What the thread knows it by: the same for the same content, made once for each object: nobody changes one. */
export function handleOf(opened: Material | Library): string {
  const known = handles.get(opened);
  if (known !== undefined) return known;
  const handle = hash('sha256', JSON.stringify(opened));
  handles.set(opened, handle);
  return handle;
}
