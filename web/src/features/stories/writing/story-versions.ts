/** Oldest first; `shown` -1: none. */
export interface StoryVersions {
  readonly texts: readonly string[];
  readonly shown: number;
}

export const NO_VERSIONS: StoryVersions = { texts: [], shown: -1 };

const MOST_KEPT = 20;

export function addVersion(versions: StoryVersions, text: string): StoryVersions {
  if (text.trim() === '' || text === shownText(versions)) return versions;
  const texts = [...versions.texts, text].slice(-MOST_KEPT);
  return { texts, shown: texts.length - 1 };
}

/** @param by -1 undoes, 1 redoes */
export function stepVersion(versions: StoryVersions, by: -1 | 1): StoryVersions {
  const shown = versions.shown + by;
  return shown in versions.texts ? { ...versions, shown } : versions;
}

export const shownText = ({ texts, shown }: StoryVersions): string => texts[shown] ?? '';

export const writeVersions = (versions: StoryVersions): string =>
  versions.texts.length > 0 ? JSON.stringify(versions) : '';

export function readVersions(written: string): StoryVersions {
  try {
    const { texts, shown } = JSON.parse(written) as Partial<StoryVersions>;
    const isWhole = Array.isArray(texts) && texts.every((text) => typeof text === 'string');
    return isWhole && typeof shown === 'number' && shown in texts ? { texts, shown } : NO_VERSIONS;
  } catch {
    return NO_VERSIONS;
  }
}
