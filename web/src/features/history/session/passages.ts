import type { SpokenChannel } from '@pythia/contracts/interviews.ts';
import { NOTHING_OPEN, splitSentences } from '@pythia/contracts/split-sentences.ts';
import { isGap, isItem, type Transcript, type TranscriptItem, utteranceOf } from '#transcript/transcript.ts';

type SaidSentence = Pick<TranscriptItem, 'key' | 'text' | 'heard'>;

/** Sentences said in one go: the least that can be deleted as a whole. */
export interface TranscriptPassage {
  events: readonly string[];
  at: number;
  channel: SpokenChannel;
  sentences: readonly SaidSentence[];
}

/** Ends with the last words, though no full stop follows. */
export function heardPassages({ heard, pages, open }: Transcript): TranscriptPassage[] {
  const endedIn = Map.groupBy(pages.flat().filter(isItem), ({ key }) => utteranceOf(key));
  const passages: (TranscriptPassage & { events: string[]; sentences: SaidSentence[] })[] = [];
  let last: (typeof passages)[number] | undefined;
  let unfinished = NOTHING_OPEN;
  for (const said of heard.flat()) {
    if (isGap(said)) continue;
    const { id, at, text, channel = 'interviewer' } = said;
    const sentences = endedIn.get(id) ?? [];
    if (channel === 'candidate') {
      passages.push({ events: [id], at, channel, sentences });
      continue;
    }
    if (!last || !unfinished.hasWords) passages.push((last = { events: [], at, channel, sentences: [] }));
    last.events.push(id);
    last.sentences.push(...sentences);
    unfinished = splitSentences(unfinished, ` ${text}`).open;
  }
  if (unfinished.hasWords)
    last?.sentences.push({ key: `${last.events.at(-1)}/open`, text: open.text.trim() });
  return passages;
}
