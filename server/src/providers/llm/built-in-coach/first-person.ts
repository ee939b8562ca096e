const IRREGULAR_PAST = new Set(
  `led built ran wrote made grew drove won cut taught set took brought oversaw began held kept met sold spoke chose found
  gave went came became rebuilt rewrote sped shrank put left stood fought dealt drew fed hit read sent spent was had did`.split(
    /\s+/,
  ),
);

/** Descriptions that look like verbs where a statement begins. */
const NO_VERBS = new Set(
  `experienced certified skilled dedicated motivated based qualified advanced distributed related detailed united limited
  licensed accomplished seasoned embedded talented focused red med fred ted need seed speed feed`.split(
    /\s+/,
  ),
);

/** A résumé's "Led a team of four." as it is spoken: "I led a team of four." Other statements stay as they are. */
export function inFirstPerson(statement: string): string {
  const [first = ''] = statement.split(/[\s,]/, 1);
  const verb = first.toLowerCase();
  const isVerb = IRREGULAR_PAST.has(verb) || (/^\p{L}{2,}ed$/u.test(verb) && !NO_VERBS.has(verb));
  const spoken = isVerb ? `I ${verb}${statement.slice(first.length)}` : statement;
  return /[.!?…]$/.test(spoken) ? spoken : `${spoken}.`;
}
