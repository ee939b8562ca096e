import ipaddr from 'ipaddr.js';

/**
 * What an address is counted by: an IPv6 caller has at least a whole /64 to choose addresses from, and up to a /48
 * (RFC 6177 §2), an IPv4 one that came over an IPv6 socket is still an IPv4 one.
 * @param ipv6Prefix how many bits of an IPv6 address tell the caller
 */
export function callerNetwork(address: string, ipv6Prefix: number): string {
  if (!ipaddr.isValid(address)) return address; // whatever a trusted proxy calls it
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${ipv6Prefix}`).toString();
}
