import ipaddr from 'ipaddr.js';

/**
 * Network that an address is counted by: IPv6 callers choose freely within a /64 to a /48 (RFC 6177 §2). IPv4
 * over an IPv6 socket is IPv4.
 */
export function callerNetwork(address: string, ipv6Prefix: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${ipv6Prefix}`).toString();
}
