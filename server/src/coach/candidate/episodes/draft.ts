import type { Episode, Place } from '../candidate.ts';
import { atLabels, STAGES } from '../beats/stage-label.ts';
import { NOWHERE } from '../layout/place-of.ts';
import { readProsePlace } from '../layout/prose-place.ts';
import type { Block, Layout } from '../layout/layout.ts';
import { chain } from './chain.ts';
import { saysHabit } from './new-matter.ts';
import { readWritten, type Written } from './written.ts';

export interface Draft {
  title?: string | undefined;
  source: Episode['source'];
  place: Place;
  heading?: string | undefined;
  sentences: Written[];
}

/** Present, or after the job's end: "I am used to ventilators". */
function isAfter({ to, isCurrent }: Place, sentence: Written): boolean {
  const end = Number(/\b(?:19|20)\d\d\b/.exec(to)?.[0]);
  if (isCurrent || !end) return false;
  const years = sentence.text.match(/\b(?:19|20)\d\d\b/g)?.map(Number) ?? [];
  return years.length > 0 ? years.every((year) => year > end) : saysHabit(sentence);
}

/** In text by others: "Maria led the night team at Rye & Co." */
function speakerIn(blocks: readonly Block[], name: string): (sentence: string) => string {
  if (blocks.some(({ text }) => /\b(?:I|[Mm]y)\b/.test(text))) return (sentence) => sentence;
  const calls = [name, name.split(' ', 1)[0]!, 'She', 'He'].filter((call) => call.length > 1);
  return (sentence) => {
    const call = calls.find((one) => sentence.startsWith(`${one} `));
    return call === undefined ? sentence : `I${sentence.slice(call.length)}`;
  };
}

const stagesOf = ({ text }: Written): number[] =>
  atLabels(text).flatMap(({ stage }) => (stage ? STAGES.indexOf(stage) : []));

function goesOnInForm({ sentences }: Draft, next: Written | undefined): boolean {
  const [stage = 0] = next ? stagesOf(next) : [];
  const before = sentences.flatMap(stagesOf);
  return before.includes(0) && stage > 0 && stage >= Math.max(...before);
}

const isInCapitals = ({ text, isBullet }: Block): boolean =>
  !isBullet && /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text);

/** Headers in capitals go, unless all is in capitals. */
const withoutHeaders = (blocks: readonly Block[]): readonly Block[] =>
  blocks.every(isInCapitals) ? blocks : blocks.filter((block) => !isInCapitals(block));

/** Bullets are episodes as they stand; neighbouring prose of one place is chained. */
export function draftEpisodes(source: Episode['source'], layout: Layout, name = ''): Draft[] {
  const blocks = withoutHeaders(layout.blocks);
  const asSpoken = speakerIn(blocks, name.trim());
  const drafts: Draft[] = [];
  let prose: Block[] = [];
  let [under, named] = [NOWHERE, NOWHERE];
  const placeIn = ({ place }: Block, sentence: Written): Place => {
    if (place.employer !== '') return place;
    const told = readProsePlace(asSpoken(sentence.text));
    named = told ? { ...told, source: [sentence.text] } : place === under ? named : place;
    under = place;
    return isAfter(named, sentence) ? NOWHERE : named;
  };
  const add = (place: Place, { heading }: Block, sentences: Written[]): void => {
    const before = drafts.at(-1);
    if (before?.place === place && goesOnInForm(before, sentences[0])) before.sentences.push(...sentences);
    else drafts.push({ source, place, heading, sentences });
  };
  const flush = (): void => {
    const lines = prose.map((block, at) => ({
      block,
      isAfterGap: block.isAfterGap,
      isBelowHeading: block.heading !== prose[at - 1]?.heading,
      sentences: readWritten(block.text),
    }));
    const blockOf = new Map(lines.flatMap(({ block, sentences }) => sentences.map((one) => [one, block])));
    for (const sentences of chain(lines))
      add(placeIn(prose[0]!, sentences[0]!), blockOf.get(sentences[0]!)!, sentences);
    prose = [];
  };
  for (const block of blocks) {
    if (block.isBullet || block.place !== prose[0]?.place) flush();
    if (!block.isBullet) {
      prose.push(block);
      continue;
    }
    const sentences = readWritten(block.text);
    if (sentences[0] === undefined) continue;
    add(placeIn(block, sentences[0]), block, sentences);
  }
  flush();
  return drafts;
}
