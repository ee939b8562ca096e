export interface Bullet {
  label: string;
  text: string;
}

/** What a candidate says, in the order of saying it. */
export interface Outline {
  opener: string;
  bullets: readonly Bullet[];
  close: string;
}

export const GENERAL_LABEL = 'In general';

/** A gap that only the candidate can fill, visible as such. */
export const fillIn = (what: string): string => `[${what}]`;

/** @returns markdown, its last line saying where it comes from */
export function renderOutline({ opener, bullets, close }: Outline): string {
  const lines = bullets.map(({ label, text }) => `- **${label}:** ${text}`);
  return withFooter(`${opener}\n\n${lines.join('\n')}\n\n${close}`);
}

/** Adds the line that says who speaks, and what is left to the candidate. */
export function withFooter(markdown: string): string {
  const notes = [
    'From the built-in coach.',
    markdown.includes('[') && 'Say your own words where there are [brackets].',
    markdown.includes(`**${GENERAL_LABEL}:**`) &&
      'Only what is marked “From my …” is your experience; the rest is general knowledge.',
  ].filter(Boolean);
  return `${markdown}\n\n*${notes.join(' ')}*\n`;
}
