import { useMemo } from 'react';
import { known } from '../../../application/kernel/resource';
import type { Decimal } from '../../../domain/shared/decimal';
import { useResource } from '../../kit/data/use-resource';
import type { WithdrawStore } from './withdraw.store';

/** What one of a held asset is worth by the exchange; USDT. */
export function useHeldPrice(store: WithdrawStore, asset: string): Decimal | undefined {
  const holdings = known(useResource(useMemo(() => store.wallet.holdings(), [store])));
  return holdings?.find((holding) => holding.asset === asset)?.price;
}
