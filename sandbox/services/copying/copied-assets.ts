import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { HeldForOthers } from '../reserves/customer-list';

/** What somebody has in copies, by asset; unrealised profit of contracts counts as USDT, so that the sum is what they are worth. */
export function copiedAssets(
  exchange: ExchangeService,
  copies: HeldForOthers,
  owner: string,
): ReadonlyMap<string, Units> {
  const held = new Map<string, Units>();
  const add = (asset: string, amount: Units): unknown => held.set(asset, (held.get(asset) ?? 0n) + amount);
  for (const { accountId } of copies.accounts(owner)) {
    for (const { asset, holding } of exchange.balances(accountId)) if (holding !== 0n) add(asset, holding);
    for (const { unrealizedPnl } of exchange.margin.positions(accountId))
      if (unrealizedPnl !== 0n) add('USDT', unrealizedPnl);
  }
  return held;
}
