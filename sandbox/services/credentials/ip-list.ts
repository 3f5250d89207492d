import { BlockList, isIP } from 'node:net';

const most = 20;

/** Addresses and ranges (`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`) as a set of what may call. */
export function isIpList(entries: readonly string[]): boolean {
  return entries.length <= most && new Set(entries).size === entries.length && entries.every(isEntry);
}

/** True for an empty list: no limit. */
export function admitsIp(entries: readonly string[], ip: string): boolean {
  if (entries.length === 0) return true;
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(address);
  if (family === 0) return false;
  const list = new BlockList();
  for (const entry of entries) {
    const [network = '', prefix] = entry.split('/');
    const type = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(network, type);
    else list.addSubnet(network, Number(prefix), type);
  }
  return list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

function isEntry(entry: string): boolean {
  const [network = '', prefix, ...more] = entry.split('/');
  const family = isIP(network);
  if (family === 0 || more.length > 0) return false;
  // A range as wide as everything would be no limit.
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 8 && Number(prefix) <= (family === 6 ? 128 : 32))
  );
}
