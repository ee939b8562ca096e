import type { Posting } from '#coach/candidate/candidate.ts';
import { verbForm } from '#coach/candidate/speech/verbs.ts';
import { isHeader } from '../say-from-documents.ts';
import { inLines } from '../tell-episode.ts';
import { capitalised, countWords, quoted } from '../wording.ts';
import { isWhole } from './guard.ts';
import { SUM } from './salary.ts';
import type { UsualRule } from './usual-rule.ts';

const MOST = 3;
/** Asked of whoever comes, or given to them: no knowledge of the company. */
const OF_THE_POST =
  /^(?:you\b|(?:ring|call|phone|e-?mail|write|apply|send|contact|ask for|come)\b|informal\b|must\b|need\b|required\b|essential\b|desirable\b|please\b|pay\b|salary\b|hours\b|full\b|part\b|permanent\b|free\b|benefits?\b|interview\b|reporting\b|the (?:successful|post|role|job|candidate)\b|as an?\b|someone\b|we(?:['’]d| would) (?:like|love)\b|we(?:['’]re| are) (?:looking|hiring|seeking|recruiting)\b|we (?:seek|want|need|sponsor|offer|pay|give|welcome|require|expect|ask)\b)|\b(?:you will|you['’]ll|you['’]d|you would|per hour|discount|study leave)\b|\b\d+ hours\b|\b\d?\d:\d\d\b|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\babout that\b|\benquir(?:y|ies)\b|\b(?:finalists?|applicants?|candidates?|(?:your|the|all|to) applications?|applications? (?:close|by)|interviews?|references)\b|^\d+\+? years\b|\bplease\b|\bfinish(?:es)? (?:at|by)\b|\bnoon\b|\bretirement plan\b|\bpaid (?:leave|days)\b|\btuition assistance\b|\bdental (?:plan|cover|insurance)\b|\bpension scheme\b|\bfree parking\b|\bwe (?:do not|don['’]t)\b|\bweekends? in\b/i;
const OF_THE_COMPANY =
  /\b(?:opened|founded|began|family[- ](?:firm|owned|run|business)|since \d{4}|serves?|sells?|sends?|makes?|look after|looks after|rated|part of|aim to|shops|sites|branches|staff)\b/i;

/** `Package: five weeks of holiday`, and not `A bit about us: opened in 2016` */
const LABELLED = /^(?!(?:[\p{L}'’]+ ){0,3}about\b|who we are\b)\p{Lu}[\p{L}'’]+(?: [\p{L}'’]+){0,3}:\s/iu;
const OF_US = /^(?:(?:[\p{L}'’]+ ){0,3}about (?:us|(?:the )?\p{Lu}\p{L}+)|who we are):\s+/iu;

export function toldOfCompany({ company, role, statements }: Posting): string[] {
  const name = company.trim().toLowerCase();
  const worth = (text: string): number =>
    (/^(?:we|our)\b/i.test(text) ? 2 : 0) +
    (name !== '' && text.toLowerCase().includes(name) ? 1 : 0) +
    (OF_THE_COMPANY.test(text) ? 1.5 : 0) +
    (/\d/.test(text) ? 0.5 : 0) +
    (/\b(?:had|has|have)\b.*\.$/.test(text) ? 0.5 : 0);
  const isHeading = (text: string): boolean =>
    (role.trim() !== '' && text.toLowerCase().includes(role.trim().toLowerCase())) ||
    (text === statements[0]?.text && !/[.!?]$/.test(text));
  return statements
    .filter(({ tokens }) => tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
    .map(({ text }) => text)
    .filter(
      (text) =>
        isWhole(text) &&
        !isHeader(text) &&
        !(name !== '' && text.toLowerCase().startsWith(`${name},`)) &&
        !LABELLED.test(text),
    )
    .filter((text) => verbForm(text) !== 'base') // "Sell and run every event" is what is to be done
    .filter(
      (text) => countWords(text) >= 6 && !/^\p{Ll}/u.test(text) && !OF_THE_POST.test(text) && !SUM.test(text),
    )
    .filter((text) => !isHeading(text) && worth(text) > 0)
    .toSorted((one, other) => worth(other) - worth(one));
}

/** What the posting says of the company, in its own words: the candidate may know more, the coach does not. */
export const knowAboutUs: UsualRule = {
  isOfOneself: true,
  isInDocuments: true,
  say: ({ candidate: { job }, budget }) => {
    const best = toldOfCompany(job).slice(0, MOST);
    const inOrder = job.statements.map(({ text }) => text).filter((text) => best.includes(text));
    const lines = [LEAD, ...inOrder.map((text) => quoted(capitalised(text.replace(OF_US, '')))), ENDS];
    while (lines.length > 3 && countWords(lines.join(' ')) > budget) lines.splice(-2, 1);
    return best.length > 0 ? { text: inLines(lines), told: [] } : undefined;
  },
};

const LEAD = 'What I have read is this.';
const ENDS = 'I would like to hear more about that.';
