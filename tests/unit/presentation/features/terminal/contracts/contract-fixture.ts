import { Subject } from '../../../../../../src/application/kernel/observable-value';
import type { Failure } from '../../../../../../src/application/kernel/failure';
import type { LiveState } from '../../../../../../src/application/trading/live-state';
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
import { ContractDesks } from '../../../../../../src/presentation/features/terminal/desk/contract-desks';
import type { MarketDesk } from '../../../../../../src/presentation/features/terminal/desk/market-desk';
import { PositionsStore } from '../../../../../../src/presentation/features/terminal/desk/positions.store';
import { StandingStore } from '../../../../../../src/presentation/features/terminal/desk/standing.store';
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

/** A desk with a contract over fakes; the settings are read for somebody who is logged in. */
export async function contractDesk(positionsPort = new FakePositions()) {
  const stream = new FakeContractStream();
  const positions = new Subject<LiveState<readonly Position[]>>({ status: 'ready', value: [], stale: false });
  const standing = new Subject<LiveState<MarginSummary>>({ status: 'ready', value: summary, stale: false });
  const stores = {
    positions: new PositionsStore({ state: positions, refresh: async () => undefined }),
    standing: new StandingStore({ state: standing, refresh: async () => undefined }),
  };
  stores.positions.start();
  stores.standing.start();
  const futures = { leverageTiers: async () => success(tiers) };
  const desks = new ContractDesks(
    stream as never,
    positionsPort as never,
    futures as never,
    stores.positions,
    stores.standing,
  );
  const contract = desks.make(perpetual.symbol);
  const stop = desks.open(perpetual.symbol, contract);
  await contract.settings.read(true);
  const desk = { instrument: perpetual, contract } as unknown as MarketDesk;
  const hold = (...held: Position[]): void => positions.set({ status: 'ready', value: held, stale: false });
  return {
    desk,
    contract,
    settings: contract.settings,
    port: positionsPort,
    stream,
    positions,
    standing,
    stores,
    hold,
    stop,
  };
}
