const DISCORD = /(^|\.)discord\.(com|gg)$/;

/** What the place at an address is called. */
export function communityName(address: string): string {
  const { hostname } = new URL(address);
  return DISCORD.test(hostname) ? 'Discord' : hostname.replace(/^www\./, '');
}
