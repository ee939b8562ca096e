import { LIMITS } from '@pythia/contracts/limits.ts';

const UNSEEN = /[^\P{Cc}\t\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu;

export function titleOfFile(fileName: string): string {
  const name = fileName.replace(/^.*[/\\]/s, '').replace(/(?<=.)\.[a-z0-9]{1,8}$/i, '');
  const title = name
    .replace(UNSEEN, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
  return title.slice(0, LIMITS.documentTitle).trim() || 'Untitled';
}
