import type { AlgoOrderChange, AlgoOrder, AlgoType } from '../../src/domain/trading/algo-order';
import type { AlgoDraft } from '../../sandbox/services/trading/algo-order-service';
import { unitsText } from '../../sandbox/engine/model/units';
import { tokensOf } from '../../sandbox/services/markets/token-directory';
import { baseRate } from '../../sandbox/services/trading/interest-rates';
import type { Outcome } from '../../src/application/kernel/failure';
import type {
  AlgoOrdersCommandsPort,
  AlgoOrderRequest,
  AlgoLegRequest,
} from '../../src/application/trading/algo-orders-commands.port';
import type { AlgoOrdersPort } from '../../src/application/trading/algo-orders.port';
import type { MarginCommandsPort } from '../../src/application/trading/margin-commands.port';
import type { MarginPort } from '../../src/application/trading/margin.port';
import type { PositionsCommandsPort } from '../../src/application/trading/positions-commands.port';
import type { FundingPayment, LeverageSetting, PositionsPort } from '../../src/application/trading/positions.port';
import type { HistoryPage, HistoryQuery } from '../../src/application/trading/trading.port';
import { decimal, type Decimal } from '../../src/domain/shared/decimal';
import { failure } from '../../src/domain/shared/result';
import type {
  BuyingPower,
  Collateral,
  CollateralRule,
  InterestEntry,
  InterestRate,
  LossCharge,
} from '../../src/domain/trading/collateral';
import type { AccountMode, MarginSummary } from '../../src/domain/trading/margin-summary';
import type { MarginMode, Position, PositionMode, PositionSide } from '../../src/domain/trading/position';
import { algoOrderOf, marginSummaryOf, money, positionOf, scaleFor } from './engine-values';
import type { FakeHost } from './fake-host';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';
import { FakeHostKey } from './fake-keys';

export class HostPositions implements PositionsPort, PositionsCommandsPort {
  static readonly needs: Needs<typeof HostPositions> = [FakeHostKey, HostCalls];

  constructor(
    private readonly host: FakeHost,
    private readonly calls: HostCalls,
  ) {}

  positions(symbol?: string): Outcome<readonly Position[]> {
    const { instruments } = this.host.exchange;
    return this.calls.as((user, { marginService }) =>
      marginService
        .positions(user.applicationId, symbol)
        .map((position) => positionOf(position, scaleFor(instruments, position.symbol))),
    );
  }

  leverage(symbol: string, marginMode: MarginMode): Outcome<LeverageSetting> {
    return this.calls.as((user, { marginService }) => {
      const setting = marginService.leverage(user.applicationId, symbol, marginMode);
      return { marginMode: setting.marginMode, positionMode: setting.positionMode, sides: setting.details };
    });
  }

  setLeverage(setting: {
    readonly symbol: string;
    readonly marginMode: MarginMode;
    readonly leverage: number;
    readonly positionSide?: PositionSide;
  }): Outcome<void> {
    return this.calls.as((user, { marginService }) => marginService.setLeverage(user.applicationId, setting));
  }

  marginMode(symbol: string): Outcome<MarginMode> {
    return this.calls.as((user, { marginService }) => marginService.marginModes(user.applicationId, symbol)[0]!.mode);
  }

  setMarginMode(mode: MarginMode, symbol?: string): Outcome<void> {
    return this.calls.as((user, { marginService }) => marginService.setMarginMode(user.applicationId, mode, symbol));
  }

  resetMarginModes(): Outcome<void> {
    return this.setMarginMode('CROSS');
  }

  setPositionMode(mode: PositionMode): Outcome<void> {
    return this.calls.as((user, { marginService }) => marginService.setPositionMode(user.applicationId, mode));
  }

  adjustIsolatedMargin({
    symbol,
    positionSide,
    amount,
  }: {
    readonly symbol: string;
    readonly positionSide: PositionSide;
    readonly amount: Decimal;
  }): Outcome<void> {
    return this.calls.as((user, { marginService }) =>
      marginService.adjustIsolatedMargin(user.applicationId, {
        symbol,
        positionSide,
        amount: amount.abs(),
        action: amount.lt(0) ? 'REDUCE' : 'ADD',
      }),
    );
  }

  fundingPayments(query: HistoryQuery): Outcome<HistoryPage<FundingPayment>> {
    return this.calls.as((user, { marginService }) => {
      const { rows, total } = marginService.fundingPayments(user.applicationId, query);
      const shown = rows.map(({ paymentId, symbol, rate, markPrice, fee, at }) => ({
        id: String(paymentId),
        symbol,
        rate: money(rate),
        markPrice: money(markPrice),
        amount: money(-fee),
        at,
      }));
      return { rows: shown, total };
    });
  }
}

export class HostAlgoOrders implements AlgoOrdersPort, AlgoOrdersCommandsPort {
  static readonly needs: Needs<typeof HostAlgoOrders> = [FakeHostKey, HostCalls];

  constructor(
    private readonly host: FakeHost,
    private readonly calls: HostCalls,
  ) {}

  place(request: AlgoOrderRequest): Outcome<{ readonly algoOrderId: string }> {
    return this.calls.as(async (user, { algoOrderService }) => {
      const order = await algoOrderService.place(user.applicationId, {
        ...request,
        children: request.legs?.map(draftOf),
      });
      return { algoOrderId: String(order.algoOrderId) };
    });
  }

  edit(algoOrderId: string, { legs, ...change }: AlgoOrderChange): Outcome<void> {
    const children = legs?.map((leg) => ({ ...leg, algoOrderId: Number(leg.algoOrderId) }));
    return this.calls.as((user, { algoOrderService }) =>
      algoOrderService.edit(user.applicationId, { algoOrderId: Number(algoOrderId) }, { ...change, children }),
    );
  }

