import { PositionFees } from '../../../../../../src/application/trading/position-fees';
import { PlainResourceCache } from '../../../../../fakes/plain-resource-cache';
import { noRecovery } from '../../../../../support/reads';
import { Subject } from '../../../../../../src/application/kernel/observable-value';
import type { Failure } from '../../../../../../src/application/kernel/failure';
import type { Session } from '../../../../../../src/application/session/session';
import { ChangeMarginSettings } from '../../../../../../src/application/trading/change-margin-settings.use-case';
import type { ContractAccount } from '../../../../../../src/application/trading/contract-account';
import { liveValue, type LiveState } from '../../../../../../src/application/trading/live-state';
import type { OpenOrders } from '../../../../../../src/application/trading/open-orders';
import type { LeverageSetting } from '../../../../../../src/application/trading/positions.port';
import type {
  ContractPrice,
  FundingEstimate,
  OpenInterest,
} from '../../../../../../src/domain/markets/contract-figures';
import type { LeverageTier } from '../../../../../../src/domain/markets/futures-figures';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { failure, success, type Result } from '../../../../../../src/domain/shared/result';
import type { MarginSummary } from '../../../../../../src/domain/trading/margin-summary';
import type { Position } from '../../../../../../src/domain/trading/position';
import { ContractMarkets } from '../../../../../../src/application/trading/contract-market';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import type { Positions } from '../../../../../../src/application/trading/positions';
import type { AccountRisk } from '../../../../../../src/application/trading/account-risk';
import { PortfolioPreferencesStore } from '../../../../../../src/presentation/features/terminal/account/portfolio-preferences.store';
import { PositionFeesStore } from '../../../../../../src/presentation/features/terminal/account/position-fees.store';
import { PositionPricesStore } from '../../../../../../src/presentation/features/terminal/account/position-prices.store';
import { PositionProfitsStore } from '../../../../../../src/presentation/features/terminal/account/position-profits.store';
import { MemoryStorage } from '../../../../../fakes/memory-platform';
import { bitcoinPerpetual as perpetual } from '../../../../domain/trading/instruments';

const tier = (number: number, maximumLeverage: number, from: string, to: string, rate: string): LeverageTier => ({
  symbol: perpetual.symbol,
  tier: number,
  maximumLeverage,
  notionalFrom: decimal(from),
  notionalTo: decimal(to),
  initialMarginRate: decimal(rate),
  maintenanceMarginRate: decimal(rate).times('0.6'),
  maintenanceAmount: decimal(0),
});

export const tiers = [
  tier(1, 50, '0', '2000000', '0.02'),
  tier(2, 25, '2000000', '10000000', '0.04'),
  tier(3, 10, '10000000', '20000000', '0.1'),
];

export function position(holding: string, markPrice = '60000', more: Partial<Position> = {}): Position {
  const none = decimal(0);
  return {
    symbol: perpetual.symbol,
    positionSide: 'BOTH',
    marginMode: 'CROSS',
    leverage: 10,
    holding: decimal(holding),
    pendingLong: none,
    pendingShort: none,
    averageOpenPrice: decimal(59000),
    settlePrice: decimal(59000),
    markPrice: decimal(markPrice),
    pnl24h: none,
    fee24h: none,
    isolatedMarginAsset: '',
    isolatedMargin: none,
    isolatedFrozenLong: none,
    isolatedFrozenShort: none,
    adlQuantile: 1,
    updatedAt: 1,
    version: 1,
    ...more,
  };
}

export const summary: MarginSummary = {
  accountMode: 'FUTURES',
  positionMode: 'ONE_WAY',
  marginMode: 'CROSS',
  totalAccountValue: decimal('20000'),
  totalCollateral: decimal('18000'),
  freeCollateral: decimal('12000'),
  marginRatio: decimal('0.3'),
  maintenanceMarginRatio: decimal('0.006'),
};

/** What the exchange has, and what it refuses. */
export class FakePositions {
  setting: LeverageSetting = {
    marginMode: 'CROSS',
    positionMode: 'ONE_WAY',
    sides: [{ positionSide: 'BOTH', leverage: 10 }],
  };
  refusal: Failure | undefined;
  reads = 0;
  readonly sent: object[] = [];

