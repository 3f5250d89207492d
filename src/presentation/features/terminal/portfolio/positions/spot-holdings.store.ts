import { computed, makeObservable, observable, reaction, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../../../application/kernel/observable-value';
import { type Cancel, Scheduler } from '../../../../../application/kernel/scheduler.port';
import { AccountStreamPort } from '../../../../../application/trading/account-stream.port';
import { newestConversions, newestFills } from '../../../../../application/trading/newest-fills';
import { ConvertPort } from '../../../../../application/wallet/convert.port';
import { TradingPort } from '../../../../../application/trading/trading.port';
import type { Instrument } from '../../../../../domain/markets/instrument';
import { parseMarketSymbol } from '../../../../../domain/markets/market-symbol';
import { minute, type Milliseconds } from '../../../../../domain/shared/instant';
import { holdingCost, type SpotCost } from '../../../../../domain/trading/spot-cost';
import { spotHolding, type SpotHolding } from '../../../../../domain/trading/spot-holding';
import { Balances } from '../../../../../application/trading/balances';
import { InstrumentsStore } from '../instruments.store';
import type { Needs } from '../../../../../application/kernel/token';

/** Reports come in bursts; trades are read once after them. */
const settleTime: Milliseconds = 400;

/** An asset that is held; its cost is `undefined` until its trades are read. */
export interface HeldAsset {
  readonly balance: { readonly asset: string; readonly symbol: string; readonly held: SpotHolding['held'] };
  readonly holding: SpotHolding | undefined;
}

/** What is held of assets that have a spot market, and what own trades there and conversions say it has cost. */
export class SpotHoldingsStore {
  static readonly needs: Needs<typeof SpotHoldingsStore> = [
    Balances,
    InstrumentsStore,
    TradingPort,
    AccountStreamPort,
    Scheduler,
    ConvertPort,
  ];
  static readonly perAccount = true;

  readonly #costs = observable.map<string, Pick<SpotCost, 'quantity' | 'cost'>>({}, { deep: false });
  readonly #asked = new Set<string>();
  readonly #waiting = new Map<string, Cancel>();

  constructor(
    private readonly balances: Balances,
    private readonly instruments: InstrumentsStore,
    private readonly trading: Pick<TradingPort, 'fills'>,
    private readonly stream: Pick<AccountStreamPort, 'onExecutionReport'>,
    private readonly scheduler: Scheduler,
    private readonly convert: Pick<ConvertPort, 'conversions'>,
  ) {
    makeObservable(this, { rows: computed });
  }

  /** `undefined` before balances and markets are known. */
  get rows(): readonly HeldAsset[] | undefined {
    const { byAsset } = this.balances;
    if (!byAsset || this.instruments.all.length === 0) return undefined;
    return this.instruments.all.filter(isSpot).flatMap(({ base: asset, symbol }) => {
      const held = byAsset.get(asset)?.holding;
      if (!held?.gt(0)) return [];
      const cost = this.#costs.get(symbol);
      return [{ balance: { asset, symbol, held }, holding: cost && spotHolding(asset, symbol, held, cost) }];
    });
  }

  /** Reads and follows trades of what is held, while it is on screen. */
  start(): Unsubscribe {
    const stops = [
      this.stream.onExecutionReport(({ order, fill }) => {
        if (fill && this.#asked.has(order.symbol)) this.#soon(order.symbol);
      }),
      // What was converted changes balances, and no order reports it.
      reaction(
        () => new Map((this.rows ?? []).map(({ balance: { symbol, held } }) => [symbol, held])),
        (now, before) =>
          now.forEach((held, symbol) => {
            const known = before.get(symbol);
            if (known && !known.eq(held) && this.#asked.has(symbol)) this.#soon(symbol);
          }),
      ),
      reaction(
        () => (this.rows ?? []).map(({ balance }) => balance.symbol),
        (symbols) => symbols.filter((symbol) => !this.#asked.has(symbol)).forEach((symbol) => void this.#read(symbol)),
        { fireImmediately: true },
      ),
    ];
    return () => {
      stops.forEach((stop) => stop());
      this.#waiting.forEach((cancel) => cancel());
      this.#asked.clear();
    };
  }

  #soon(symbol: string, pause = settleTime): void {
    this.#waiting.get(symbol)?.();
    this.#waiting.set(
      symbol,
      this.scheduler.after(pause, () => void this.#read(symbol)),
    );
  }

  async #read(symbol: string): Promise<void> {
    this.#asked.add(symbol);
    const market = parseMarketSymbol(symbol);
    const [traded, converted] = await Promise.all([
      newestFills(this.trading, { symbol }),
      newestConversions(this.convert),
    ]);
    if (traded.ok && converted.ok && market)
      runInAction(() => this.#costs.set(symbol, holdingCost(traded.value.fills, converted.value.conversions, market)));
    else if (this.#asked.has(symbol)) this.#soon(symbol, minute);
  }
}

function isSpot({ symbol }: Instrument): boolean {
  return parseMarketSymbol(symbol)?.type === 'SPOT';
}