  cancel({ algoOrderId, symbol }: { readonly algoOrderId: string; readonly symbol: string }): Outcome<void> {
    return this.calls.as((user, { algoOrderService }) =>
      algoOrderService.cancel(user.applicationId, { algoOrderId: Number(algoOrderId) }, symbol),
    );
  }

  cancelAll({
    symbol,
    algoType,
  }: { readonly symbol?: string; readonly algoType?: Exclude<AlgoType, 'other'> } = {}): Outcome<void> {
    return this.calls.as((user, { algoOrderService }) =>
      algoOrderService.cancelAll(user.applicationId, symbol, algoType),
    );
  }

  async byClientAlgoOrderId(clientAlgoOrderId: number): Outcome<AlgoOrder> {
    const found = await this.calls.as((user, { algoOrderService }) => {
      const order = algoOrderService.order(user.applicationId, { clientAlgoOrderId });
      return algoOrderOf(order, scaleFor(this.host.exchange.instruments, order.symbol));
    });
    const missing = !found.ok && found.error.kind === 'rejected' && found.error.reason === 'orderNotFound';
    return missing ? failure({ kind: 'notFound', code: found.error.code }) : found;
  }

  open(query: HistoryQuery): Outcome<HistoryPage<AlgoOrder>> {
    return this.#orders(query, 'INCOMPLETE');
  }

  ended(query: HistoryQuery): Outcome<HistoryPage<AlgoOrder>> {
    return this.#orders(query, 'COMPLETED');
  }

  #orders(query: HistoryQuery, status: string): Outcome<HistoryPage<AlgoOrder>> {
    const { instruments } = this.host.exchange;
    return this.calls.as((user, { algoOrderService }) => {
      const { rows, total } = algoOrderService.orders(user.applicationId, { ...query, status });
      return { rows: rows.map((order) => algoOrderOf(order, scaleFor(instruments, order.symbol))), total };
    });
  }
}

export class HostMargin implements MarginPort, MarginCommandsPort {
  static readonly needs: Needs<typeof HostMargin> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  summary(): Outcome<MarginSummary> {
    return this.calls.as((user, { marginService }) => marginSummaryOf(marginService.summary(user.applicationId)));
  }

  collateral(page: number, size: number): Outcome<HistoryPage<Collateral>> {
    return this.calls.as((user, { marginSettings }) => {
      const all = marginSettings.collateral(user);
      const rows = all
        .slice((page - 1) * size, page * size)
        .map(({ asset, collateralRatio, canCollateral, enabled, balance, notional }) => ({
          asset,
          ratio: money(collateralRatio),
          usable: canCollateral,
          enabled,
          balance: money(balance),
          value: money(notional),
        }));
      return { rows, total: all.length };
    });
  }

  collateralRules(): Outcome<readonly CollateralRule[]> {
    return this.calls.as((user, { marginService }) =>
      marginService.collateral(user.applicationId).map(({ asset, collateralRatio, canCollateral, enabled }) => ({
        asset,
        ratio: money(collateralRatio),
        usable: canCollateral,
        enabled,
        shortable: false,
      })),
    );
  }

  useAsCollateral(asset: string, use: boolean): Outcome<void> {
    return this.calls.as((user, { marginSettings }) => marginSettings.switchCollateral(user, asset, use));
  }

  setSpotLeverage(leverage: number): Outcome<void> {
    return this.calls.as((user, { marginSettings }) => marginSettings.setSpotLeverage(user, leverage));
  }

  setPositionMode(mode: PositionMode): Outcome<void> {
    return this.calls.as((user, { marginService }) => marginService.setPositionMode(user.applicationId, mode));
  }

  setAccountMode(mode: Exclude<AccountMode, 'other'>): Outcome<void> {
    return this.calls.as((user, { marginService }) => marginService.setMode(user.applicationId, mode));
  }

  setLossCharge(charge: LossCharge): Outcome<LossCharge> {
    return this.calls.as((user, { marginSettings }) => {
      marginSettings.setLossCharge(user, charge);
      return marginSettings.lossCharge(user);
    });
  }

  interestRates(): Outcome<readonly InterestRate[]> {
    return this.calls.as((_user, { exchange }) =>
      [...tokensOf(exchange.instruments).keys()].map((asset) => ({
        asset,
        hourly: decimal(baseRate.hourly),
        annual: decimal(baseRate.annual),
      })),
    );
  }

  interestHistory(page: number, size: number): Outcome<HistoryPage<InterestEntry>> {
    return this.calls.as((user, { exchange }) => {
      const { rows, total } = exchange.ledger.entries(user.applicationId, { page, size, kind: 'INTEREST' });
      const shown = rows.map(({ entryId, asset, amount, at }) => ({
        id: String(entryId),
        asset,
        side: amount < 0n ? ('REPAY' as const) : ('LOAN' as const),
        amount: money(amount < 0n ? -amount : amount),
        at,
      }));
      return { rows: shown, total };
    });
  }

  buyingPower(symbol: string): Outcome<BuyingPower> {
    return this.calls.as((user, { marginService }) => {
      const { base, quote } = marginService.buyingPower(user.applicationId, symbol);
      return { base: decimal(unitsText(base)), quote: decimal(unitsText(quote)) };
    });
  }
}

function draftOf({ legs, ...leg }: AlgoLegRequest): AlgoDraft {
  return { ...leg, children: legs?.map(draftOf) };
}
