import type { Candidate, Holding } from '#coach/candidate/candidate.ts';
import { entriesOf as listed } from '#coach/candidate/holdings.ts';
import { isProduct } from '#coach/knowledge/nearest-tool.ts';
import { isKnownWord, type Token } from '#coach/language/read-text.ts';
import { isEverydayName } from '#coach/question/find-names.ts';
import type { Question } from '#coach/question/question.ts';
import words from './words.json' with { type: 'json' };

type Sought = NonNullable<Question['sought']>;

const KINDS: Partial<Record<Sought, Holding['kind']>> = {
  certificate: 'certificate',
  language: 'language',
  tool: 'skill',
  degree: 'degree',
};

const LANGUAGES =
  'english|french|german|spanish|polish|italian|portuguese|dutch|arabic|mandarin|chinese|japanese|norwegian|danish|finnish|welsh|russian|hindi|urdu|turkish|greek|swedish|romanian|ukrainian|punjabi|bengali';
const NAMES_LANGUAGE = new RegExp(`\\b(?:${LANGUAGES})\\b`, 'i');
export const namesLanguage = (text: string): boolean => NAMES_LANGUAGE.test(text);

const READS: Partial<Record<Sought, RegExp>> = {
  language: new RegExp(`\\b(?:${LANGUAGES}|at home|at school|mother tongue|fluent|native|bilingual)\\b`, 'i'),
  certificate:
    /\b(?:licen[cs]es?|certif\w+|qualified|accredit\w+|registered|chartered|member|level \d|award|card|first aid|life support|trained in|training scheme|practitioner|prince2|cpc|n?vq|rvn|acca|aat|cipd|iosh|nebosh|adr)\b/i,
  degree:
    /\b(?:b\.?a|m\.?a|[bm]\.?(?:sc|eng|tech|com)|m\.?chem|b\.?e|m\.?b\.?a|ph\.?d|matric|hnd|hnc|degree|bachelor|master|diploma|a levels?|university|college|dissertation|thesis)\b/i,
};

/** Personal facts among skills: "notice period", "citizen". */
const FACTS =
  /\b(?:notice|looking for|free from|available|citizen|passport|references|currently on|would move|based in|lives? in|security cleared|right to work)\b|[€£$]/i;
const MACHINES =
  /\b(?:software|systems?|programs?|machines?|mixers?|ovens?|trucks?|lifts?|lathes?|presses|press|cranes?|excavators?|printers?|scanners?|tills?|kit|tools?)\b/i;
const LONGEST_NAME = 5;

/** "Started 2024", "two modules left" */
const UNFINISHED =
  /\b(?:started|begun|stopped|paused|deferred|unfinished|incomplete|pending|in progress|ongoing|(?:modules?|units?|credits?|exams?|papers?|semesters?|parts?) (?:left|to go)|(?<!not )(?:lapsed|expired)|working towards|do(?:es)? without|no longer|not (?:yet )?(?:finished|completed|passed|done|taken)|(?:one|two|three|four|\d+) (?:out )?of (?:two|three|four|five|six|\d+) (?:years?|modules?|semesters?|courses?|units?|papers?))\b/i;
export const isIncomplete = ({ text }: Pick<Holding, 'text'>): boolean => UNFINISHED.test(text);
const BETWEEN = new RegExp(
  String.raw`(?<=[\p{L}\d)]{2}[.;])(?<!\b[Cc]at\.)\s+(?=\S)(?!(?:[^.;( ]{1,20} ){0,1}${UNFINISHED.source}[^.;]*(?:[.;]|$))`,
  'iu',
);

/** `Excel with pivot tables; class 1 lorry licence.` */
function entriesOf({ holdings }: Candidate): Holding[] {
  return holdings.filter(isEntry).flatMap((holding) => {
    const parts = holding.text
      .split(BETWEEN)
      .flatMap((part) => (holding.kind === 'skill' ? listed(part) : [part]));
    return parts.length < 2
      ? [holding]
      : parts.map((text) => ({
          ...holding,
          text: text.replace(/^\p{Lu}\p{Ll}+: /u, '').replace(/[.;]+$/, ''),
          tokens: holding.tokens.filter((token) => text.includes(token.text)),
        }));
  });
}

