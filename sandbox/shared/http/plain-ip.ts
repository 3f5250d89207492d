/** An IPv4 address that came in over an IPv6 socket, as itself. */
export function plainIp(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}
