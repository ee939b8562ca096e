import { Link } from 'react-router';
import type { KnowledgeField } from '@pythia/contracts/knowledge.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OnOff } from '#ui/on-off.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { ofField } from './addresses.ts';
import { switchField, takeSuggested } from './knowledge.ts';

interface FieldListProps {
  fields: readonly KnowledgeField[];
  chosen: boolean;
  mayChoose: boolean;
}

export function FieldList({ fields, chosen, mayChoose }: FieldListProps) {
  const ordered = fields.toSorted((a, b) => Number(b.suggested) - Number(a.suggested));
  return (
    <Card aria-labelledby="knowledge-fields" tabIndex={-1} data-focus-after className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-2">
        <h2 id="knowledge-fields" className="font-semibold">
          Fields
        </h2>
        {mayChoose && chosen && (
          <Button size="sm" variant="quiet" onClick={takeSuggested}>
            Use what is suggested
          </Button>
        )}
      </div>
      {mayChoose && !chosen && (
        <p className="max-w-prose px-5 pb-2 text-sm text-ink-soft">
          Until you choose, the fields that your résumé and job suggest are on.
        </p>
      )}
      <ul aria-label="Fields" className="divide-y divide-line">
        {ordered.map((field) => (
          <FieldRow
            key={field.id}
            field={field}
            onSwitch={mayChoose ? (on) => switchField(field.id, on) : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}

interface FieldRowProps {
  field: KnowledgeField;
  onSwitch: ((on: boolean) => void) | undefined;
}

const FieldRow = ({ field: { id, name, entries, on, suggested }, onSwitch }: FieldRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
    <div className="grid min-w-0 gap-0.5">
      <Link to={ofField(id)} className={textLinkStyle('w-fit wrap-anywhere')}>
        {name}
      </Link>
      <p className="text-sm text-ink-soft">
        {entries === 1 ? '1 entry' : `${entries} entries`}
        {suggested && ' · Suggested by your résumé or job'}
      </p>
    </div>
    {onSwitch && <OnOff label={`Use ${name} in interviews`} isOn={on} onChange={onSwitch} />}
  </li>
);
