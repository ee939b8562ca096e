import { MessagesSquare } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

const EXAMPLES = [
  'Tell me about a time you had a conflict with a coworker.',
  'What is your greatest strength?',
  'Why do you want to leave your current job?',
];

export const Examples = ({ onSend }: { onSend: (text: string) => void }) => (
  <EmptyState
    icon={<MessagesSquare aria-hidden className="size-5" />}
    title="Rehearse before the day"
    action={EXAMPLES.map((example) => (
      <Button
        key={example}
        onClick={() => onSend(example)}
        className="h-auto! max-w-full py-2 whitespace-normal!"
      >
        {example}
      </Button>
    ))}
  >
    Ask what an interviewer might ask, or paste something you wrote. Answers draw on your résumé and stories.
  </EmptyState>
);
