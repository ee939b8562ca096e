import { PageHeading } from '#ui/page-heading.tsx';

export const PlaygroundPage = () => <PageHeading title="AI Playground" />;
