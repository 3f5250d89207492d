import type { Ticks } from '../../engine/model/units';

/** Market makers quote from these accounts; they trade on credit. */
export const makers = [
  { accountId: 'maker-breakwater', name: 'Breakwater' },
  { accountId: 'maker-keel', name: 'Keel Markets' },
  { accountId: 'maker-fathom', name: 'Fathom Liquidity' },
  { accountId: 'maker-lodestar', name: 'Lodestar Trading' },
] as const;
/** Quotes through the simulated past. */
export const makerAccount = 'house-makers';
/** The many small takers whom nobody knows by name, counted together. */
export const takerAccount = 'house-takers';

/** These stand for many, or for the exchange itself: they are no traders, and their trades are the others' trades again. */
export const crowdAccounts: ReadonlySet<string> = new Set([makerAccount, takerAccount]);

const makerIds: ReadonlySet<string> = new Set([makerAccount, ...makers.map(({ accountId }) => accountId)]);

export function isMaker(accountId: string): boolean {
  return makerIds.has(accountId);
}

/** Who quotes a price of a market: three of the makers in each, at alternating prices. */
export function makerFor(symbol: string, price: Ticks): string {
  const absent = (symbol.length + symbol.charCodeAt(symbol.length - 6)) % makers.length;
  return makers[(absent + 1 + (price % (makers.length - 1))) % makers.length]!.accountId;
}
