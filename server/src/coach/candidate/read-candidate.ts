import { readSentences, readTokens } from '#coach/language/read-text.ts';
import type { Material } from '#coach/material.ts';
import type { Candidate, Episode, Place, Said } from './candidate.ts';
import { chain, type Written } from './episodes/chain.ts';
import { namesIn } from './episodes/names.ts';
import { numbersIn } from './episodes/numbers.ts';
import { partOf } from './episodes/part-of.ts';
import { holding } from './holdings.ts';
import { type Block, type Layout, NOWHERE, readLayout } from './layout/read-layout.ts';
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
    ...parts.flatMap(([source, layout, text]) => draftsOf(source, layout, isThirdPerson(text, material.name))),
    ...readStories(material.stories, places).map((story) => ({ ...story, source: 'story' as const, isThird: isThirdPerson(story.text, material.name) })).map(({ text, ...story }) => ({ ...story, sentences: written(text) })),
  ];
  const episodes = told.flatMap((draft) => episodeOf(draft, material.name)).map((episode, id) => ({ ...episode, id }));
  const holdings = parts.flatMap(([, layout]) => layout.holdings.map(({ kind, text }) => holding(kind, text)));
  return { name: material.name.trim(), episodes, holdings, places, job: readJob(material), words: wordsOf(material, episodes, holdings) };
}

interface Draft {
  source: Source;
  place: Place;
  isThird: boolean;
  sentences: Written[];
}

const written = (text: string): Written[] => readSentences(text).filter(({ tokens }) => tokens.length > 0);

/** Bullets are episodes as they stand; neighbouring prose of one place is chained. */
function draftsOf(source: Source, { blocks }: Layout, isThird: boolean): Draft[] {
  const drafts: Draft[] = [];
  let prose: Block[] = [];
  const flush = (): void => {
    const sentences = prose.flatMap(({ text }) => written(text));
    for (const group of chain(sentences)) drafts.push({ source, place: prose[0]?.place ?? NOWHERE, isThird, sentences: group });
    prose = [];
  };
  for (const block of blocks) {
    if (prose.length > 0 && (block.isBullet || block.place !== prose[0]?.place)) flush();
    if (block.isBullet) drafts.push({ source, place: block.place, isThird, sentences: written(block.text) });
    else prose.push(block);
  }
  flush();
  return drafts;
}

function episodeOf({ source, place, isThird, sentences }: Draft, name: string): Omit<Episode, 'id'>[] {
  const isCurrent = place.from === '' ? undefined : place.isCurrent;
  const texts = sentences.flatMap(({ text }) => say(isThird ? turnToFirstPerson(text, name) : text, { isCurrent }));
  const said = texts.map((text, index): Said => ({ text, tokens: readTokens(text), part: partOf(text, index === 0 && texts.length > 2) }));
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
