import { namesOrganisation, namesTitle, sectionOf } from '#coach/layout.ts';

const NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mx)\.?\s+)*\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:de|da|del|della|di|do|dos|van|von|der|den|ten|ter|bin|al|el|la|le|of|y|e)\s+){0,3}\p{Lu}[\p{L}'’.-]*){1,4}$/u;
const LABELLED = /^(?:name|full name|имя|ονοματεπώνυμο|nombre|nom|imię i nazwisko)\s*[:\t]\s*(.+)$/iu;
const TITLED = /^(?:curriculum vitae|cv|résumé|resume|lebenslauf)\s*(?:of|von|de|[-–—:|])\s*(.+)$/iu;
const SURNAME =
  /^(?!(?:assistant|apprentice|artisan|bus|chief|delivery|deputy|executive|head|junior|lead|line|lorry|master|night|pastry|private|senior|sous|trainee|truck)\s).*\s(?:archer|baker|barber|bishop|brewer|butler|carpenter|chandler|clark|cook|cooper|dean|driver|farmer|fisher|gardener|gardner|glover|hunter|judge|major|marshall|mason|miller|painter|porter|potter|sergeant|shepherd|smith|steward|tanner|taylor|turner|weaver)$/iu;
const SUFFIX = /,\s*(?:[A-Z][\p{L}.]{1,6}(?:\s|,|$))+.*$/u;
const LOOKED_AT = 12;

export interface NamedLine {
  name: string;
  rest: string;
  at: number[];
}

export function findName(lines: readonly string[], largest = ''): NamedLine | undefined {
  const printed = nameIn(largest);
  if (printed) {
    return { name: properCase(printed.name), rest: printed.rest, at: placesOf(largest.trim(), lines) };
  }
  for (const [at, line] of lines.slice(0, LOOKED_AT).entries()) {
    const found = nameIn(line);
    if (found) return { name: properCase(found.name), rest: found.rest, at: [at] };
  }
  return undefined;
}

function placesOf(printed: string, lines: readonly string[]): number[] {
  const bare = lines.map((line) => line.trim());
  const whole = bare.indexOf(printed);
  if (whole >= 0) return [whole];
  const first = bare.findIndex((line, at) => `${line} ${bare[at + 1] ?? ''}` === printed);
  return first >= 0 ? [first, first + 1] : [];
}

function nameIn(line: string): { name: string; rest: string } | undefined {
  const bare = line.replace(/^#+\s*|\*\*|__/g, '').trim();
  const told = LABELLED.exec(bare)?.[1] ?? TITLED.exec(bare)?.[1] ?? bare;
  const [first = '', ...others] = told.split(/\s*[|•·\t]\s*|\s+[–—-]\s+|\s{3,}/u);
  const name = spacedOut(first).replace(SUFFIX, '').trim();
  const isTitle = namesTitle(name) && !SURNAME.test(name);
  const isName = NAME.test(name) && sectionOf(name) === undefined && !isTitle && !namesOrganisation(name);
  return isName ? { name, rest: others.join(' | ') } : undefined;
}

const spacedOut = (text: string): string =>
  /^(?:\p{L}\s){3,}\p{L}$/u.test(text.replace(/\s{2,}/g, ' '))
    ? text
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text;

function properCase(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}|(?<=['’-])\p{L}|(?<=\bMc)\p{L}/gu, (letter) => letter.toUpperCase());
}
