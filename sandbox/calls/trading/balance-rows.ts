import type { User } from '../../services/users/user';
import type { EngineBalance } from '../../engine/model/ledger-model';
import type { ExchangeService } from '../../engine/exchange-service';
import { MarketBoard } from '../../services/markets/market-board';
import type { Services } from '../routing/services';
import type { MarketFormat } from '../../services/markets/market-format';
import { balanceRow, type PendingQuantities } from '../../gateway/order-rows';
import { copiedAssets } from '../../services/copying/copied-assets';
import { savingsOf, type Savings } from '../../services/trading/savings';

const nothingPending: PendingQuantities = { long: 0n, short: 0n };
const nothingSaved: Savings = { staked: 0n, unbonding: 0n, earn: 0n };
const allOrders = { page: 1, size: 10_000 };

type Sources = Pick<
  Services,
  'copying' | 'exchange' | 'marginService' | 'markets' | 'earn' | 'staking' | 'wallet' | 'now'
>;

/** Balances of an account with what its open orders would change, what it has given to earn, and what an asset is worth in USDT. */
export function balanceRows(sources: Sources, user: User, token?: string) {
  const { exchange, markets, marginService, now } = sources;
  const board = new MarketBoard(exchange, markets);
  const pending = pendingByAsset(exchange, markets, user.applicationId);
  const savings = savingsOf(sources, user);
  const copied = copiedAssets(exchange, sources.copying.repository, user.applicationId);
  const held = marginService.balances(user.applicationId, token);
  return [...held, ...goneElsewhere([...savings.keys(), ...copied.keys()], held, user.applicationId, token)].map(
    (balance) => {
      const { asset } = balance;
      return balanceRow(
        balance,
        pending.get(asset) ?? nothingPending,
        { ...nothingSaved, ...savings.get(asset), copied: copied.get(asset) ?? 0n },
        board.valueOf(asset),
        now(),
      );
    },
  );
}

/** Assets of which all has been given away have no balance in the ledger. */
function goneElsewhere(
  assets: readonly string[],
  held: readonly EngineBalance[],
  accountId: string,
  token: string | undefined,
): readonly EngineBalance[] {
  const known = new Set(held.map(({ asset }) => asset));
  return [...new Set(assets)]
    .filter((asset) => !known.has(asset) && (token ?? asset) === asset)
    .map((asset) => ({ accountId, asset, holding: 0n, frozen: 0n, lent: 0n, version: 0 }));
}

function pendingByAsset(
  exchange: ExchangeService,
  markets: ReadonlyMap<string, MarketFormat>,
  accountId: string,
): ReadonlyMap<string, PendingQuantities> {
  const pending = new Map<string, PendingQuantities>();
  for (const order of exchange.openOrders(accountId, allOrders).rows) {
    const market = markets.get(order.symbol);
    if (!market || market.specification.type !== 'SPOT' || order.quantity === undefined) continue;
    const { base } = market.specification;
    const { long, short } = pending.get(base) ?? nothingPending;
    const left = BigInt(order.quantity - order.executed) * market.stepUnits;
    pending.set(base, order.side === 'BUY' ? { long: long + left, short } : { long, short: short + left });
  }
  return pending;
}
