import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { known, type Resource, type ResourceState } from '../../../application/kernel/resource';
import { Later, Loader } from '../../../application/kernel/later';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { Balances } from '../../../application/trading/balances';
import { MarginQueries } from '../../../application/trading/margin.queries';
import type { UnsettledPnl } from '../../../application/trading/unsettled-pnl';
import type { MovableBalances } from '../../../application/wallet/movable-balances';
import { ChainsQueries } from '../../../application/wallet/chains.queries';
import { WalletQueries } from '../../../application/wallet/wallet.queries';
import { type Decimal, decimal, decimalText, divide } from '../../../domain/shared/decimal';
import type { Milliseconds } from '../../../domain/shared/instant';
import type { Balance } from '../../../domain/trading/balance';
import type { AverageCost } from '../../../domain/wallet/average-cost';
import type { CurrencyRate } from '../../../domain/wallet/purchase';
import type { Collateral } from '../../../domain/trading/collateral';
import {
  type DayPrices,
  type Holding,
  profitOf,
  type Share,
  sharesOf,
  valued,
  type ValuedHolding,
  valueOf,
} from '../../../domain/wallet/holding';
import { TickersStore } from '../markets/tickers.store';
import { coins, readChoices, type WalletChoices } from './wallet-choices';
import { shownRows, type WalletRow, walletRow } from './wallet-rows';

const storageKey = 'wallet';
/** Balances change in bursts; the wallet is read once after them. */
const settleTime: Milliseconds = 400;
/** Parts of the allocation that are told apart. */
const mostShares = 6;

const stopAll =
  (...stops: readonly Unsubscribe[]): Unsubscribe =>
  () =>
    stops.forEach((stop) => stop());

/** What the account has and what it is worth at the last prices. */
export class WalletStore implements Startable {
  static readonly needs: Needs<typeof WalletStore> = [
    WalletQueries,
    ChainsQueries,
    MarketsQueries,
    MarginQueries,
    Balances,
    Loader,
    TickersStore,
    LocalStoragePort,
    Scheduler,
  ];
  static readonly perAccount = true;

  /** Who looks at the wallet without an account needs none. */
  readonly #unsettled: Later<UnsettledPnl>;
  state: ResourceState<readonly Holding[]> = { status: 'loading' };
  /** `undefined` before it is known. */
  collateral: ReadonlyMap<string, Collateral> | undefined = undefined;
  /** Of what was bought here. */
  averageCosts: ReadonlyMap<string, AverageCost> = new Map();
  rates: readonly CurrencyRate[] = [];
  search = '';
  choices: WalletChoices;

