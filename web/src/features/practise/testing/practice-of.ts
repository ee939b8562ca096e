import type { Practice } from '@pythia/contracts/practice.ts';

/** Six lines in four turns, two of which ask. */
export const practiceOf = (of: Partial<Practice>): Practice => ({
  session_id: '0190a1b2-0000-7000-8000-000000000001',
  job_title: '',
  company: '',
  expires_at: '2026-01-15T10:00:00.000Z',
  running: true,
  said: 0,
  answers: [],
  turns: [
    { id: 'opening', lines: ['Hello.', 'Let us begin.'], question: null, from: null },
    { id: 'question-1', lines: ['Who are you?'], question: 'Who are you?', from: 'usual' },
    { id: 'question-2', lines: ['I see.', 'Why us?'], question: 'Why us?', from: 'usual' },
    { id: 'closing', lines: ['Thank you.'], question: null, from: null },
  ],
  ...of,
});
