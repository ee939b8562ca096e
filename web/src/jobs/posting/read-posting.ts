import { LIMITS } from '@pythia/contracts/limits.ts';
import { looksLikeRole, tidyCompany, tidyRole } from './names.ts';
import { headLines } from './posting-lines.ts';
import { readPostingLine, type ReadPosting } from './sentences.ts';

const LABELS = {
  company:
    /^(?:company(?: name)?|employer|organi[sz]ation|hiring company|arbeitgeber|firma|unternehmen|entreprise|société|employeur)\s*[:：]\s*(.+)$/i,
  role: /^(?:role|position|job title|title|job|vacancy|stelle|stellenbezeichnung|stellentitel|jobtitel|poste|intitulé(?: du poste)?)\s*[:：]\s*(.+)$/i,
} as const;

/** Labels decide, else the first sentences, else the first lines. */
export function readPosting(text: string): ReadPosting {
  const lines = headLines(text);
  const labelled = { company: labelIn(lines, 'company'), role: labelIn(lines, 'role') };
  const found = [labelled, readSentences(lines), readHead(lines)];
  const first = (part: keyof ReadPosting) =>
    found.map((read) => read[part]).find((name) => name !== '') ?? '';
  return {
    company: tidyCompany(first('company')).slice(0, LIMITS.company),
    role: tidyRole(first('role')).slice(0, LIMITS.role),
  };
}

function labelIn(lines: readonly string[], part: keyof ReadPosting): string {
  const parts = lines.flatMap((line) => line.split(/\s+[/|•·]\s+/));
  return parts.map((line) => LABELS[part].exec(line)?.[1] ?? '').find((name) => name !== '') ?? '';
}

function readSentences(lines: readonly string[]): ReadPosting {
  const read = lines.map(readPostingLine);
  const first = (part: keyof ReadPosting) => read.map((one) => one[part]).find((name) => name !== '') ?? '';
  return { company: first('company'), role: first('role') };
}

/** Job boards begin with role and company, in adjoining lines or parts of a line. */
function readHead(lines: readonly string[]): ReadPosting {
  const parts = lines.slice(0, 4).flatMap((line) => line.split(/\s+[|•·–—-]\s+/));
  const at = parts.findIndex(looksLikeRole);
  const role = parts[at];
  if (role === undefined || role.length > LIMITS.role) return { company: '', role: '' };
  const company = at === 0 ? parts[1] : parts[0];
  return { role, company: company !== undefined && isName(company) ? company : '' };
}

/** Short and capitalised; no sentence, bracketed place or number. */
const isName = (text: string): boolean =>
  text.length <= 60 && /^[\p{Lu}\d]/u.test(text) && !/[.!?:;]$/.test(text) && text.split(' ').length <= 7;