  constructor(
    readonly queries: WalletQueries,
    readonly chains: ChainsQueries,
    readonly markets: MarketsQueries,
    private readonly margin: MarginQueries,
    private readonly balances: Balances,
    loader: Loader,
    private readonly tickers: TickersStore,
    private readonly storage: LocalStoragePort,
    private readonly scheduler: Scheduler,
  ) {
    this.#unsettled = new Later<UnsettledPnl>(() =>
      loader.load(async () => (await import('../../../application/trading/unsettled-pnl')).UnsettledPnl),
    );
    this.choices = readChoices(storage.read(storageKey));
    makeObservable(this, {
      state: observableRef,
      collateral: observableRef,
      averageCosts: observableRef,
      rates: observableRef,
      search: observable,
      choices: observableRef,
      everyMarketKnown: computed,
      holdings: computed,
      worth: computed,
      total: computed,
      profit: computed,
      shares: computed,
      currencies: computed,
      look: actionBound,
    });
  }

  /** What the sum is made of, for as long as that is on screen: orders that reserve a part of it change nothing. */
  followTotal(): Unsubscribe {
    const holdings = this.queries.holdings();
    return stopAll(
      this.#followUnsettled(),
      this.#show(holdings, (state) => (this.state = state)),
      this.#show(this.queries.currencyRates(), (state) => (this.rates = known(state) ?? this.rates)),
      this.#whenBehind(this.#missesAmounts, [holdings]),
    );
  }

  /** For as long as the wallet of an account is on screen. */
  start(): Unsubscribe {
    const collateral = this.margin.collateral();
    const costs = this.queries.averageCosts();
    return stopAll(
      this.followTotal(),
      this.#show(collateral, (state) => {
        const rows = known(state);
        this.collateral = rows && new Map(rows.map((each) => [each.asset, each]));
      }),
      this.#show(costs, (state) => (this.averageCosts = known(state) ?? this.averageCosts)),
      this.#whenBehind(this.#missesReserves, [this.queries.holdings()]),
      this.#afterAmountsOf(this.queries.holdings(), [collateral, costs]),
    );
  }

  /** `undefined` before anything is known. */
  get holdings(): readonly ValuedHolding[] | undefined {
    return known(this.state)?.map((holding) => valued(holding, this.#day(holding.asset)));
  }

  /** Only the list of all markets brings totals: an asset that has no prices by then has no market. */
  get everyMarketKnown(): boolean {
    return this.tickers.totals !== undefined;
  }

  rows(movable: Pick<MovableBalances, 'kept'>): readonly WalletRow[] {
    const rows = (this.holdings ?? []).map((each) => walletRow(each, movable));
    return shownRows(rows, this.search, this.choices);
  }

  row(asset: string, movable: Pick<MovableBalances, 'kept'>): WalletRow | undefined {
    const held = this.holding(asset);
    return held && walletRow(held, movable);
  }

  /** Of positions, USDT; `undefined` before it is known. */
  get unsettled(): Decimal | undefined {
    return this.#unsettled.value?.current;
  }

  /** Everything, with what positions have not settled yet: settling changes no sum. USDT; `undefined` while a part is not known. */
  get worth(): Decimal | undefined {
    return this.holdings && this.unsettled && valueOf(this.holdings).plus(this.unsettled);
  }

  /** The same in the currency that was chosen; `undefined` while that has no price. */
  get total(): Decimal | undefined {
    return this.inCurrency(this.worth);
  }

  get profit(): Decimal | undefined {
    return this.holdings && this.inCurrency(profitOf(this.holdings));
  }

  get shares(): readonly Share[] {
    return sharesOf(this.holdings ?? [], mostShares);
  }

  /** What the sum can be counted in. */
  get currencies(): readonly string[] {
    return [...new Set([...coins, ...this.rates.map(({ currency }) => currency), this.choices.currency])];
  }

  /** @param value USDT */
  inCurrency(value: Decimal | undefined): Decimal | undefined {
    const { currency } = this.choices;
    const coin = currency === 'USDT' ? decimal(1) : this.#dayPrices(currency)?.close;
    const price = coins.includes(currency) ? coin : this.rates.find((rate) => rate.currency === currency)?.worth;
    return value && price?.gt(0) ? divide(value, price) : undefined;
  }

  holding(asset: string): ValuedHolding | undefined {
    return this.holdings?.find((each) => each.asset === asset);
  }

  look(search: string): void {
    this.search = search;
  }

  choose(change: Partial<WalletChoices>): void {
    runInAction(() => (this.choices = { ...this.choices, ...change }));
    this.storage.write(storageKey, JSON.stringify(this.choices));
  }

  star(asset: string): void {
    const { starred } = this.choices;
    this.choose({ starred: starred.includes(asset) ? starred.filter((each) => each !== asset) : [...starred, asset] });
  }

  retry(): void {
    void this.queries.holdings().refresh();
  }

  #followUnsettled(): Unsubscribe {
    let stop: Unsubscribe | undefined = () => undefined;
    void this.#unsettled.load().then((pnl) => (stop &&= pnl?.start()));
    return () => {
      stop?.();
      stop = undefined;
    };
  }

  #show<T>(resource: Resource<T>, show: (state: ResourceState<T>) => void): Unsubscribe {
    const follow = (): void => runInAction(() => show(resource.current));
    follow();
    return resource.subscribe(follow);
  }

  /** Once the account's balances have settled, reads again what does not agree with them. */
  #whenBehind(isBehind: () => boolean, resources: readonly Resource<unknown>[]): Unsubscribe {
    let waiting: Cancel | undefined;
    const stop = this.balances.state.subscribe(() => {
      waiting?.();
      waiting = this.scheduler.after(settleTime, () => {
        if (isBehind()) resources.forEach((resource) => void resource.refresh());
      });
    });
    return () => {
      waiting?.();
      stop();
    };
  }

  /** With every reading of the holdings that brings other amounts, whoever has asked for it: an act of one's own does too. */
  #afterAmountsOf(holdings: Resource<readonly Holding[]>, resources: readonly Resource<unknown>[]): Unsubscribe {
    let amounts = amountsOf(holdings);
    return holdings.subscribe(() => {
      const before = amounts;
      amounts = amountsOf(holdings) ?? before;
      if (before !== undefined && amounts !== before) resources.forEach((resource) => void resource.refresh());
    });
  }

  readonly #missesAmounts = (): boolean => this.#disagrees((balance, held) => balance.holding.eq(held?.balance ?? 0));

  readonly #missesReserves = (): boolean => this.#disagrees((balance, held) => balance.frozen.eq(held?.inOrders ?? 0));

  #disagrees(agrees: (balance: Balance, held: Holding | undefined) => boolean): boolean {
    const holdings = known(this.state);
    return (
      holdings !== undefined &&
      (this.balances.value ?? []).some(
        (balance) =>
          !agrees(
            balance,
            holdings.find(({ asset }) => asset === balance.asset),
          ),
      )
    );
  }

  #dayPrices(asset: string): DayPrices | undefined {
    const day = this.tickers.statistics(marketOf(asset));
    return day && { open: decimal(day.open), close: decimal(day.close) };
  }

  #day(asset: string): DayPrices | 'none' | undefined {
    if (asset === 'USDT') return 'none';
    return this.#dayPrices(asset) ?? (this.everyMarketKnown ? 'none' : undefined);
  }
}

function marketOf(asset: string): string {
  return `SPOT_${asset}_USDT`;
}

/** `undefined` before they are known. */
function amountsOf(holdings: Resource<readonly Holding[]>): string | undefined {
  return known(holdings.current)
    ?.map(({ asset, balance }) => `${asset} ${decimalText(balance)}`)
    .sort()
    .join();
}
