import { partOf } from '#coach/candidate/episodes/part-of.ts';
import { isPast } from '#coach/candidate/speech/verbs.ts';
import type { Stage } from '#coach/shaping/read-notes.ts';
import { BEFELL, isEnding, stagesOf } from '#coach/shaping/stages.ts';
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
/** What did not go wrong, told behind what was done: "No order was late", "Nobody left for three years". */
const SPARED =
  /^(?:No|None|Nobody|Nothing|Not (?:one|a single))\b[^,;]*\b(?:was|were|left|failed|broke|missed|went|got) ?\b/u;
/** What was theirs to do; of others the same words tell how things were: "They had to close". */
const OWN_TASK =
  /\b(?:I|we)(?: \p{L}+)? (?:had|needed) to\b|\b(?:I|we) (?:was|were|am|are)(?: \p{L}+)? (?:responsible|in charge|asked|tasked|told to|given)\b|\b(?:my|our|the) (?:job|task|role|goal|aim|brief|challenge) was\b|\bit was (?:up to me|my)\b/iu;

/**
 * A story under the names of its beats, each sentence as it is told otherwise: `**Situation.** …`. What the story lacks
 * is left out, and a beat stands without its name where its place alone says what it is. Undefined where less than two
 * have one: a single name says nothing.
 * @returns paragraphs
 */
export function inBeats({ lead, sentences }: Telling): string[] | undefined {
  const stages = inPlace(sentences, inContext(sentences));
  const certain = whichAreCertain(sentences, stages);
  const beats = BEATS.flatMap((name, beat) => {
    const places = [...sentences.keys()].filter((at) => stages[at] === STAGES[beat]);
    if (places.length === 0) return [];
    const text = places.map((at) => sentences[at]!.text).join(' ');
    return [places.every((at) => certain[at]) ? `**${name}.** ${text}` : text];
  });
  const named = beats.filter((beat) => beat.startsWith('**')).length;
  return named > 1 ? [lead, ...beats].filter((one) => one !== '') : undefined;
}

/** Those whose own words say what they are; one that leans on the sentence before is as certain as that. */
function whichAreCertain(sentences: Telling['sentences'], stages: readonly Stage[]): boolean[] {
  const certain: boolean[] = [];
  const isActed = stages.includes('action');
  for (const [at, { said }] of sentences.entries()) {
    const isBehind = at > 0 && stages[at] === stages[at - 1] && leans(said.text);
    const isScene = stages[at] !== 'situation' || isActed; // of what else, where nothing is done in it
    certain.push(isBehind ? certain[at - 1]! : isScene && saysItsStage(said.text, stages[at]!));
  }
  return certain;
}

function saysItsStage(text: string, stage: Stage): boolean {
  const part = partOf(text, false);
  switch (stage) {
    case 'situation':
      return (
        !OWN_ACT.test(text) || part === 'scene' || [BEGAN, BEFELL, BACKGROUND].some((cue) => cue.test(text))
      );
    case 'task':
      return OWN_TASK.test(text);
    case 'action':
      return (OWN_ACT.test(text) || part === 'action') && text.split(/[ ,]+/).some(isPast);
    case 'result':
    case 'lesson':
      return (
        part === 'outcome' ||
        part === 'lesson' ||
        [ENDS, SPARED].some((cue) => cue.test(text)) ||
        isEnding(text)
      );
  }
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
