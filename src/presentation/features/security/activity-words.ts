const nowhere: ReadonlySet<string> = new Set(['', 'unknown', 'Unknown device']);

/** `Firefox on Windows` as names alone, which need no translation; `undefined` when nothing is known. */
export function deviceNames(device: string): string | undefined {
  return nowhere.has(device)
    ? undefined
    : device.replace(' on ', ', ').replace(', unknown', '').replace('unknown, ', '');
}

/** Of the same network as the exchange, in its own words. */
export function isLocal(location: string): boolean {
  return location === 'Local network';
}
