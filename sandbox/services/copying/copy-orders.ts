import type { ExchangeService } from '../../engine/exchange-service';
import type { Command } from '../../engine/model/commands';
import { Instrument } from '../../engine/model/instrument';
import type { EngineOrder } from '../../engine/model/orders';
import type { CopiedTrade, Copy } from './copy';
import type { CopyRepository } from './copy-repository';

export type Placement = Pick<Command & { readonly type: 'place' }, 'quantity' | 'orderType' | 'price' | 'reduceOnly'>;

/** What a copy trades: after the lead, or to close what it holds by itself. */
export type TradeOrigin = Pick<CopiedTrade, 'tradeId' | 'leadOrder' | 'closing' | 'symbol' | 'side' | 'leadPrice'>;

/** Orders of copies, each written down before it is sent, so that a crash in between sends nothing twice. */
export class CopyOrders {
  readonly #instruments: ReadonlyMap<string, Instrument>;

  constructor(
    private readonly exchange: ExchangeService,
    private readonly repository: CopyRepository,
    private readonly now: () => number,
  ) {
    this.#instruments = new Map(exchange.instruments.map((each) => [each.symbol, new Instrument(each)]));
  }

  async send({ copyId, accountId }: Copy, origin: TradeOrigin, order: Placement): Promise<void> {
    const { symbol, side } = origin;
    const trade: CopiedTrade = {
      ...origin,
      copyId,
      wanted: order.quantity!,
      status: 'SENT',
      executed: 0,
      notional: 0n,
      fee: 0n,
      at: this.now(),
    };
    this.repository.addTrade(trade);
    const outcome = await this.exchange.submit({
      type: 'place',
      accountId,
      symbol,
      side,
      clientOrderId: clientOrderId(trade),
      tag: 'copy',
      ...order,
    });
    this.#settle(trade, outcome.ok ? outcome.order : undefined);
  }

  /** Orders whose answer was lost with the process. */
  settleSent(): void {
    for (const trade of this.repository.sent()) {
      const copy = this.repository.byId(trade.copyId);
      this.#settle(trade, copy && this.exchange.order(copy.accountId, { clientOrderId: clientOrderId(trade) }));
    }
  }

  /** Closing that finds nobody is tried again and again, and is written down once somebody was found. */
  #settle(trade: CopiedTrade, order: EngineOrder | undefined): void {
    if (trade.leadPrice === undefined && !order?.executed) this.repository.dropTrade(trade);
    else this.repository.saveTrade(order ? this.#executed(trade, order) : { ...trade, status: 'REFUSED' });
  }

  #executed(trade: CopiedTrade, { executed, executedNotional: notional, fee, feeAsset }: EngineOrder): CopiedTrade {
    const instrument = this.#instruments.get(trade.symbol)!;
    const inBase = feeAsset === instrument.baseAsset && executed > 0;
    const worth = inBase ? (fee * notional) / instrument.baseUnits(executed) : fee;
    return { ...trade, status: executed > 0 ? 'FILLED' : 'MISSED', executed, notional, fee: worth };
  }
}

/** An id of the copy's own for each of the two halves of a lead's trade. */
function clientOrderId({ tradeId, closing }: CopiedTrade): number {
  return 2 * tradeId + (closing ? 1 : 0);
}
