/** Labels of `sequences/`. */
const NO_QUESTION: Readonly<Record<string, string>> = {
  g: 'greeting',
  m: 'small-talk',
  s: 'statement',
  b: 'backchannel',
  l: 'logistics',
  t: 'tag',
  r: 'rhetorical',
  c: 'closing',
};
const QUESTION: Readonly<Record<string, string>> = {
  b: 'behavioural',
  s: 'situational',
  e: 'experience',
  t: 'technical',
  o: 'open',
  m: 'motivation',
  l: 'logistics-of-job',
  c: 'candidate-questions',
  f: 'follow-up',
};

/** Words of one label over rows; unlabelled words are in none. */
export interface LabelledPassage {
  asks: boolean;
  kind: string;
  /** Index of the sequence's questions; null: none, or before it. */
  followsUp: number | null;
  replaces: number | null;
  isOptional: boolean;
  /** Words before each `|`. */
  cuts: number[];
  wordings: string[];
}
export interface SequenceWord {
  text: string;
  passage: LabelledPassage | undefined;
}
export interface SpokenRow {
  /** Seconds of silence; undefined: usual. */
  pause: number | undefined;
  words: SequenceWord[];
}
export interface SpokenSequence {
  id: string;
  isPunctuated: boolean;
  rows: SpokenRow[];
  passages: LabelledPassage[];
}

const MARKS = /=([^=]*)=|([a-z])((?:<-|<\d|\^\d|\?)*)\[|([a-z])\{|[\]}|]|[^\s\]}|]+/g;

/**
 * Format in the README.
 * @throws Error for an unknown label
 */
export function readSequences(text: string): SpokenSequence[] {
  return text.split(/^@ /m).slice(1).map(readSequence);
}

function readSequence(block: string): SpokenSequence {
  const [head, ...lines] = block.trim().split('\n');
  const names = head!.split(' ');
  const passages: LabelledPassage[] = [];
  let open: LabelledPassage | undefined;
  let length = 0;
  const rows = lines.map((line): SpokenRow => {
    const { pause, said } = /^(?:(?<pause>\d+(?:\.\d+)?) )?(?<said>.*)$/.exec(line.trim())!.groups!;
    const words: SequenceWord[] = [];
    for (const [mark, wording, question, links = '', other] of said!.matchAll(MARKS)) {
      if (wording !== undefined) passages.at(-1)!.wordings.push(wording);
      else if (question ?? other) {
        open = passageOf(question ? QUESTION[question] : NO_QUESTION[other!], question !== undefined, links);
        passages.push(open);
        length = 0;
      } else if (mark === '|') open!.cuts.push(length);
      else if (mark === ']' || mark === '}') open = undefined;
      else {
        words.push({ text: mark, passage: open });
        length += 1;
      }
    }
    return { pause: pause === undefined ? undefined : Number(pause), words };
  });
  return { id: names[0]!, isPunctuated: names.at(-1) === 'P', rows, passages };
}

function passageOf(kind: string | undefined, asks: boolean, links: string): LabelledPassage {
  if (kind === undefined) throw new Error('A label that is not known');
  const index = (sign: string): number | null => {
    const digit = new RegExp(`\\${sign}(\\d)`).exec(links)?.[1];
    return digit === undefined ? null : Number(digit);
  };
  return {
    asks,
    kind: links.includes('<') ? 'follow-up' : kind,
    followsUp: index('<'),
    replaces: index('^'),
    isOptional: links.includes('?'),
    cuts: [],
    wordings: [],
  };
}
