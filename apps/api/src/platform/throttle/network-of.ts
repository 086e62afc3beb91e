import ipaddr from 'ipaddr.js';
import { withoutPort } from '../../config/trust-proxy.ts';

/** The key of invalid addresses: a proxy that writes `unknown` must not bypass a limit. */
const NO_ADDRESS = 'unknown';
/** The groups of an IPv6 address that name a network: a machine chooses the rest of its /64 freely. */
const NETWORK_GROUPS = 4;
/** A site may have a /48, which is 65,536 networks. */
const SITE_GROUPS = 3;

/**
 * The network of a client's address, which is the key of every limit: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address
 * counts as itself in each of its notations, also within an IPv6 address, and a port after an address does not count.
 */
export function networkOf(address: string): string {
  const text = withoutPort(address);
  if (!ipaddr.isValid(text)) return NO_ADDRESS;
  const parsed = ipaddr.process(text);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const range = parsed.range();
  // The prefixes of translators between IPv4 and IPv6, behind which every IPv4 client would have the same network.
  if (range === 'rfc6052' || range === 'rfc6145')
    return ipaddr.fromByteArray(parsed.toByteArray().slice(12)).toString();
  return parsed.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
}

/** The site of a network: the /48 of an IPv6 network, and an IPv4 address itself. */
export function siteOf(network: string): string {
  return network.split(':').slice(0, SITE_GROUPS).join(':');
}