/** Whole sentences may be among them: `A speaker came drunk`. */
const isEntry = ({ text, tokens }: Holding): boolean =>
  tokens.length <= LONGEST_NAME ||
  !tokens.some(({ pos }) => /^(?:VERB|PRON)$/.test(pos)) ||
  Object.values(READS).some((reads) => reads.test(text));

export function entriesSought(candidate: Candidate, sought: Question['sought']): Holding[] {
  const entries = entriesOf(candidate);
  if (sought === 'tool') return entries.filter((entry) => isTool(entry, candidate));
  const reads = sought && READS[sought];
  if (!sought || !reads) return [];
  const ofKind = entries.filter(({ kind, text }) => kind === KINDS[sought] && reads.test(text));
  if (ofKind.length > 0 && sought !== 'certificate') return ofKind;
  return entries
    .filter(({ text, kind }) => reads.test(text) && (kind === KINDS[sought] || !isOfAnother(text, sought)))
    .map((entry) => ({ ...entry, kind: KINDS[sought] ?? entry.kind }));
}

const isOfAnother = (text: string, sought: Sought): boolean =>
  sought === 'certificate' && /\b(?:university|college|school|a levels?)\b/i.test(text);

function isTool({ kind, text, tokens }: Holding, { places }: Candidate): boolean {
  if (kind !== 'skill' || tokens.length > LONGEST_NAME || FACTS.test(text)) return false;
  if (Object.values(READS).some((reads) => reads.test(text))) return false;
  if (places.some(({ employer }) => employer !== '' && employer.startsWith(text))) return false;
  return isProduct(text) || MACHINES.test(text) || isSpeltAsName(tokens);
}

/** `Kubernetes`, `Paragon Route Planner`, `R for statistics`; not `Dementia care`. */
function isSpeltAsName([first, ...rest]: Holding['tokens']): boolean {
  if (first === undefined || first.isStop || !/^\p{Lu}/u.test(first.text)) return false;
  if (isNoWord(first) || isEverydayName(first.lemma)) return true;
  const others = rest.filter(({ isStop }) => !isStop);
  return others.length > 0 && others.every(isCapitalised) && !PRACTICES.test(others.at(-1)!.text);
}

const isCapitalised = ({ text }: Token): boolean => /^\p{Lu}|\d/u.test(text);
const isNoWord = ({ text }: Token): boolean =>
  /^\p{Lu}$|.\p{Lu}\p{Ll}|\d/u.test(text) || !isKnownWord(text.toLowerCase());
const PRACTICES =
  /(?:ment|ing|ship|care|service|sales|control|support|analysis|tion|relations|skills|law|work)$/i;

export function entriesNamed(candidate: Candidate, { names, focus, sought }: Question): Holding[] {
  return entriesOf(candidate).filter(({ tokens }) => {
    const lemmas = new Set(tokens.flatMap(({ lemma, text }) => [spelt(lemma), spelt(text.toLowerCase())]));
    if (names.length > 0)
      return names.some((name) =>
        name
          .toLowerCase()
          .split(/\s+/)
          .every((word) => lemmas.has(spelt(word))),
      );
    return focus.some(
      ({ lemma, isStop }) =>
        !isStop &&
        lemma !== sought &&
        !isGeneral(lemma) &&
        [...lemmas].some((own) => isAkin(own, spelt(lemma))),
    );
  });
}

const STEM = 5;

/** "planning" and "planner" share a stem. */
const isAkin = (one: string, other: string): boolean =>
  one === other || (one.length > STEM && other.length > STEM && one.slice(0, STEM) === other.slice(0, STEM));

const spelt = (word: string): string => word.replace(/^license/, 'licence');

export const isGeneral = (lemma: string): boolean => GENERAL.has(spelt(lemma));

const GENERAL = new Set(words.ofEntries.split(' '));
