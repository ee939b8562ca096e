import { pageHeads } from '#content/pages.ts';
import { paths } from '#paths.ts';
import { LegalPage } from './legal-page.tsx';
import { privacyPolicy } from './privacy-policy.tsx';

export function PrivacyPolicyPage() {
  return (
    <>
      <title>{pageHeads[paths.privacyPolicy].title}</title>
      <LegalPage document={privacyPolicy} />
    </>
  );
}
