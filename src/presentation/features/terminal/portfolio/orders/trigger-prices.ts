import type { Unsubscribe } from '../../../../../application/kernel/observable-value';
import type { Needs } from '../../../../../application/kernel/token';
import { ContractStreamPort } from '../../../../../application/markets/contract-stream.port';
import { FollowedMarks } from '../../../../../application/markets/followed-marks';
import { OpenAlgoOrders } from '../../../../../application/trading/open-algo-orders';
import { decimal, type Decimal } from '../../../../../domain/shared/decimal';
import { type AlgoOrder, waitingTriggers } from '../../../../../domain/trading/algo-order';
import { TickersStore } from '../../../markets/tickers.store';

/** The prices that set conditional orders off, as they are now: a market's last one, or a contract's mark. */
export class TriggerPrices {
  static readonly needs: Needs<typeof TriggerPrices> = [ContractStreamPort, TickersStore, OpenAlgoOrders];

  readonly #marks: FollowedMarks;

  constructor(
    stream: Pick<ContractStreamPort, 'onMarkPrice'>,
    private readonly tickers: Pick<TickersStore, 'ticker'>,
    private readonly orders: Pick<OpenAlgoOrders, 'state' | 'value'>,
  ) {
    this.#marks = new FollowedMarks(stream);
  }

  /** Follows the marks that open orders wait for, until stopped. */
  start(): Unsubscribe {
    const follow = (): void =>
      this.#marks.follow(
        new Set(
          (this.orders.value ?? [])
            .flatMap(waitingTriggers)
            .flatMap(({ symbol, triggerPriceType }) => (triggerPriceType === 'MARK_PRICE' ? [symbol] : [])),
        ),
      );
    const stop = this.orders.state.subscribe(follow);
    follow();
    return () => {
      stop();
      this.#marks.follow(new Set());
    };
  }

  /** `undefined` while it is not known. */
  of({ symbol, triggerPriceType }: Pick<AlgoOrder, 'symbol' | 'triggerPriceType'>): Decimal | undefined {
    if (triggerPriceType === 'MARK_PRICE') return this.#marks.of(symbol);
    const last = this.tickers.ticker(symbol)?.statistics?.close;
    return last === undefined ? undefined : decimal(last);
  }
}
