export interface SpokenText {
  text: string;
  /** When its last word ended, in epoch milliseconds. */
  until: number;
  slackMs: number;
}

export const UNMEASURED_SLACK_MS = 4_000;

export interface SpokenWord {
  /** Letters and digits alone, in lower case. */
  letters: string;
  from: number;
  to: number;
  /** When it was said, about. */
  at: number;
  slackMs: number;
  isMeasured: boolean;
  behind: number;
}

/** Letters compared: endless ones would take seconds. */
const LONGEST_WORD = 40;
/** 180 words a minute. */
const WORD_MS = 330;
/** Some speak half as fast again. */
const UNEVEN_MS = 90;
const MOST_UNEVEN_MS = 2_500;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

export function spokenWords({ text, until, slackMs }: SpokenText): SpokenWord[] {
  const said = [...words.segment(text)].filter(({ isWordLike }) => isWordLike);
  return said.map(({ segment, index }, place) => {
    const behind = said.length - 1 - place;
    return {
      letters: segment
        .slice(0, LONGEST_WORD)
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, ''),
      from: index,
      to: index + segment.length,
      at: until - behind * WORD_MS,
      slackMs: slackMs + Math.min(MOST_UNEVEN_MS, behind * UNEVEN_MS),
      isMeasured: slackMs < UNMEASURED_SLACK_MS,
      behind,
    };
  });
}
