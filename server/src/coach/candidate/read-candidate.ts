import { readSentences, readTokens } from '#coach/language/read-text.ts';
import type { Material } from '#coach/material.ts';
import type { Candidate, Episode, Place, Said } from './candidate.ts';
import { chain, type Written } from './episodes/chain.ts';
import { namesIn } from './episodes/names.ts';
import { numbersIn } from './episodes/numbers.ts';
import { partOf } from './episodes/part-of.ts';
import { holding } from './holdings.ts';
import { type Block, type Layout, NOWHERE, readLayout } from './layout/read-layout.ts';
import { readProsePlace } from './layout/prose-place.ts';
import { readJob } from './read-job.ts';
import { readStories } from './read-stories.ts';
import { wordsOf } from './read-words.ts';
import { say } from './speech/say.ts';
import { isThirdPerson, turnToFirstPerson } from './speech/third-person.ts';

type Source = Episode['source'];

/** Reads all that a candidate gave, once for a session: at most 50 ms for ten thousand characters. Never throws. */
export function readCandidate(material: Material): Candidate {
  const parts: [Source, Layout, string][] = [
    ['work', readLayout(material.work, 'told'), material.work],
    ['other', readLayout(material.other, 'told'), material.other],
    ['education', readLayout(material.education, 'education'), material.education],
  ];
  const places = parts.flatMap(([source, layout]) => (source === 'education' ? [] : layout.places));
  const told: Draft[] = [
    ...parts.flatMap(([source, layout, text]) =>
      draftsOf(source, layout, asFirstPerson(text, material.name)),
    ),
    ...readStories(material.stories, places).map(({ text, place }) => ({
      source: 'story' as const,
      place,
      sentences: written(asFirstPerson(text, material.name)(text)),
    })),
  ];
  const episodes = told.flatMap(episodeOf).map((episode, id) => ({ ...episode, id }));
  const holdings = parts.flatMap(([, layout]) =>
    layout.holdings.map(({ kind, text }) => holding(kind, text)),
  );
  return {
    name: material.name.trim(),
    episodes,
    holdings,
    places,
    job: readJob(material),
    words: wordsOf(material, episodes, holdings),
  };
}

interface Draft {
  source: Source;
  place: Place;
  sentences: Written[];
}

const written = (text: string): Written[] => readSentences(text).filter(({ tokens }) => tokens.length > 0);

/** How sentences of a text become the candidate's own, where somebody else seems to have written it. */
const asFirstPerson = (text: string, name: string): ((sentence: string) => string) =>
  isThirdPerson(text, name) ? (sentence) => turnToFirstPerson(sentence, name) : (sentence) => sentence;

/** Bullets are episodes as they stand; neighbouring prose of one place is chained. */
function draftsOf(source: Source, { blocks }: Layout, mine: (text: string) => string): Draft[] {
  const drafts: Draft[] = [];
  let prose: Block[] = [];
  const flush = (): void => {
    let place = prose[0]?.place ?? NOWHERE;
    for (const sentences of chain(prose.map(({ text }) => written(mine(text))))) {
      if (prose[0]?.place === NOWHERE) place = readProsePlace(sentences[0]!.text) ?? place;
      drafts.push({ source, place, sentences });
    }
    prose = [];
  };
  for (const block of blocks) {
    if (prose.length > 0 && (block.isBullet || block.place !== prose[0]?.place)) flush();
    if (block.isBullet) drafts.push({ source, place: block.place, sentences: written(mine(block.text)) });
    else prose.push(block);
  }
  flush();
  return drafts;
}

function episodeOf({ source, place, sentences }: Draft): Omit<Episode, 'id'>[] {
  const isCurrent = place.from === '' ? undefined : place.isCurrent;
  const texts = sentences.flatMap(({ text }) => say(text, isCurrent));
  const said = texts.map((text, index): Said => ({
    text,
    tokens: readTokens(text),
    part: partOf(text, index === 0 && texts.length > 2),
  }));
  if (said.length === 0) return [];
  const unique = (found: string[]): string[] => [...new Set(found)];
  return [
    {
      source,
      place,
      sentences: said,
      numbers: unique(said.flatMap(({ text }) => numbersIn(text))),
      names: unique(said.flatMap(({ text, tokens }) => namesIn(text, tokens))),
    },
  ];
}
