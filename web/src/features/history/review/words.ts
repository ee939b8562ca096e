import type { AnswerWay, AskedKind, DebriefedQuestion } from '@pythia/contracts/debrief.ts';

export const KIND_NAMES: Record<AskedKind, string> = {
  open: 'About you',
  motivation: 'Why this job',
  behavioural: 'What you have done',
  situational: 'What you would do',
  experience: 'Experience',
  technical: 'Knowledge',
  'logistics-of-job': 'Practical matters',
  'follow-up': 'Follow-ups',
  'candidate-questions': 'Your questions to them',
};

export const WAY_NAMES: Record<AnswerWay, string> = {
  prepared: 'Prepared',
  cue: 'Cue only',
  model: 'Language model',
  coach: 'Coach',
  said: 'In your own words',
  unknown: 'Answered',
  none: 'Not answered',
};

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)}\u00A0s`;

/** `First word after 0.4 s · all after 2.1 s`; empty where nothing was measured. */
export const waitInWords = ({ first_text_ms, total_ms }: DebriefedQuestion): string =>
  [
    ...(first_text_ms === null ? [] : [`First word after ${seconds(first_text_ms)}`]),
    ...(first_text_ms === null || total_ms === null ? [] : [`all after ${seconds(total_ms)}`]),
  ].join(' · ');

export function stallInWords({ stall, first_text_ms }: DebriefedQuestion): string | null {
  switch (stall) {
    case null:
      return null;
    case 'no-answer':
      return 'It was asked, and no answer came.';
    case 'stopped':
      return 'It was stopped before its answer began.';
    case 'cut-off':
      return 'The answer broke off.';
    case 'not-chosen':
      return 'Stories were offered, and none was chosen.';
    case 'slow':
      return `The first word took ${seconds(first_text_ms ?? 0)}.`;
    case 'asked-again':
      return 'It was asked more than once.';
  }
}

export const counted = (number: number, thing: string): string =>
  `${number} ${thing}${number === 1 ? '' : 's'}`;
