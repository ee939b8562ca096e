import type { Material } from '#coach/material.ts';
import type { Candidate, Episode, Place } from './candidate.ts';
import { splitTimes } from './episodes/new-matter.ts';
import { type Draft, draftEpisodes } from './episodes/draft.ts';
import { readWritten } from './episodes/written.ts';
import { type ReadEpisode, tellDraft } from './episodes/tell-draft.ts';
import { gapsOf } from './gaps.ts';
import { holding, kindOfSkill } from './holdings.ts';
import type { LabelledPart, MaterialLabels } from './labels/material-labels.ts';
import { linesByRules } from './labels/lines-by-rules.ts';
import { layoutOf, readLabelled } from './labels/read-labelled.ts';
import { rowsOf } from './labels/rows-of.ts';
import type { ResumeSection } from './layout/headings.ts';
import { NOWHERE } from './layout/place-of.ts';
import type { Block, Layout } from './layout/layout.ts';
import { plainMaterial } from './plain-material.ts';
import { readJob } from './read-job.ts';
import { readToldStories } from './read-told-stories.ts';
import { wordsOf } from './read-words.ts';
import { placeAsSettled, settle } from './settle.ts';
import { isAlike, type JudgedJob, placeAmong, settleJobs } from './settle-jobs.ts';

const STUDIED = /\b(?:course|studi\p{L}+|apprentice\p{L}*|full[- ]time|college|school)\b/iu;
const OVER_TIME = /(?:19|20)\d\d\b.{1,20}(?:19|20)\d\d/;
/** Fewer lines show no layout. */
const LEAST_LINES = 4;

interface ReadCandidate extends Candidate {
  jobs: readonly JudgedJob[];
  linesUnder: ReadonlyMap<Place, readonly string[]>;
  /** False: read by rules. */
  isSure: boolean;
}

/**
 * Once a session, about 50 ms for 10,000 characters; never throws.
 * @param labels without them lines are read by rules
 */
export function readCandidate(given: Material, labels?: MaterialLabels): ReadCandidate {
  const material = plainMaterial(given);
  const read = (part: LabelledPart, section: ResumeSection): Layout => {
    const rows = rowsOf(material[part]);
    const labelled = labels?.[part] ?? [];
    return labelled.length >= LEAST_LINES
      ? readLabelled(rows, labelled)
      : layoutOf(linesByRules(rows, section));
  };
  const parts: [Episode['source'], Layout][] = [
    ['work', read('work', 'told')],
    ['other', read('other', 'told')],
    ['education', read('education', 'education')],
  ];
  const headed = parts.flatMap(([source, layout]) => (source === 'education' ? [] : layout.places));
  const ofResume = parts
    .flatMap(([source, layout]) => draftEpisodes(source, layout, material.name))
    .map(tellDraft);
  const asRead = ofResume
    .flatMap(({ episode }) => episode ?? [])
    .map((episode) => ({ ...episode, place: asHeaded(headed, episode.place) }));
  const jobs = settleJobs(jobsIn(headed, asRead), material.settledJobs);
  const placed = <Told extends { place: Place }>(told: Told): Told => ({
    ...told,
    place: placeAmong(jobs, told.place),
  });
  const heldOnPage = jobs.filter(({ read, settled }) => settled || headed.includes(read!));
  const employed = heldOnPage.flatMap(({ place }) => place ?? []);
  const stories = readToldStories(material.stories, employed).flatMap(({ title, text, place }) =>
    splitTimes(readWritten(text)).map((sentences, index): Draft => ({
      source: 'story',
      title: index === 0 ? title : undefined,
      place,
      sentences,
    })),
  );
  const ofStories = stories.map(tellDraft);
  const settled = settle(asRead.map(placed), material.settled.map(placed));
  const episodes = settled
    .filter((story) => story.settled?.standing !== 'hidden')
    .map(({ episode }) => episode)
    .concat(ofStories.flatMap(({ episode }) => episode ?? []))
    .map((episode, id): Episode => ({ id, ...episode }));
  const holdings = parts
    .flatMap(([, layout]) => layout.holdings)
    .concat(
      [...ofResume, ...ofStories].flatMap(({ listed }) =>
        listed.map((text) => ({ kind: 'skill' as const, text })),
      ),
    )
    .filter(({ text }) => text.toLowerCase() !== material.name.trim().toLowerCase())
    .map(({ kind, text }) => holding(kind === 'skill' ? kindOfSkill(text) : kind, text));
  const places = [
    ...new Set([...employed.map((place) => placeAsSettled(place, settled)), ...placesOf(episodes)]),
  ];
  return {
    name: material.name.trim(),
    episodes,
    holdings,
    jobs,
    linesUnder: linesUnder(
      jobs.flatMap(({ read }) => read ?? []),
      parts.flatMap(([, { blocks }]) => blocks),
      asRead,
    ),
    isSure: labels !== undefined && labels.work.length > 0,
    places,
    gaps: gapsOf(
      places,
      holdings.flatMap(({ kind, text }) =>
        kind === 'degree' || (kind === 'certificate' && OVER_TIME.test(text) && STUDIED.test(text))
          ? text
          : [],
      ),
      parts.flatMap(([, { breaks }]) => breaks),
      new Date(),
    ),
    job: readJob(material),
    facts: material.facts,
    words: wordsOf(material, episodes, holdings),
  };
}

const jobsIn = (headed: readonly Place[], episodes: readonly ReadEpisode[]): Place[] => {
  const jobs = [...new Set([...headed.filter(isHeld), ...placesOf(episodes)])];
  return jobs.filter((job, at) => headed.includes(job) || jobs.findIndex((one) => isAlike(one, job)) === at);
};

const linesUnder = (
  jobs: readonly Place[],
  blocks: readonly Block[],
  episodes: readonly ReadEpisode[],
): Map<Place, string[]> => {
  const written = Map.groupBy(blocks, ({ place }) => place);
  const toldUnder = (job: Place) =>
    episodes.filter(({ place }) => isAlike(place, job)).flatMap(({ sentences }) => sentences);
  return new Map(jobs.map((job) => [job, (written.get(job) ?? toldUnder(job)).map(({ text }) => text)]));
};

const asHeaded = (headed: readonly Place[], told: Place): Place =>
  headed.includes(told) || told.title !== ''
    ? told
    : (headed.find(
        ({ employer, isCurrent }) =>
          employer !== '' && employer === told.employer && isCurrent === told.isCurrent,
      ) ?? told);

const isHeld = ({ employer, from }: Place): boolean => employer !== '' || from !== '';

const placesOf = (episodes: readonly ReadEpisode[]): Place[] =>
  episodes
    .filter(({ source, place }) => (source === 'work' || source === 'other') && place !== NOWHERE)
    .map(({ place }) => place);
