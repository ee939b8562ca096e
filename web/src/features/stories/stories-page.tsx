import { PageHeading } from '#ui/page-heading.tsx';

export const StoriesPage = () => <PageHeading title="Stories" />;
