import { Engine } from '../../../../../sandbox/engine/engine';
import type { Command, CommandOutcome } from '../../../../../sandbox/engine/model/commands';
import type { EngineEvent } from '../../../../../sandbox/engine/model/events';
import type { EnginePosition, PositionSide } from '../../../../../sandbox/engine/model/margin-model';
import { woo } from './margin-arbitrary';
import { coin, contract, units } from '../test-exchange';

export type Placement = Extract<Command, { type: 'place' }>;

export const pack = { ...contract, symbol: 'PERP_1000COIN_USDT', base: '1000COIN', quoteMax: '100000000' };
export const advance: Command = { type: 'advance' };

/** Ann has money and trades contracts; the house makes the market around 100. */
export class ContractExchange {
  readonly engine = new Engine([coin, contract, woo, pack]);
  events: EngineEvent[] = [];
  at = Date.UTC(2026, 10, 21, 7, 0, 0);

  constructor() {
    for (const accountId of ['maker', 'taker']) this.do({ type: 'openAccount', accountId, kind: 'house' });
    for (const accountId of ['ann', 'bob']) {
      this.do({ type: 'openAccount', accountId, kind: 'customer' });
      this.do({ type: 'deposit', accountId, asset: 'USDT', amount: units('1000') });
    }
  }

  do(command: Command): CommandOutcome {
    this.events = [];
    this.at += 1000;
    return this.engine.apply(command, this.at, this.events);
  }

  place(
    accountId: string,
    side: 'BUY' | 'SELL',
    price: number | undefined,
    quantity: number,
    more: Partial<Placement> = {},
  ): CommandOutcome {
    const orderType = price === undefined ? 'MARKET' : 'LIMIT';
    return this.do({
      type: 'place',
      accountId,
      symbol: contract.symbol,
      side,
      orderType,
      ...(price !== undefined && { price }),
      quantity,
      clientOrderId: 0,
      ...more,
    });
  }

  /** A trade against the house. */
  fill(
    accountId: string,
    side: 'BUY' | 'SELL',
    price: number,
    quantity: number,
    more: Partial<Placement> = {},
  ): CommandOutcome {
    this.place('maker', side === 'BUY' ? 'SELL' : 'BUY', price, quantity);
    return this.place(accountId, side, price, quantity, more);
  }

  /** Lets the houses trade once at a price, so that the last price and, without other orders, the mark are there. */
  trade(price: number, more: Partial<Placement> = {}): void {
    this.place('maker', 'SELL', price, 2, more);
    this.place('taker', 'BUY', price, 2, { orderType: 'IOC', ...more });
  }

  mark(price: string | undefined): void {
    this.do({
      type: 'overridePrice',
      symbol: contract.symbol,
      price: 'mark',
      value: price === undefined ? undefined : units(price),
    });
  }

  position(accountId: string, side: PositionSide = 'BOTH'): EnginePosition {
    const account = this.engine.ledger.accounts.get(accountId)!;
    return this.engine.views.position(
      account.positions.get(side === 'BOTH' ? contract.symbol : `${contract.symbol} ${side}`)!,
      this.at,
    );
  }

  usdt(accountId: string): bigint {
    return this.engine.ledger.accounts.get(accountId)!.balance('USDT').holding;
  }

  summary(accountId: string): ReturnType<Engine['views']['summary']> {
    return this.engine.views.summary(this.engine.ledger.accounts.get(accountId)!);
  }

  stages(): number[] {
    return this.events.flatMap((event) =>
      event.type === 'liquidation' && event.liquidation.accountId === 'ann' ? [event.liquidation.stage] : [],
    );
  }
}
