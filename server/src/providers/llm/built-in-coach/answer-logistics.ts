import { roleOf, type QuestionContext } from './question-context.ts';
import { fillIn, type Outline } from './outline.ts';
import { plainWords } from './question.ts';

/** Pay, dates, places and permits: facts that only the candidate knows, with the way to say them. */
export function answerLogistics({ question, material }: QuestionContext): Outline {
  const words = plainWords(question);
  const role = roleOf(material);
  if (/\b(salary|compensation|pay)\b/.test(words)) {
    return {
      opener: `For ${role} I am looking at ${fillIn('your range')}, depending on the whole package.`,
      bullets: [
        { label: 'Why', text: fillIn('what you found for this role, level and place') },
        { label: 'What else counts', text: fillIn('bonus, shares, leave, flexibility, learning') },
        { label: 'Back to you', text: 'What range have you set aside for this position?' },
      ],
      close: 'If the work is right, I am sure that we can find a number that is fair to both sides.',
    };
  }
  if (/\b(start|begin|join|notice|earliest)\b/.test(words)) {
    return {
      opener: `I can start on ${fillIn('date')}.`,
      bullets: [
        { label: 'Notice', text: fillIn('your notice period, and whether it can be shortened') },
        { label: 'Fixed dates', text: fillIn('travel or leave that is already booked, if any') },
        { label: 'Back to you', text: 'When would you like somebody to start?' },
      ],
      close: 'I would like to hand over well where I am, as I would do for you.',
    };
  }
  return {
    opener: `In short: ${fillIn('your plain answer: yes, no, or from when')}.`,
    bullets: [
      { label: 'Details', text: fillIn('place, days, permit or dates, whichever was asked') },
      { label: 'What I can offer', text: fillIn('where you are flexible') },
      { label: 'Back to you', text: `What does ${role} need in that respect?` },
    ],
    close: 'I prefer to say this openly now, so that it is no surprise to either of us later.',
  };
}
