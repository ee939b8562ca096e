import { useLocation } from 'react-router';
import { paths } from '#paths.ts';
import { UnfinishedPage } from './unfinished-page.tsx';

const PARTS = [
  {
    path: paths.interview,
    title: 'Interview AI',
    text: 'Three steps will lead from the job and your details to a live session of up to two hours.',
  },
  {
    path: paths.copilot,
    title: 'Copilot',
    text: 'The window of a paid session will open here, once sessions can be prepared under Interview AI.',
  },
  {
    path: paths.playground,
    title: 'AI Playground',
    text: 'A chat in which to rehearse questions and try out answers before the day.',
  },
  { path: paths.jobs, title: 'Jobs', text: 'The jobs that you apply for will be listed here.' },
  {
    path: paths.resume,
    title: 'Resume',
    text: 'The résumé builder will make a PDF from your education and work.',
  },
  {
    path: paths.stories,
    title: 'Stories',
    text: 'Rough notes will become stories here that answer “tell me about a time…”.',
  },
];

/** The parts of the paid area that are still to come. */
export function PaidUnfinishedPage() {
  const { pathname } = useLocation();
  const part = PARTS.find(({ path }) => pathname.startsWith(path));
  if (!part) throw new Error(`no part of the paid area is still to come at ${pathname}`);
  return (
    <UnfinishedPage title={part.title} back={{ to: paths.dashboard, label: 'Back to Getting Started' }}>
      {part.text} It comes in a later version.
    </UnfinishedPage>
  );
}
