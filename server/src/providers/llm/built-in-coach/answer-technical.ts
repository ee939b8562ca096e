import { factBullet, roleOf, type QuestionContext } from './question-context.ts';
import type { Fact } from './facts.ts';
import { findTechnicalTopic, findTopic } from './find-topic.ts';
import { inFirstPerson } from './first-person.ts';
import type { Topic } from '#coach/knowledge/topic.ts';
import { fillIn, GENERAL_LABEL, type Bullet, type Outline } from './outline.ts';
import { asksForExperience, plainWords } from './question.ts';

/** What is known in general, with the candidate's own experience beside it. */
export function answerTechnical(context: QuestionContext): Outline {
  const topic = findTechnicalTopic(plainWords(context.question));
  if (asksForExperience(context.question)) return answerExperience(context, topic);
  return topic ? explain(context, topic) : thinkAloud(context);
}

/** "What would you do if": an approach, with the candidate's own experience beside it. */
export function answerSituational(context: QuestionContext): Outline {
  const topic = findTopic(plainWords(context.question));
  return topic ? explain(context, topic) : thinkAloud(context);
}

function explain(context: QuestionContext, topic: Topic): Outline {
  const [fact] = context.facts.own(topic.signs);
  return {
    opener: topic.answer,
    bullets: topic.points.map(general),
    close: fact
      ? `From my own work: ${inFirstPerson(fact.text)}`
      : `From my own work: ${fillIn(`where you met ${topic.name} yourself, and what you decided`)}.`,
  };
}

function answerExperience({ question, material, facts }: QuestionContext, topic: Topic | undefined): Outline {
  const subject = topic?.name ?? subjectOf(question);
  const matching = facts.own(topic?.signs ?? plainWords(question)).slice(0, 3);
  const own: Bullet[] =
    matching.length > 0
      ? matching.map(factBullet)
      : [
          {
            label: 'From my work',
            text: fillIn(`the project in which you came closest to ${subject}, and your part in it`),
          },
        ];
  const rest = topic ? topic.points.map(general) : experiencePrompts(subject);
  return {
    opener:
      matching.length > 0
        ? `What I have done that is closest to ${subject} is this.`
        : `My experience with ${subject}: ${fillIn('how long, and where, in one line')}.`,
    bullets: [...own, ...rest].slice(0, 3),
    close: `The part that I would use in ${roleOf(material)}: ${fillIn('what carries over')}.`,
  };
}

/** Nothing is known of the subject: an honest frame to think in. */
function thinkAloud({ question, facts }: QuestionContext): Outline {
  const subject = subjectOf(question);
  const matching: Fact[] = facts.own(plainWords(question)).slice(0, 1);
  return {
    opener: `Let me take ${subject} in three steps.`,
    bullets: [
      {
        label: 'What matters',
        text: fillIn('what it has to achieve, and what you would ask or find out first'),
      },
      { label: 'How I would do it', text: fillIn('your approach in two or three steps') },
      {
        label: 'What it costs',
        text: fillIn('the main trade-off, and what you would do instead if that hurts'),
      },
    ],
    close: matching[0]
      ? `From my own work: ${inFirstPerson(matching[0].text)}`
      : `From my own work: ${fillIn('the nearest thing you have done')}. If I have not done exactly this, I say so and reason from there.`,
  };
}

const general = (text: string): Bullet => ({ label: GENERAL_LABEL, text });

const experiencePrompts = (subject: string): Bullet[] => [
  { label: 'My part', text: fillIn(`what you decided or built yourself with ${subject}`) },
  { label: 'Result', text: fillIn('what came of it, with your result in numbers') },
];

/** The words after the question's opening, as they can stand in a sentence. */
function subjectOf(question: string): string {
  const rest = plainWords(question)
    .replace(
      /^.*\b(experience (with|in|using)|familiar with|explain( how)?|define|compare|what (is|are)( the)?|how (would|do|does|did) (you|we|i)?|tell me about( your)?|describe)\b/,
      '',
    )
    .replace(/\byou(r)?\b/g, (_word, of: string | undefined) => (of ? 'my' : 'I'))
    .trim();
  const short = rest.split(' ').slice(0, 8).join(' ');
  return short.length > 1 ? `“${short}”` : 'the question';
}