  marginMode = async () => success(this.setting.marginMode);
  leverage = async () => {
    this.reads += 1;
    return success(this.setting);
  };
  setMarginMode = async (marginMode: LeverageSetting['marginMode'], symbol?: string) =>
    this.#answer({ marginMode, symbol }, { marginMode });
  setPositionMode = async (positionMode: LeverageSetting['positionMode']) =>
    this.#answer({ positionMode }, { positionMode });
  setLeverage = async (change: { leverage: number }) =>
    this.#answer(change, { sides: this.setting.sides.map((side) => ({ ...side, leverage: change.leverage })) });

  #answer(sent: object, change: Partial<LeverageSetting>): Result<void, Failure> {
    this.sent.push(sent);
    if (this.refusal) return failure(this.refusal);
    this.setting = { ...this.setting, ...change };
    return success(undefined);
  }
}

export class FakeContractStream {
  readonly mark = new Subject<ContractPrice | undefined>(undefined);
  readonly index = new Subject<ContractPrice | undefined>(undefined);
  readonly interest = new Subject<OpenInterest | undefined>(undefined);
  readonly funding = new Subject<FundingEstimate | undefined>(undefined);
  readonly asked: string[] = [];
  onMarkPrice = this.#of(this.mark);
  onIndexPrice = this.#of(this.index);
  onOpenInterest = this.#of(this.interest);
  onFundingEstimate = this.#of(this.funding);

  #of<T>(subject: Subject<T | undefined>) {
    return (symbol: string, listener: (value: T) => void) => {
      this.asked.push(symbol);
      return subject.subscribe((value) => value !== undefined && listener(value));
    };
  }
}

/** A perpetual over fakes; the settings are read for somebody who is logged in. */
export async function contractMarket(positionsPort = new FakePositions()) {
  const stream = new FakeContractStream();
  const positions = new Subject<LiveState<readonly Position[]>>({ status: 'ready', value: [], stale: false });
  const standing = new Subject<LiveState<MarginSummary>>({ status: 'ready', value: summary, stale: false });
  const live = <T>(state: Subject<LiveState<T>>) => ({
    state,
    get value(): T | undefined {
      return liveValue(state.current);
    },
    get stale(): boolean {
      return state.current.status === 'ready' && state.current.stale;
    },
    refresh: async () => undefined,
  });
  const stores = {
    positions: {
      ...live(positions),
      get value() {
        return liveValue(positions.current);
      },
      of: (symbol: string) => liveValue(positions.current)?.filter((each) => each.symbol === symbol) ?? [],
    } as unknown as Positions,
    risk: live(standing) as unknown as AccountRisk,
    account: { start: () => () => undefined } as unknown as ContractAccount,
  };
  const prices = pricesOf(stream);
  const profits = profitsOf(stores.positions, stream, undefined, prices);
  const futures = { leverageTiers: async () => success(tiers) };
  const session = { state: new Subject({ status: 'loggedIn' }) } as unknown as Session;
  const contract = new ContractMarkets(
    stream,
    positionsPort as never,
    futures as never,
    new ChangeMarginSettings(positionsPort as never),
    stores.positions,
    stores.risk,
    { value: [] } as unknown as OpenOrders,
    stores.account,
    session,
    noRecovery(),
    new PositionFees(new PlainResourceCache({ now: () => 0 }), {
      fills: async () => success({ rows: [], total: 0 }),
    } as never),
  ).of(perpetual.symbol);
  const stop = contract.start();
  for (let turn = 0; contract.settings.status === 'loading' && turn < 20; turn += 1) await Promise.resolve();
  const market = { instrument: perpetual, contract } as unknown as MarketStores;
  const hold = (...held: Position[]): void => positions.set({ status: 'ready', value: held, stale: false });
  return {
    market,
    contract,
    settings: contract.settings,
    port: positionsPort,
    stream,
    positions,
    standing,
    stores,
    profits,
    prices,
    hold,
    stop,
  };
}

/** Marks of the stream; nothing trades. */
export function pricesOf(stream: Pick<FakeContractStream, 'onMarkPrice'>): PositionPricesStore {
  return new PositionPricesStore(stream, { ticker: () => undefined });
}

/** Profits at the mark, before fees, unless the person chooses otherwise. */
export function profitsOf(
  positions: Pick<Positions, 'value'>,
  stream: Pick<FakeContractStream, 'onMarkPrice'>,
  preferences = new PortfolioPreferencesStore(new MemoryStorage()),
  prices = pricesOf(stream),
): PositionProfitsStore {
  return new PositionProfitsStore(positions, prices, new PositionFeesStore({} as never, {} as never), preferences);
}
