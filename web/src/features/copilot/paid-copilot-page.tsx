import { PageHeading } from '#ui/page-heading.tsx';

export const PaidCopilotPage = () => <PageHeading title="Copilot" />;
