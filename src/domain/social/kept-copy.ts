import { parseMarketSymbol } from '../markets/market-symbol';
import type { Decimal } from '../shared/decimal';
import type { OwnCopy } from './own-copy';

/** Coins go to the account as they are; contracts stay, with the margin that they need. */
export function keepsContracts({ positions }: Pick<OwnCopy, 'positions'>): boolean {
  return positions.some(({ symbol }) => parseMarketSymbol(symbol)?.type === 'PERP');
}

interface KeptParts {
  readonly returns: Decimal;
  readonly shared: Decimal;
  readonly stays: Decimal;
}

/** What a copy is worth now, by where it goes if its contracts are kept; `undefined` where the exchange does not say. */
export function keptParts({
  worth,
  releasable,
  shareDue,
}: Pick<OwnCopy, 'worth' | 'releasable' | 'shareDue'>): KeptParts | undefined {
  if (releasable === undefined || shareDue === undefined) return undefined;
  return { returns: releasable, shared: shareDue, stays: worth.minus(releasable).minus(shareDue) };
}
