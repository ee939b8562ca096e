import { setImmediate } from 'node:timers/promises';
import { ASKED_KINDS, type Debrief, type DebriefedQuestion } from '@pythia/contracts/debrief.ts';
import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { isEnglish } from '@pythia/contracts/language.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { requirementsIn } from '@pythia/contracts/posting-questions.ts';
import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import { kindByForm } from '#question-detector/kind-by-form.ts';
import { type GatheredQuestion, AskedQuestions } from './asked-questions.ts';
import { stallOf, wayOf } from './how-answered.ts';
import { tellingWords } from './telling-words.ts';
import { WordIndex } from './word-index.ts';

export interface EndedSession {
  language: string;
  company: string;
  role: string;
  name: string;
  posting: string;
  /** Last words said to each question; undefined: no practice. */
  practised: ReadonlyMap<string, string | undefined> | undefined;
}

interface DebriefParts {
  pages: AsyncIterable<readonly SessionEvent[]>;
  /** Null: not read. */
  stories: readonly { title: string; text: string }[] | null;
  usualOf: (text: string) => Promise<UsualId | undefined>;
}

const MOST_QUESTIONS = 200;
const MOST_READ_FOR_USUAL = 60;
const MOST_REQUIREMENTS = 30;
const MOST_STORIES = 100;

const requirementNeeds = (words: number): number => Math.max(Math.ceil(words / 2), Math.min(2, words));
/** Minimum that no two stories share by chance. */
const storyNeeds = (words: number): number => Math.max(Math.ceil(words / 4), Math.min(3, words));
/** Words of more stories tell none apart. */
const STORIES_SHARING = 2;

export async function composeDebrief(session: EndedSession, parts: DebriefParts): Promise<Debrief> {
  const { company, role, name, practised } = session;
  const isCompared = isEnglish(session.language);
  const requirements = isCompared ? requirementsOf(session.posting) : [];
  const stories = (isCompared && parts.stories?.slice(0, MOST_STORIES)) || [];
  const spoken = {
    requirements: new WordIndex(requirements, requirementNeeds),
    stories: new WordIndex(
      stories.map(({ text }) => text),
      storyNeeds,
      STORIES_SHARING,
    ),
  };
  const touched = requirements.map(() => new Set<string>());
  const told = stories.map(() => new Set<string>());
  const mentioned = new Set<number>();
  const saidAloud = new Set<number>();

  const asked = new AskedQuestions(practised && new Set(practised.keys()));
  let began: string | null = null;
  let ended: string | null = null;
  for await (const page of parts.pages) {
    for (const event of page) {
      asked.take(event);
      if (event.kind === 'style') continue;
      began ??= event.at;
      ended = event.at;
      if (event.kind !== 'line' && event.kind !== 'correction') continue;
      for (const place of spoken.requirements.spokenOf(event.text)) mentioned.add(place);
      if (event.channel !== 'candidate' || event.kind !== 'line') continue;
      for (const place of spoken.stories.spokenOf(event.text)) saidAloud.add(place);
    }
    await setImmediate(); // a page is some milliseconds of work
  }

  const all = asked.all();
  const questions: DebriefedQuestion[] = [];
  for (const [place, question] of all.slice(0, MOST_QUESTIONS).entries()) {
    const shown = debriefed(question, practised?.get(question.text));
    const known = tellingWords(shown.text);
    for (const at of spoken.requirements.spokenOf(`${shown.text}\n${shown.answer}`))
      touched[at]!.add(shown.id);
    for (const at of spoken.stories.spokenOf(shown.answer, known)) told[at]!.add(shown.id);
    const isRead = isCompared && place < MOST_READ_FOR_USUAL;
    const usual = isRead ? await parts.usualOf(shown.text) : undefined;
    questions.push({ ...shown, usual: usual ?? null });
    await setImmediate();
  }
  return {
    began_at: began,
    ended_at: ended,
    questions,
    more_questions: all.length - questions.length,
    requirements: isCompared
      ? requirements.map((text, place) => {
          const about = [...touched[place]!];
          return { text, is_touched: about.length > 0 || mentioned.has(place), questions: about };
        })
      : null,
    stories:
      isCompared && parts.stories
        ? stories.map(({ title }, place) => {
            const about = [...told[place]!];
            return { title, is_told: about.length > 0 || saidAloud.has(place), questions: about };
          })
        : null,
    company,
    role,
    name,
  };
}

const requirementsOf = (posting: string): string[] =>
  requirementsIn(posting)
    .filter((line) => tellingWords(line).size > 0)
    .slice(0, MOST_REQUIREMENTS);

function debriefed(question: GatheredQuestion, said: string | undefined): Omit<DebriefedQuestion, 'usual'> {
  const { id, event, text, at, sort, answer } = question;
  const way = wayOf(question);
  const isSaid = said !== undefined && answer === undefined;
  return {
    id,
    event,
    text: text.slice(0, LIMITS.question),
    at,
    kind: ASKED_KINDS.find((kind) => kind === (sort ?? kindByForm(text.toLowerCase(), false))) ?? 'open',
    way: isSaid ? 'said' : way,
    stall: stallOf(question),
    first_text_ms: answer?.first_text_ms ?? null,
    total_ms: answer?.total_ms ?? null,
    answer: plain(isSaid ? said : (answer?.text ?? '')),
  };
}

const plain = (text: string): string =>
  text
    .replaceAll(/\*\*|^#+ /gm, '')
    .trim()
    .slice(0, LIMITS.preparedText);
