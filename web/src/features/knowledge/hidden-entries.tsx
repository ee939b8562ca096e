import { Link } from 'react-router';
import type { NamedEntry } from '@pythia/contracts/knowledge.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { textLinkStyle } from '#ui/text-link.tsx';
import { ofEntry } from './addresses.ts';
import { useShowing } from './knowledge.ts';

export const HiddenEntries = ({
  entries,
  mayChoose,
}: {
  entries: readonly NamedEntry[];
  mayChoose: boolean;
}) => (
  <Card aria-labelledby="hidden-entries" tabIndex={-1} data-focus-after className="outline-none">
    <h2 id="hidden-entries" className="px-5 pt-4 pb-2 font-semibold">
      Hidden by you ({entries.length})
    </h2>
    <ul aria-label="Hidden by you" className="divide-y divide-line">
      {entries.map((entry) => (
        <HiddenEntry key={entry.id} entry={entry} mayChoose={mayChoose} />
      ))}
    </ul>
  </Card>
);

function HiddenEntry({ entry, mayChoose }: { entry: NamedEntry; mayChoose: boolean }) {
  const showing = useShowing(entry);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
      <Link to={ofEntry(entry)} className={textLinkStyle('wrap-anywhere')}>
        {entry.name}
      </Link>
      {mayChoose && (
        <Button
          size="sm"
          ref={givesFocusOn}
          aria-label={`Show ${entry.name} again`}
          onClick={() => showing.mutate()}
        >
          Show again
        </Button>
      )}
    </li>
  );
}
