import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { answererQuery } from '#answers/answerer.ts';

export function WhoAnswers() {
  const { data: answerer } = useQuery(answererQuery);
  return (
    <p className={clsx('max-w-prose text-sm text-pretty text-ink-soft', !answerer && 'min-h-20')}>
      {answerer && (answerer.kind === 'coach' ? COACH : `Answers on this site come from ${answerer.name}.`)}
    </p>
  );
}

const COACH =
  'Answers on this site come from the built-in coach, which works without a language model: the AI Playground answers interview questions from your own material but cannot chat freely, and the AI Story Editor arranges your notes into a story without rewriting them.';
