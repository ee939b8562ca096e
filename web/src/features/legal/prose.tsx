import type { ReactNode } from 'react';
import { site } from '#site.ts';

export function Paragraph({ children }: { children: ReactNode }) {
  return <p className="max-w-reading text-lg text-ink-soft">{children}</p>;
}

export function List({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="grid max-w-reading list-disc gap-2 pl-5 text-lg text-ink-soft marker:text-accent">
      {items.map((item, at) => (
        // the items of a legal text never change their order
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className="pl-1">
          {item}
        </li>
      ))}
    </ul>
  );
}

export function Term({ children }: { children: ReactNode }) {
  return <strong className="font-semibold text-ink">{children}</strong>;
}

export function ContactLink() {
  return (
    <a
      href={`mailto:${site.contactEmail}`}
      className="rounded-xs font-medium text-accent-ink underline decoration-accent-line underline-offset-3 hover:decoration-current"
    >
      {site.contactEmail}
    </a>
  );
}
