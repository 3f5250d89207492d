/** Where browsers let messages be pushed to, by their makers. */
const known = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether an address is one of a push service. Devices name theirs themselves: without this, they could have the exchange
 * send requests to any host within its reach.
 * @param more origins, such as one of a test
 */
export function isPushService(address: string, more: readonly string[] = []): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username !== '' || url.password !== '') return false;
  if (more.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return known.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
}
