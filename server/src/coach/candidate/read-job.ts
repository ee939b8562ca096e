import { readSentences } from '#coach/language/read-text.ts';
import type { Material } from '#coach/material.ts';
import type { Posting } from './candidate.ts';
import { linesByRules } from './labels/lines-by-rules.ts';
import { rowsOf } from './labels/rows-of.ts';
import { isContact } from './layout/debris.ts';

const HEADING = /^(?:(?:about|what|who|why|how|your|our|the|key|job|role|main) )?[\p{L}'’ &/-]{1,40}:?$/u;
const BOILERPLATE =
  /\bequal[ -]opportunit|\bregardless of\b|\bapply (?:now|today|via|by|at)\b|\bsend (?:us )?your (?:cv|résumé|resume)\b|\bwe look forward to\b|\bhttps?:|\S@\S+\.\p{L}/iu;

export function readJob({ company, role, jobDescription }: Material): Posting {
  const statements = linesByRules(rowsOf(jobDescription), 'told', isContact)
    .filter(({ text, isBullet }) => !isHeading(text, isBullet))
    .flatMap(({ text }) => readSentences(text.replace(/\s+/g, ' ')))
    .filter(({ text, tokens }) => tokens.length > 1 && !BOILERPLATE.test(text))
    .map(({ text, tokens }) => ({ text, tokens }));
  return { company: company.trim(), role: role.trim(), statements };
}

const isHeading = (text: string, isBullet: boolean): boolean =>
  text.endsWith(':') || (!isBullet && text.split(' ').length <= 5 && HEADING.test(text));
