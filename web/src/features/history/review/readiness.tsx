import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { countApproved, preparedQuery, type SetId } from '#material/prepared/prepared.ts';
import { TextLink } from '#ui/text-link.tsx';

export function Readiness({ set, prepare }: { set: SetId; prepare: string }) {
  const own = useQuery(preparedQuery(set)).data?.answers;
  const ofAll = useQuery(preparedQuery(null)).data?.answers;
  if (!own || !ofAll) return null;
  const { approved, of } = countApproved([...own, ...ofAll]);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-lg font-semibold tabular-nums">
          {approved} of {of}
        </span>
        <span className="text-sm text-ink-soft">usual questions prepared for the next one.</span>
        <TextLink to={prepare} className="text-sm">
          Prepare
        </TextLink>
      </p>
      <div aria-hidden className="flex max-w-md gap-0.5">
        {Array.from({ length: of }, (_, place) => (
          <span
            key={place}
            className={clsx('h-2 flex-1 rounded-full', place < approved ? 'bg-success' : 'bg-line-strong')}
          />
        ))}
      </div>
    </div>
  );
}
