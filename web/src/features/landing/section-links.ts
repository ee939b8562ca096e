import { paths } from '#paths.ts';

export const SECTION_LINKS = [
  { href: `${paths.home}#features`, label: 'Features' },
  { href: `${paths.home}#pricing`, label: 'Pricing' },
  { href: `${paths.home}#faq`, label: 'FAQ' },
] as const;
