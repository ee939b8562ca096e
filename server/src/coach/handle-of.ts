import { hash } from 'node:crypto';
import type { Library } from './library.ts';
import type { Material } from './material.ts';

const handles = new WeakMap<Material | Library, string>();

/** Hash of the content, computed once an object: opened objects never change. */
export function handleOf(opened: Material | Library): string {
  const known = handles.get(opened);
  if (known !== undefined) return known;
  const handle = hash('sha256', JSON.stringify(opened));
  handles.set(opened, handle);
  return handle;
}
