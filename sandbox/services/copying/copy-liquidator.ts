import type { ExchangeService } from '../../engine/exchange-service';
import { Instrument } from '../../engine/model/instrument';
import type { Steps } from '../../engine/model/units';
import { rejected } from '../../shared/api-error';
import { type Copy, isFollowing } from './copy';
import { copyHoldings } from './copy-holdings';
import type { CopyOrders } from './copy-orders';
import type { CopyRepository } from './copy-repository';
import type { ProfitSharing } from './profit-sharing';

/** Ends copies: what is open is sold, profit is shared a last time, and everything goes back to its owner. */
export class CopyLiquidator {
  readonly #instruments: ReadonlyMap<string, Instrument>;

  constructor(
    private readonly exchange: ExchangeService,
    private readonly repository: CopyRepository,
    private readonly orders: CopyOrders,
    private readonly sharing: ProfitSharing,
    private readonly now: () => number,
    private readonly onEnded: (copy: Copy) => void,
  ) {
    this.#instruments = new Map(exchange.instruments.map((each) => [each.symbol, new Instrument(each)]));
  }

  /** Sells what can be sold now; the rest another time. Coins worth less than an order go back as they are. */
  async close(copy: Copy): Promise<void> {
    for (const [symbol, held] of copyHoldings(this.exchange, copy.accountId)) await this.#sell(copy, symbol, held);
    await this.handOver(copy);
  }

  /** What is not held any more is closed already. @throws ApiError where nobody is on the other side */
  async closeOne(copy: Copy, symbol: string): Promise<void> {
    const held = (): Steps => copyHoldings(this.exchange, copy.accountId).get(symbol) ?? 0;
    const before = held();
    if (before === 0) return;
    await this.#sell(copy, symbol, before);
    if (held() === before) throw rejected('noLiquidity');
  }

  /** Sells what the lead has given up and the copy could not at the time. */
  async sellOrphans(copy: Copy, leadAccount: string): Promise<void> {
    for (const [symbol, held] of copyHoldings(this.exchange, copy.accountId)) {
      if (!isFollowing(this.repository.byId(copy.copyId)!)) return;
      if (this.exchange.trades.position(leadAccount, symbol).quantity === 0) await this.#sell(copy, symbol, held);
    }
  }

  async #sell(copy: Copy, symbol: string, held: Steps): Promise<void> {
    const instrument = this.#instruments.get(symbol)!;
    const price = this.exchange.ticker(symbol)?.close;
    if (!instrument.perpetual && (price === undefined || instrument.belowMinimum(price, held))) return;
    await this.orders.send(
      copy,
      {
        tradeId: this.repository.nextClosing(copy.copyId),
        leadOrder: 0,
        closing: true,
        symbol,
        side: held > 0 ? 'SELL' : 'BUY',
        leadPrice: undefined,
      },
      {
        orderType: 'MARKET',
        quantity: Math.min(Math.abs(held), instrument.maxQuantity),
        ...(instrument.perpetual && { reduceOnly: true }),
      },
    );
  }

  /** Gives everything back as soon as no contract is open any more. */
  async handOver(copy: Copy): Promise<void> {
    if (this.exchange.margin.positions(copy.accountId).some(({ holding }) => holding !== 0)) return;
    const { accountId, copyId, owner } = await this.sharing.share(copy);
    const legs = this.exchange
      .balances(accountId)
      .filter(({ holding }) => holding > 0n)
      .map(({ asset, holding }) => ({ from: accountId, to: owner, asset, amount: holding }));
    // Where everything has gone already, what it came to was written down before a crash.
    if (legs.length > 0)
      this.repository.update(copyId, { returned: this.exchange.margin.summary(accountId).totalAccountValue });
    const outcome = await this.exchange.submit({
      type: 'transfer',
      kind: 'SUB_ACCOUNT_TRANSFER',
      reference: `copy:${copyId}:end`,
      legs,
    });
    if (!outcome.ok) return void this.repository.update(copyId, { returned: undefined });
    const { returned = 0n } = this.repository.byId(copyId)!;
    this.onEnded(this.repository.update(copyId, { status: 'ENDED', endedAt: this.now(), returned }));
  }
}
