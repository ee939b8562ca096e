import { PageHeading } from '#ui/page-heading.tsx';

export const WizardPage = () => <PageHeading title="Interview AI" />;
