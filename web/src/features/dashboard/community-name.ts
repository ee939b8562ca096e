const DISCORD = /(^|\.)discord\.(com|gg)$/;

export function communityName(address: string): string {
  const { hostname } = new URL(address);
  return DISCORD.test(hostname) ? 'Discord' : hostname.replace(/^www\./, '');
}
