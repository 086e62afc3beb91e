import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';

/** Network names that Fastify accepts. */
const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** The warning at start if all proxies are trusted: then a client can claim any address by the header. */
export const TRUSTS_ANYONE =
  'TRUST_PROXY=on trusts X-Forwarded-For from every sender: anyone can claim any address, and limits per ' +
  'address do not work. Set the addresses of the proxies instead, for example TRUST_PROXY=loopback';

/** `on`, `off`, or the proxies' addresses separated by commas. */
export function readTrustProxy(text: string): boolean | string[] {
  if (text === 'on' || text === 'off') return text === 'on';
  return text.split(',').map((address) => address.trim());
}

export function isProxyList(text: string): boolean {
  const proxies = readTrustProxy(text);
  return typeof proxies === 'boolean' || proxies.every((proxy) => NAMED.has(proxy) || isNetwork(proxy));
}

/** `10.0.0.1`, or `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

/**
 * Whether an address is one of the trusted proxies. Some proxies name themselves and their clients with a port in
 * `X-Forwarded-For`, which is not part of the address.
 */
export function createIsProxy(trustProxy: boolean | string[]): (address: string | undefined, hop: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const isTrusted = compile(trustProxy);
  return (address, hop) => isTrusted(withoutPort(address ?? ''), hop);
}

/** `192.0.2.7:51234`, `[2001:db8::7]:51234` and `[2001:db8::7]` without port and brackets. */
export function withoutPort(address: string): string {
  const text = address.trim();
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
