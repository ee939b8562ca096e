import { PageHeading } from '#ui/page-heading.tsx';

export const HistoryPage = () => <PageHeading title="Interviews" />;
