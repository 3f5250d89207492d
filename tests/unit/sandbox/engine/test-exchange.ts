import { Engine } from '../../../../sandbox/engine/engine';
import type { Command, CommandOutcome } from '../../../../sandbox/engine/model/commands';
import type { EngineEvent } from '../../../../sandbox/engine/model/events';
import type { EngineFill } from '../../../../sandbox/engine/model/orders';
import type { InstrumentSpecification } from '../../../../sandbox/engine/model/instrument-specification';
import { unitsFromText } from '../../../../sandbox/engine/model/units';

/** A spot market in round numbers: one tick is 1 USDT, one step is 1 COIN. */
export const coin: InstrumentSpecification = {
  symbol: 'SPOT_COIN_USDT',
  type: 'SPOT',
  base: 'COIN',
  quote: 'USDT',
  quoteTick: '1',
  quoteMin: '0',
  quoteMax: '100000',
  baseTick: '1',
  baseMin: '1',
  baseMax: '1000',
  minNotional: '100',
  bidCapRatio: '1.1',
  bidFloorRatio: null,
  askCapRatio: null,
  askFloorRatio: '0.9',
  precisions: [1],
  listingTime: 0,
};

export const contract: InstrumentSpecification = { ...coin, symbol: 'PERP_COIN_USDT', type: 'PERP' };

export const units = unitsFromText;

type Placement = Extract<Command, { type: 'place' }>;

/** An engine with two funded customers, spoken to in few words. */
export class TestExchange {
  readonly engine = new Engine([coin, contract]);
  events: EngineEvent[] = [];
  #at = 1000;

  constructor() {
    for (const accountId of ['ann', 'bob']) {
      this.do({ type: 'openAccount', accountId, kind: 'customer' });
      this.do({ type: 'deposit', accountId, asset: 'USDT', amount: units('100000') });
      this.do({ type: 'deposit', accountId, asset: 'COIN', amount: units('1000') });
    }
  }

  do(command: Command): CommandOutcome {
    this.events = [];
    this.#at += 1;
    return this.engine.apply(command, this.#at, this.events);
  }

  place(
    accountId: string,
    side: 'BUY' | 'SELL',
    price: number | undefined,
    quantity: number | undefined,
    more: Partial<Placement> = {},
  ): CommandOutcome {
    return this.do({
      type: 'place',
      accountId,
      symbol: coin.symbol,
      side,
      orderType: price === undefined ? 'MARKET' : 'LIMIT',
      ...(price === undefined ? {} : { price }),
      ...(quantity === undefined ? {} : { quantity }),
      clientOrderId: 0,
      ...more,
    });
  }

  get fills(): EngineFill[] {
    return this.events.flatMap((event) => (event.type === 'order' && event.fill !== undefined ? [event.fill] : []));
  }

  holding(accountId: string, asset: string): { holding: bigint; frozen: bigint } {
    const { holding, frozen } = this.engine.ledger.accounts.get(accountId)!.balance(asset);
    return { holding, frozen };
  }

  book(): { bids: readonly (readonly [number, number])[]; asks: readonly (readonly [number, number])[] } {
    const { bids, asks } = this.engine.books.get(coin.symbol)!.snapshot(100);
    return { bids, asks };
  }
}

export function orderIdOf(outcome: CommandOutcome): number {
  if (!outcome.ok || outcome.order === undefined)
    throw new Error(
      `No order: ${JSON.stringify(outcome, (_key, value) => (typeof value === 'bigint' ? `${value}` : value))}`,
    );
  return outcome.order.orderId;
}
