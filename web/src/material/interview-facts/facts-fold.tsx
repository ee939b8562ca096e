import { useQuery } from '@tanstack/react-query';
import { Fold } from '#ui/fold.tsx';
import { FactQuestions } from './fact-questions.tsx';
import { groupFacts } from './group-facts.ts';
import { interviewFacts } from './interview-facts.ts';

/** The questions about facts, beside other material. */
export function FactsFold() {
  const { data } = useQuery(interviewFacts);
  const open = data && groupFacts(data).open.length;
  const note = open === undefined ? WHAT : open === 0 ? 'Nothing is left to ask' : `${open} to answer`;
  return (
    <Fold label="Questions about facts" note={note}>
      <FactQuestions />
    </Fold>
  );
}

const WHAT = 'Notice, salary, papers and the like';
