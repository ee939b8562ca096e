import type { Candidate, Episode } from '../candidate/candidate.ts';
import type { Material } from '../material.ts';
import type { Question } from '../question/question.ts';
import { understandQuestions } from '../question/understand-questions.ts';
import { readMaterial } from '../read-material.ts';
import { episodeOffered } from '../saying/alternatives.ts';
import { converse } from '../saying/converse.ts';
import { readTold, type Turn } from '../saying/read-told.ts';
import { type Answer, sayAnswer } from '../saying/say-answer.ts';
import type { Found } from '../stories/found.ts';
import type { Told } from '../stories/told.ts';

/** What was said so far, and of whom. */
export interface Conversation {
  material: Material;
  /** Oldest first; the last one is the user's. */
  turns: readonly Turn[];
}

/** A question with what it is asked about. */
export interface Asked extends Conversation {
  /** The line of a story that was offered and is wanted now. */
  instead?: string | undefined;
}

/** A spoken answer from the candidate's own words, with two more stories in a line each. */
export function answerFor({ instead, ...asked }: Asked): Answer {
  const understood = understand(asked);
  const wanted = instead === undefined ? undefined : episodeOffered(understood.candidate, instead);
  return sayAnswer({ ...understood, instead: wanted });
}

/** The episodes that fit the last question best, each with its place and in the candidate's words. */
export function bestExperience(about: Conversation, count: number): string[] {
  const { asked } = understand(about);
  const ranked = inTurns(asked.map(({ found }) => found));
  return [...new Set(ranked)].slice(0, count).map(inWords);
}

/** The chat without a language model: how an interview question could be answered. */
export function converseAbout(about: Conversation): string {
  const understood = understand(about);
  const questions = understood.asked.map(({ question }) => question);
  return converse(questions, sayAnswer(understood).text);
}

function understand({ material, turns }: Conversation): {
  candidate: Candidate;
  told: Told;
  asked: { question: Question; found: Found[] }[];
} {
  const { candidate, stories } = readMaterial(material);
  const told = readTold(candidate, turns);
  const texts = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const asked = understandQuestions(texts.at(-1) ?? '', {
    questions: texts.slice(0, -1),
    last: told.last,
  }).map((question) => ({ question, found: stories.find(question, told) }));
  return { candidate, told, asked };
}

/** Of a compound's parts the best of each first, then the second of each. */
const inTurns = (parts: readonly Found[][]): Episode[] =>
  [...Array(Math.max(0, ...parts.map(({ length }) => length))).keys()].flatMap((rank) =>
    parts.flatMap((found) => found[rank]?.episode ?? []),
  );

const inWords = ({ place, sentences }: Episode): string =>
  [
    [place.title, place.employer, [place.from, place.to].filter(Boolean).join('–')]
      .filter(Boolean)
      .join(', '),
    sentences.map(({ text }) => text).join(' '),
  ]
    .filter(Boolean)
    .join(': ');
