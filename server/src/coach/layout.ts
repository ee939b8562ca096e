export { findDates } from './candidate/layout/date-range.ts';
export { readHeader } from './candidate/layout/header-line.ts';
export { sectionOf, type ResumeSection } from './candidate/layout/headings.ts';
export { withoutSidebar } from './candidate/layout/sidebar.ts';
export { namesOrganisation, namesTitle } from './candidate/layout/titles.ts';
export { startsWithVerb, verbForm } from './candidate/speech/verbs.ts';
export { standsAlone } from './candidate/labels/stands-alone.ts';
export type { LineLabels } from './candidate/labels/label.ts';
