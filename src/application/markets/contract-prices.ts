import type { FundingEstimate } from '../../domain/markets/contract-figures';
import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import { Subject, type Unsubscribe } from '../kernel/observable-value';
import type { ContractStreamPort } from './contract-stream.port';

/** Live figures of one perpetual; each absent before its first message. */
export class ContractPrices {
  readonly #markPrice = new Subject<number | undefined>(undefined);
  readonly #indexPrice = new Subject<number | undefined>(undefined);
  readonly #openInterest = new Subject<number | undefined>(undefined);
  readonly #funding = new Subject<FundingEstimate | undefined>(undefined);

  constructor(
    private readonly symbol: string,
    private readonly stream: ContractStreamPort,
  ) {}

  get markPrice(): number | undefined {
    return this.#markPrice.current;
  }

  get indexPrice(): number | undefined {
    return this.#indexPrice.current;
  }

  /** What is held long, in base. */
  get openInterest(): number | undefined {
    return this.#openInterest.current;
  }

  get funding(): FundingEstimate | undefined {
    return this.#funding.current;
  }

  /** Follows the stream until stopped. */
  start(): Unsubscribe {
    const { symbol, stream } = this;
    const { base, quote } = parseMarketSymbol(symbol)!;
    const stops = [
      stream.onMarkPrice(symbol, ({ price }) => this.#markPrice.set(price)),
      stream.onIndexPrice(`SPOT_${base}_${quote}`, ({ price }) => this.#indexPrice.set(price)),
      stream.onOpenInterest(symbol, ({ quantity }) => this.#openInterest.set(quantity)),
      stream.onFundingEstimate(symbol, (funding) => this.#funding.set(funding)),
    ];
    return () => stops.forEach((stop) => stop());
  }
}
