import type { Listed } from '../layout/layout.ts';

export interface CutLine {
  told: string;
  tail: Listed | undefined;
}

/** "… for two plants. Tools: SAP, Excel." */
const WITH =
  /^(?:tools?|stack|tech(?:nology|nologies|nical)?(?: stack| used)?|environment|methods?|skills(?: used)?|software|built with|keywords):\s/i;
/** "… without a shift unfilled. Employee of the Year 2021." */
const HONOUR =
  /^(?:(?:was )?(?:won|awarded|received|winner of|named|voted|shortlisted for|runner-up)\b.*)?\b(?:awards?|prize|medal|(?:employee|apprentice|nurse|teacher|driver|trainee|team|\p{L}+) of the (?:year|month|quarter))\b/iu;
const MOST_OF_AN_HONOUR = 14;

export function cutTail(text: string): CutLine {
  const at = /[.;!]\s+(?=[^.;!]+[.;!]?$)/.exec(text);
  if (!at) return { told: text, tail: undefined };
  const told = text.slice(0, at.index + 1).replace(/;$/, '');
  const last = text.slice(at.index + at[0].length).replace(/[.;!]$/, '');
  const label = WITH.exec(last)?.[0];
  if (label !== undefined) return { told, tail: { kind: 'skill', text: last.slice(label.length) } };
  const isHonour = last.split(/\s+/).length <= MOST_OF_AN_HONOUR && HONOUR.test(last);
  return isHonour ? { told, tail: { kind: 'award', text: last } } : { told: text, tail: undefined };
}
