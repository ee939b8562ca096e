interface Provider {
  name: string;
  receives: string;
  place: string;
}

export function ProviderTable({ caption, providers }: { caption: string; providers: readonly Provider[] }) {
  return (
    <div
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-lg bg-surface inset-ring inset-ring-line"
    >
      <table className="w-full min-w-136 text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-sm text-ink-faint">
          <tr>
            <th scope="col" className="px-4 py-3 font-medium">
              If the site is set up with
            </th>
            <th scope="col" className="px-4 py-3 font-medium">
              it receives
            </th>
            <th scope="col" className="px-4 py-3 font-medium">
              and it goes to
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line align-top text-ink-soft">
          {providers.map(({ name, receives, place }) => (
            <tr key={name}>
              <th scope="row" className="px-4 py-3 font-medium text-ink">
                {name}
              </th>
              <td className="px-4 py-3">{receives}</td>
              <td className="px-4 py-3">{place}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
