/** What was written of one story, the oldest first, and which of it is shown; -1 while there is nothing. */
export interface StoryVersions {
  readonly texts: readonly string[];
  readonly shown: number;
}

export const NO_VERSIONS: StoryVersions = { texts: [], shown: -1 };

const MOST_KEPT = 20;

/** Shows a text as the newest version, and keeps the ones before it; the one shown is not added again. */
export function addVersion(versions: StoryVersions, text: string): StoryVersions {
  if (text.trim() === '' || text === shownText(versions)) return versions;
  const texts = [...versions.texts, text].slice(-MOST_KEPT);
  return { texts, shown: texts.length - 1 };
}

/** @param by -1 undoes, 1 does again; beyond the ends nothing changes */
export function stepVersion(versions: StoryVersions, by: -1 | 1): StoryVersions {
  const shown = versions.shown + by;
  return shown in versions.texts ? { ...versions, shown } : versions;
}

export const shownText = ({ texts, shown }: StoryVersions): string => texts[shown] ?? '';

export const writeVersions = (versions: StoryVersions): string =>
  versions.texts.length > 0 ? JSON.stringify(versions) : '';

/** What {@link writeVersions} has written; whatever else stands there is no version. */
export function readVersions(written: string): StoryVersions {
  try {
    const { texts, shown } = JSON.parse(written) as Partial<StoryVersions>;
    const isWhole = Array.isArray(texts) && texts.every((text) => typeof text === 'string');
    return isWhole && typeof shown === 'number' && shown in texts ? { texts, shown } : NO_VERSIONS;
  } catch {
    return NO_VERSIONS;
  }
}
