import type { ReadStory, SettledStory, StoryPlace } from '@pythia/contracts/settled-stories.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { titleFrom } from '@pythia/contracts/story-title.ts';

type Stories = readonly ReadStory[];

export const settledStories = (stories: Stories): SettledStory[] =>
  stories
    .filter((story) => story.is_settled)
    .map(({ title, place, sentences, read, standing }) => ({
      title,
      place,
      text: sentences.join(' '),
      read,
      standing,
    }));

export const change =
  (story: ReadStory, changes: Partial<ReadStory>) =>
  (stories: Stories): ReadStory[] =>
    stories.map((one) => (one === story ? { ...one, ...changes, is_settled: true } : one));

export const removeStory =
  (story: ReadStory) =>
  (stories: Stories): ReadStory[] =>
    stories.filter((one) => one !== story);

/** @param at index of the second half's first sentence */
export const split =
  (story: ReadStory, at: number) =>
  (stories: Stories): ReadStory[] => {
    const { sentences, read } = story;
    // reworded sentences cannot be divided: each half stands for all
    const isAsRead = sentences.length === read.length;
    const half = (from: number, to?: number): ReadStory => ({
      ...story,
      is_settled: true,
      sentences: sentences.slice(from, to),
      read: isAsRead ? read.slice(from, to) : read,
    });
    const second = half(at);
    return stories.flatMap((one) =>
      one === story ? [half(0, at), { ...second, title: titleFrom(second.sentences[0]!) }] : one,
    );
  };

/** Words in six seconds; a sentence of fewer tells what, but not how. */
const ONE_BEAT = 18;

export const isOneBeat = ({ sentences: [first = '', ...more] }: ReadStory): boolean =>
  more.length === 0 && !/[.;!?]\s/.test(first) && first.split(/\s+/).length <= ONE_BEAT;

export const goOn = ({ sentences }: ReadStory, more: string): string[] => {
  const last = sentences.at(-1) ?? '';
  return [...sentences.slice(0, -1), /[.!?]$/.test(last) ? last : `${last}.`, more];
};

export const join =
  (first: ReadStory, second: ReadStory) =>
  (stories: Stories): ReadStory[] => {
    const joined: Partial<ReadStory> = {
      sentences: [...first.sentences, ...second.sentences],
      read: [...new Set([...first.read, ...second.read])],
      tags: [...new Set([...first.tags, ...second.tags])],
    };
    return removeStory(second)(change(first, joined)(stories));
  };

export const isSamePlace = (one: StoryPlace, other: StoryPlace): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const canJoin = (first: ReadStory, second: ReadStory | undefined): second is ReadStory =>
  second !== undefined &&
  isSamePlace(first.place, second.place) &&
  [...first.sentences, ...second.sentences].join(' ').length <= LIMITS.story;
