import type { Stage } from '#coach/shaping/read-notes.ts';
import { stagesOf } from '#coach/shaping/stages.ts';
import type { Telling } from '../asking.ts';
import { leans, startsLeaning } from '../leans.ts';

/** As an answer names them, each before its paragraph. */
export const BEATS = ['Situation', 'Task', 'Action', 'Result'] as const;
const STAGES: readonly Stage[] = ['situation', 'task', 'action', 'result'];

/** How things were, wherever it is told: "A town had had no road for a week", "My team is three people". */
const BACKGROUND =
  /\bhad (?:\p{L}+ )?(?:had|been|\p{L}+(?:ed|en|wn))\b|^(?:My|Our|The|An?) [^,]*?\b(?:is|are)\b/iu;
/** What one did that had to be put right or carried on: where a story begins with it, it sets the scene. */
const BEGAN =
  /^(?:I|We) (?:once |wrongly )?(?:argued|began|bought|caught|charged|disagreed|forgot|inherited|joined|lost|over\p{L}+|promised|released|sent|started|took over|trusted|under\p{L}+)\b/u;
const OWN_ACT = /^(?:I|We)\b/;
const ENDS = /^(?:Now|Since|Today|By the end|In the end|From then on)\b/;

/**
 * A story under the names of its beats, each sentence as it is told otherwise: `**Situation.** …`. What the story lacks
 * is left out. Undefined where it has one beat only, of which a name says nothing.
 * @returns paragraphs
 */
export function inBeats({ lead, sentences }: Telling): string[] | undefined {
  const stages = inPlace(sentences, inContext(sentences));
  const beats = BEATS.flatMap((name, beat) => {
    const told = sentences.filter((_one, at) => stages[at] === STAGES[beat]).map(({ text }) => text);
    return told.length > 0 ? [`**${name}.** ${told.join(' ')}`] : [];
  });
  return beats.length > 1 ? [lead, ...beats].filter((one) => one !== '') : undefined;
}

/** What each sentence is, by what stands around it: the same words may set a scene and tell how it ended. */
function inContext(sentences: Telling['sentences']): Stage[] {
  const alone = stagesOf(sentences.map(({ said: { text } }) => ({ text, labelled: undefined })));
  const stages = alone.map((stage, at): Stage => {
    const { text, part } = sentences[at]!.said;
    if (stage === 'lesson') return 'result';
    if (at === 0) return stage === 'action' && sentences.length > 1 && BEGAN.test(text) ? 'situation' : stage;
    return stage === 'situation' && part === 'action' ? 'action' : stage;
  });
  if (!stages.includes('action')) {
    const told = stages.findIndex(
      (stage, at) => stage === 'result' && OWN_ACT.test(sentences[at]!.said.text),
    );
    if (told >= 0) stages[told] = 'action';
  }
  const lastDeed = stages.lastIndexOf('action');
  return stages.map((stage, at) => {
    const { text } = sentences[at]!.said;
    if (stage === 'result' && at < lastDeed) return 'action';
    if (stage === 'action' || stage === 'task' || at === 0) return stage;
    if (BACKGROUND.test(text) && !leans(text)) return 'situation';
    return ENDS.test(text) || (lastDeed >= 0 && at > lastDeed) ? 'result' : stage;
  });
}

/** A sentence that leans on the one before stays behind it, whatever it is. */
function inPlace(sentences: Telling['sentences'], stages: readonly Stage[]): Stage[] {
  const placed: Stage[] = [];
  let latest: Stage = 'situation';
  for (const [at, stage] of stages.entries()) {
    const next = sentences[at + 1]?.said.text;
    const isBehind = STAGES.indexOf(stage) < STAGES.indexOf(latest);
    const stays =
      isBehind && (leans(sentences[at]!.said.text) || (next !== undefined && startsLeaning(next)));
    placed.push(stays ? latest : stage);
    if (!isBehind) latest = stage;
  }
  return placed;
}
