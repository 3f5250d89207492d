import type { ExchangeService } from '../exchange/model';
import type { MarginDesk } from './margin-desk';
import { MarketBoard } from '../server/market-board';
import type { MarketWire } from '../server/wire-market';
import { balanceRow, type PendingQuantities } from '../server/wire-order';

const none: PendingQuantities = { long: 0n, short: 0n };
const allOrders = { page: 1, size: 10_000 };

interface Sources {
  readonly exchange: ExchangeService;
  readonly marginDesk: MarginDesk;
  readonly markets: ReadonlyMap<string, MarketWire>;
  readonly now: () => number;
}

/** Balances of an account with what its open orders would change and what an asset is worth in USDT. */
export function balanceRows({ exchange, marginDesk, markets, now }: Sources, accountId: string, token?: string) {
  const board = new MarketBoard(exchange, markets);
  const pending = pendingByAsset(exchange, markets, accountId);
  return marginDesk
    .balances(accountId, token)
    .map((balance) => balanceRow(balance, pending.get(balance.asset) ?? none, board.valueOf(balance.asset), now()));
}

function pendingByAsset(exchange: ExchangeService, markets: ReadonlyMap<string, MarketWire>, accountId: string): ReadonlyMap<string, PendingQuantities> {
  const pending = new Map<string, PendingQuantities>();
  for (const order of exchange.openOrders(accountId, allOrders).rows) {
    const market = markets.get(order.symbol);
    if (!market || market.specification.type !== 'SPOT' || order.quantity === undefined) continue;
    const { base } = market.specification;
    const { long, short } = pending.get(base) ?? none;
    const left = BigInt(order.quantity - order.executed) * market.stepUnits;
    pending.set(base, order.side === 'BUY' ? { long: long + left, short } : { long, short: short + left });
  }
  return pending;
}
