import { bestForJob, factBullet, roleOf, type QuestionContext } from './question-context.ts';
import { inFirstPerson } from './first-person.ts';
import { fillIn, type Bullet, type Outline } from './outline.ts';
import { plainWords } from './question.ts';

/** Why this job, why leave, where to. Reasons are the candidate's alone, so they are all to fill in. */
export function answerMotivation(context: QuestionContext): Outline {
  const { material, facts, question } = context;
  const [fact] = bestForJob(context, 1);
  const [offer] = facts.job;
  const leaving = /\b(leav\w+|quit\w*|look\w*|chang\w+)\b/.test(plainWords(question));
  const done = fact ? `${inFirstPerson(fact.text)} ${fillIn('what you learned from it')}` : undefined;
  const wanted: Bullet = {
    label: 'Why this one',
    text: offer
      ? `The job description says “${offer.text}” ${fillIn('why that appeals to you')}`
      : fillIn(`what you would do in ${roleOf(material)} that you cannot do now`),
  };
  return {
    opener: leaving
      ? `I am ready for ${fillIn('the step you want: more scope, another field, a bigger product')}, and I want to take it well.`
      : `What draws me to ${roleOf(material)} is ${fillIn('one true reason, in one line')}.`,
    bullets: leaving
      ? [
          {
            label: 'What I take with me',
            text: done ?? fillIn('what you are glad to have done in your current job'),
          },
          {
            label: 'What I am looking for',
            text: fillIn('one honest reason about the work, not about people: growth, scope, field'),
          },
          wanted,
        ]
      : [
          wanted,
          { label: 'What I bring', text: done ?? fillIn('the work you have done that is closest to it') },
          {
            label: 'Where it leads',
            text: fillIn('what you want to be good at in a few years, and how this role helps'),
          },
        ],
    close: `So ${roleOf(material)} is a step ${fillIn('towards what')}, not just a change.`,
  };
}

/** Who the candidate is, and what is strong or weak. */
export function answerStrengths(context: QuestionContext): Outline {
  const words = plainWords(context.question);
  if (/\b(weakness\w*|areas? (to|for|of) improve\w*)\b/.test(words)) return answerWeakness(context);
  const role = roleOf(context.material);
  const facts = bestForJob(context, 3).map(factBullet);
  const prompts: Bullet[] = [
    { label: 'Now', text: fillIn('what you do at present, and for whom') },
    { label: 'Before', text: fillIn('the work you are best known for, with a result in numbers') },
    { label: 'Next', text: fillIn(`why ${role} is the right next step`) },
  ];
  return {
    opener:
      facts.length > 0
        ? `For ${role}, this is what I would like you to know of me.`
        : `In one line: ${fillIn('your profession, your years of experience, and what you are best at')}.`,
    bullets: [...facts, ...prompts.slice(facts.length)],
    close: `What ties it together: ${fillIn('your main strength, in your own words')}. That is what I would bring to ${role}.`,
  };
}

function answerWeakness({ material }: QuestionContext): Outline {
  return {
    opener: `One thing that I am working on is ${fillIn('a real weakness that is not the heart of this job')}.`,
    bullets: [
      { label: 'How I noticed', text: fillIn('the moment or the feedback that showed it') },
      { label: 'What I do about it', text: fillIn('one concrete habit, tool or course') },
      { label: 'Where I am now', text: fillIn('what is better already, as others would see it') },
    ],
    close: `In ${roleOf(material)} I would ${fillIn('how you make sure that it does not get in the way')}.`,
  };
}

/** The end of the talk: the candidate's own questions, or the last word. */
export function answerClosing(context: QuestionContext): Outline {
  const { material, facts, question } = context;
  if (/\bwhy should\b|\banything else\b/.test(plainWords(question))) {
    const own = bestForJob(context, 3).map(factBullet);
    const prompts = [
      'what you do better than most',
      'proof of it, with a number',
      'what you would do in your first months',
    ];
    return {
      opener: `Three things speak for me in ${roleOf(material)}.`,
      bullets: [...own, ...prompts.map((prompt) => ({ label: 'To say', text: fillIn(prompt) }))].slice(0, 3),
      close: `And I want this job because ${fillIn('your one reason')}.`,
    };
  }
  const [task] = facts.job;
  return {
    opener: 'Yes, I have three questions.',
    bullets: [
      {
        label: 'The work',
        text: task
          ? `The job description says “${task.text}” What would you like to see done after six months?`
          : `What should somebody in ${roleOf(material)} have done after six months?`,
      },
      {
        label: 'The team',
        text: 'How does the team decide what to work on next, and what is hardest for it at the moment?',
      },
      { label: 'Us', text: 'Is there anything in my background that you would like to hear more about?' },
    ],
    close: `Thank you for the conversation. ${fillIn('one thing from it that you liked')}`,
  };
}
