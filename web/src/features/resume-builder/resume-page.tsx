import { PageHeading } from '#ui/page-heading.tsx';

export const ResumePage = () => <PageHeading title="Resume" />;
