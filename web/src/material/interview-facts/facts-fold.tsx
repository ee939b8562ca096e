import { useQuery } from '@tanstack/react-query';
import { Fold } from '#ui/fold.tsx';
import { FactQuestions } from './fact-questions.tsx';
import { groupFacts } from './group-facts.ts';
import { interviewFacts, type KeptFacts } from './interview-facts.ts';

export function InterviewFactsFold() {
  const { data, isError } = useQuery(interviewFacts);
  return (
    <Fold label="Questions about facts" note={noteOn(data, isError)}>
      <FactQuestions />
    </Fold>
  );
}

function noteOn(kept: KeptFacts | undefined, isError: boolean): string {
  if (!kept) return isError ? 'Your answers could not be read' : 'Notice, salary, papers and the like';
  const open = groupFacts(kept).open.length;
  return open === 0 ? 'Nothing is left to ask' : `${open} to answer`;
}
