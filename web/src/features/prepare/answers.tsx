import { useEffect, useState } from 'react';
import { postingQuestions } from '@pythia/contracts/posting-questions.ts';
import { FREE_PREPARED, type PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { countApproved, type SetId } from '#material/prepared/prepared.ts';
import { Fold } from '#ui/fold.tsx';
import { addWordings } from './add-wordings.ts';
import { resumeDrafting } from './drafting.ts';
import { OwnQuestion } from './own-question.tsx';
import { QuestionList } from './question-list.tsx';
import { Standing } from './standing.tsx';
import { changesOf, preparedRowsOf } from './use-prepared.ts';

interface AnswersProps {
  set: SetId;
  own: readonly PreparedAnswer[];
  ofAll: readonly PreparedAnswer[];
  posting: string;
  material: string;
  hasPro: boolean;
}

const AT_A_TIME = 5;

export function Answers({ set, own, ofAll, posting, material, hasPro }: AnswersProps) {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(resumeDrafting, []);
  const rows = preparedRowsOf(own, ofAll, postingQuestions(posting, material));
  const { toRead, missing, approved, skipped } = rows;
  const isFull = !hasPro && approved.length >= FREE_PREPARED;
  const shared = { set, open, onOpen: setOpen, changes: changesOf(set), isFull };
  const count = countApproved(approved.map(({ answer }) => answer));
  const later = missing.slice(AT_A_TIME);
  return (
    <div tabIndex={-1} data-focus-after className="grid gap-6 outline-none">
      <Standing
        {...count}
        set={set}
        hasPro={hasPro}
        isFull={isFull}
        approvedAnswers={approved.map(({ answer }) => answer)}
        wanted={[...missing, ...rows.posting].map(({ answer: { id, question } }) => ({ id, question }))}
        hasMaterial={material.trim() !== ''}
      />
      <QuestionList
        {...shared}
        title={`To read and approve (${toRead.length})`}
        lead="Drafts from your own material. Change what is not as you would say it."
        rows={toRead}
      />
      <QuestionList
        {...shared}
        title="Asked next"
        lead={
          own.length + ofAll.length === 0
            ? '“Draft answers” drafts them from what you have entered. Or write them yourself.'
            : 'Nothing that you have entered answers these. A few words each are enough.'
        }
        rows={missing.slice(0, AT_A_TIME)}
      />
      <QuestionList
        {...shared}
        title={`From the posting (${rows.posting.length})`}
        lead="What it asks for, first what your résumé says least of."
        rows={rows.posting}
      />
      <QuestionList {...shared} title={`Approved (${approved.length})`} rows={approved} />
      <OwnQuestion
        isFull={isFull}
        onKeep={(answer) => {
          shared.changes.keep(answer, 'Your question is added.');
          void addWordings(set, answer);
        }}
      />
      {later.length > 0 && (
        <Fold label={`Asked later (${later.length})`} note="They come up as you answer those above.">
          <QuestionList {...shared} rows={later} />
        </Fold>
      )}
      {skipped.length > 0 && (
        <Fold label={`Skipped (${skipped.length})`}>
          <QuestionList {...shared} rows={skipped} />
        </Fold>
      )}
    </div>
  );
}
