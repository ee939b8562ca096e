/** A résumé with a person's reading. */
export interface MarkedResume {
  name: string;
  /** Pasted or read from a file. */
  text: string;
  told: 'prose' | 'bullets';
  places: ExpectedPlace[];
  stories: ExpectedStory[];
  /** Look-alikes: cities, products, certificates. */
  noEmployers: string[];
  /** Count neither way. */
  schools: string[];
  skills: string[];
  /** May not be denied. */
  silentAbout: string[];
}

export interface ExpectedPlace {
  /** Empty: not employed. */
  employer: string;
  title: string;
  from: string;
  to: string;
}

export interface ExpectedStory {
  place: ExpectedPlace;
  sentences: string[];
}

const RULE = /^====\n/m;
/** `⟦2 …⟧` is a story of place 2; `⟦+ …⟧` continues an interrupted one. */
const MARK = /⟦(\d+|\+)\s?([^⟧]*)⟧/g;
const BULLET = /^[ \t]*(?:[•●▪*–-]|o(?= ))\s+/gm;

/** A file of `stories/`: expectations, a rule, the marked résumé. Places: `employer | title | from | to`. */
export function readMarked(name: string, file: string): MarkedResume {
  const [head = '', body = ''] = file.split(RULE);
  const linesOf = (label: string): string[] =>
    head
      .split('\n')
      .filter((line) => line.startsWith(`${label}:`))
      .map((line) => line.slice(label.length + 1).trim());
  const listOf = (label: string): string[] =>
    linesOf(label)
      .flatMap((line) => line.split(','))
      .map((entry) => entry.trim())
      .filter(Boolean);
  const places = linesOf('place').map((line): ExpectedPlace => {
    const [employer = '', title = '', from = '', to = ''] = line.split('|').map((part) => part.trim());
    return { employer, title, from, to };
  });
  return {
    name,
    text: body.replace(MARK, '$2').trim(),
    told: linesOf('told')[0] === 'bullets' ? 'bullets' : 'prose',
    places,
    stories: storiesIn(body, places),
    noEmployers: listOf('no employers'),
    schools: listOf('schools'),
    skills: listOf('skills'),
    silentAbout: listOf('silent about'),
  };
}

function storiesIn(body: string, places: readonly ExpectedPlace[]): ExpectedStory[] {
  const stories: { place: ExpectedPlace; text: string }[] = [];
  for (const [whole, number = '', text = ''] of body.matchAll(MARK)) {
    const before = stories.at(-1);
    const place = number === '+' ? before?.place : places[Number(number) - 1];
    if (place === undefined) throw new Error(`No place for ${whole}`);
    if (number === '+' && before !== undefined) before.text += `\n${text}`;
    else stories.push({ place, text });
  }
  return stories.map(({ place, text }) => ({ place, sentences: sentencesOf(text) }));
}

/** Bullets are sentences; page lines are not. */
const sentencesOf = (text: string): string[] =>
  text
    .split(BULLET)
    .flatMap((item) => item.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
