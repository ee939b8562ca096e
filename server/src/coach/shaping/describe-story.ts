import { readCandidate } from '#coach/candidate/read-candidate.ts';
import { toldText } from '#coach/candidate/told-text.ts';
import { NO_MATERIAL } from '#coach/material.ts';
import { evidenceOf } from '#coach/stories/evidence.ts';
import { readNotes } from './read-notes.ts';
import { stagesOf } from './stages.ts';

export interface StoryDescription {
  title: string;
  /** Names of competencies, the surest first. */
  tags: string[];
}

const MOST_TAGS = 3;
const SURE = 0.5;
const TITLE_CHARACTERS = 60;
const UNFINISHED =
  /(?:[\s,;:–-]+(?:an?|and|as|at|be|been|by|for|from|had|has|he|her|his|in|my|not|of|on|or|our|she|that|the|to|was|we|were|which|who|with|would))*[\s,;:–-]*$/i;

/** A title for a story or for notes, and the competencies that it shows. */
export function describeStory(text: string): StoryDescription {
  const { episodes } = readCandidate({ ...NO_MATERIAL, stories: [text] }); // more than one where it tells of another time
  const shown = episodes
    .flatMap((episode) => [...evidenceOf(episode)])
    .filter(([, sureness]) => sureness >= SURE)
    .toSorted(([, a], [, b]) => b - a);
  const names = shown.map(([{ id }]) => id.replaceAll('-', ' '));
  return { title: titleOf(text) || 'My story', tags: [...new Set(names)].slice(0, MOST_TAGS) };
}

function titleOf(text: string): string {
  const notes = readNotes(toldText(text));
  const scene = notes[Math.max(stagesOf(notes).indexOf('situation'), 0)];
  return shortened(scene?.text.replace(/[.!?]+$/, '') ?? '');
}

/** Its first words, up to a comma where it has one among them, and no word at the end that another must follow. */
function shortened(sentence: string): string {
  if (sentence.length <= TITLE_CHARACTERS) return sentence;
  const words = sentence.slice(0, TITLE_CHARACTERS + 1);
  const clause = /^.{15,},/.exec(words)?.[0] ?? words.slice(0, Math.max(words.lastIndexOf(' '), 1));
  return clause.replace(/\([^)]*$/, '').replace(UNFINISHED, '');
}
