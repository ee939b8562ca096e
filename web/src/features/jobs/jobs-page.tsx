import { PageHeading } from '#ui/page-heading.tsx';

export const JobsPage = () => <PageHeading title="Jobs" />;
