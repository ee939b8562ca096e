import ipaddr from 'ipaddr.js';

/**
 * What an address is counted by: an IPv6 caller has a whole /64 to choose addresses from (RFC 6177 §2), an
 * IPv4 one that came over an IPv6 socket is still an IPv4 one.
 */
export function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address; // whatever a trusted proxy calls it
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}
