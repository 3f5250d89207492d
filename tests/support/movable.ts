import { shared } from '../../src/application/kernel/shared';
import { transferableBalance } from '../../src/application/wallet/transferable-balance';
import type { MovableBalances } from '../../src/application/wallet/movable-balances';
import { type Decimal, decimal } from '../../src/domain/shared/decimal';
import type { AmountBounds } from '../../src/domain/wallet/amount-rules';

/** What may leave an account that has so much of each asset, of which contracts stand on some. */
export function movable(
  amounts: Readonly<Record<string, string>>,
  inMargin: Readonly<Record<string, string>> = {},
): Pick<MovableBalances, 'of' | 'start'> & { readonly running: () => number } {
  const rows = Object.entries(amounts).map(([asset, amount]) => [asset, { available: decimal(amount) }] as const);
  const byAsset = new Map<string, { readonly available: Decimal }>(rows);
  let running = 0;
  return {
    of: (asset): AmountBounds => {
      const bounds = transferableBalance({ byAsset: byAsset as never }, asset);
      const kept = inMargin[asset];
      return kept ? { ...bounds, available: bounds.available!.minus(kept), inMargin: decimal(kept) } : bounds;
    },
    start: shared(() => {
      running += 1;
      return () => (running -= 1);
    }),
    running: () => running,
  };
}
