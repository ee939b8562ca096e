export type Stage = 'situation' | 'task' | 'action' | 'result' | 'lesson';

const LABELS: Record<Stage, string> = {
  situation: 'what happened|situation|scene|background|context|challenge|problem',
  task: 'task|goal',
  action: 'what i did|actions?|solution|fix',
  result: 'results?|outcome|impact',
  lesson: 'what i learn(?:ed|t)|lessons?(?: learn(?:ed|t))?',
};
export const STAGES = Object.keys(LABELS) as Stage[];
/** `(?i:…)` makes Node 24 stop after many other expressions. */
const inAnyCase = (words: string): string =>
  words.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

export const ANY_LABEL = inAnyCase(Object.values(LABELS).join('|'));

/** Capitals only: `S: …`, `R – …`. */
const BY_LETTER: Partial<Record<string, Stage>> = {
  S: 'situation',
  T: 'task',
  A: 'action',
  R: 'result',
  L: 'lesson',
};

export const stageNamed = (label: string): Stage =>
  BY_LETTER[label] ?? STAGES.find((stage) => new RegExp(`^(?:${LABELS[stage]})$`, 'i').test(label))!;

const LETTERS = Object.keys(BY_LETTER).join('');
const LABELLED = new RegExp(
  String.raw`^(?:(${ANY_LABEL})\s*[:–]|([${LETTERS}])(?:\s+[–-]|\s?:))\s+(?=\S)`,
  'u',
);
/** Capitals mark a label in mid-line: not "There was one problem: …". */
const NEXT_LABEL = new RegExp(
  String.raw`(?<=\S)\s+(?=(?=\p{Lu})(?:${ANY_LABEL})(?::\s+\S|\s*–\s+\p{Lu}))`,
  'gu',
);

export function atLabels(text: string): { stage: Stage | undefined; text: string }[] {
  return text.split(NEXT_LABEL).map((part) => {
    const [label, word, letter] = LABELLED.exec(part) ?? [];
    return label === undefined
      ? { stage: undefined, text: part }
      : { stage: stageNamed((word ?? letter)!), text: part.slice(label.length) };
  });
}
