import { pageHeads } from '#content/pages.ts';
import { paths } from '#paths.ts';
import { LegalPage } from './legal-page.tsx';
import { legalTerms } from './terms.tsx';

export function TermsPage() {
  return (
    <>
      <title>{pageHeads[paths.terms].title}</title>
      <LegalPage document={legalTerms} />
    </>
  );
}
