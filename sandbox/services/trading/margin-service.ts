import type { Decimal } from '../../../src/domain/shared/decimal';
import { ApiError, invalidParameter, rejected } from '../../shared/api-error';
import type {
  CollateralToken,
  EngineMargin,
  EnginePosition,
  FundingPayment,
  LeverageSetting,
  MarginMode,
  PositionMode,
  PositionSide,
} from '../../engine/model/margin-model';
import type { EngineBalance } from '../../engine/model/ledger-model';
import type { ExchangeService } from '../../engine/exchange-service';
import type { FeeRates } from '../../engine/model/fee-tiers';
import type { HistoryFilter } from '../../engine/model/history-filter';
import type { Units } from '../../engine/model/units';
import type { MarketFormat } from '../markets/market-format';
import { amountOf } from './order-placement';
import type { Page } from './page';
import type { OrderService } from './order-service';

export interface LeverageChange {
  readonly symbol: string;
  readonly marginMode: MarginMode;
  readonly leverage: number;
  readonly positionSide?: PositionSide | undefined;
}

export interface IsolatedMarginChange {
  readonly symbol: string;
  readonly positionSide?: PositionSide | undefined;
  /** Of the margin, to be sure. */
  readonly token?: string | undefined;
  /** Above zero. */
  readonly amount: Decimal;
  readonly action: 'ADD' | 'REDUCE';
}

export interface SymbolConfig {
  readonly market: MarketFormat;
  readonly leverage: number;
  readonly marginMode: MarginMode | undefined;
  readonly positionMode: PositionMode | undefined;
  /** Quote units; undefined without a limit. */
  readonly maxNotional: Units | undefined;
}

const spotLeverages = [3, 4, 5, 10];

/** Positions, margin and modes of an account, as every call to them understands them. */
export class MarginService {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly orderService: OrderService,
  ) {}

  summary(accountId: string): EngineMargin {
    return this.exchange.margin.summary(accountId);
  }

  balances(accountId: string, token?: string): readonly EngineBalance[] {
    return this.exchange.balances(accountId).filter(({ asset }) => token === undefined || asset === token);
  }

  positions(accountId: string, symbol?: string): readonly EnginePosition[] {
    if (symbol !== undefined) this.#contract(symbol);
    return this.exchange.margin.positions(accountId, symbol);
  }

  leverage(accountId: string, symbol: string, marginMode: MarginMode | undefined): LeverageSetting {
    this.#contract(symbol);
    return this.exchange.margin.leverage(
      accountId,
      symbol,
      marginMode ?? this.exchange.margin.marginMode(accountId, symbol),
    );
  }

  /** In hedge mode without a side, both sides. */
  async setLeverage(accountId: string, { symbol, marginMode, leverage, positionSide }: LeverageChange): Promise<void> {
    this.#contract(symbol);
    if (!Number.isInteger(leverage) || leverage < 1)
      throw new ApiError(302306, 400, 'The leverage must be a positive whole number.');
    const hedged = this.summary(accountId).positionMode === 'HEDGE_MODE';
    const sides: readonly PositionSide[] =
      positionSide === undefined ? (hedged ? ['LONG', 'SHORT'] : ['BOTH']) : [positionSide];
    for (const side of sides)
      await this.orderService.submit({
        type: 'setLeverage',
        accountId,
        symbol,
        marginMode,
        positionSide: side,
        leverage,
      });
  }

  async setPositionMode(accountId: string, mode: PositionMode): Promise<void> {
    await this.orderService.submit({ type: 'setPositionMode', accountId, mode });
  }

  marginModes(accountId: string, symbol?: string): readonly { readonly symbol: string; readonly mode: MarginMode }[] {
    const symbols = symbol === undefined ? this.#contracts.map((each) => each.symbol) : [this.#contract(symbol).symbol];
    return symbols.map((each) => ({ symbol: each, mode: this.exchange.margin.marginMode(accountId, each) }));
  }

  async setMarginMode(accountId: string, mode: MarginMode, symbol?: string): Promise<void> {
    if (symbol !== undefined) this.#contract(symbol);
    await this.orderService.submit({ type: 'setMarginMode', accountId, mode, ...(symbol !== undefined && { symbol }) });
  }

  async adjustIsolatedMargin(accountId: string, change: IsolatedMarginChange): Promise<void> {
    const market = this.#contract(change.symbol);
    if (change.token !== undefined && change.token !== market.specification.quote)
      throw invalidParameter('adjustToken');
    const amount = amountOf(change.amount, 'adjustAmount');
    await this.orderService.submit({
      type: 'adjustIsolatedMargin',
      accountId,
      symbol: change.symbol,
      positionSide: change.positionSide ?? 'BOTH',
      amount: change.action === 'ADD' ? amount : -amount,
    });
  }

  fundingPayments(accountId: string, filter: HistoryFilter): Page<FundingPayment> {
    if (filter.symbol !== undefined) this.#contract(filter.symbol);
    return this.exchange.margin.fundingPayments(accountId, filter);
  }

  async setMode(accountId: string, mode: EngineMargin['accountMode']): Promise<void> {
    await this.orderService.submit({ type: 'setAccountMode', accountId, mode });
  }

  async setSpotLeverage(accountId: string, leverage: number): Promise<void> {
    if (!spotLeverages.includes(leverage))
      throw new ApiError(302306, 400, `The leverage must be one of ${spotLeverages.join(', ')}.`);
    await this.orderService.submit({ type: 'setSpotLeverage', accountId, leverage });
  }

  buyingPower(accountId: string, symbol: string): { readonly base: Units; readonly quote: Units } {
    this.orderService.market(symbol);
    return this.exchange.margin.buyingPower(accountId, symbol);
  }

  collateral(accountId: string): readonly CollateralToken[] {
    return this.exchange.margin.collateral(accountId);
  }

  symbolConfigs(accountId: string, symbol?: string): readonly SymbolConfig[] {
    const markets =
      symbol === undefined
        ? this.exchange.instruments.map((each) => this.orderService.market(each.symbol))
        : [this.orderService.market(symbol)];
    const { positionMode, spotLeverage } = this.summary(accountId);
    return markets.map((market) => {
      if (market.specification.type === 'SPOT')
        return {
          market,
          leverage: spotLeverage,
          marginMode: undefined,
          positionMode: undefined,
          maxNotional: undefined,
        };
      const marginMode = this.exchange.margin.marginMode(accountId, market.symbol);
      const leverage = Math.min(
        ...this.exchange.margin.leverage(accountId, market.symbol, marginMode).details.map((detail) => detail.leverage),
      );
      const tiers = this.exchange.margin.tiers(market.symbol).filter((tier) => tier.maxLeverage >= leverage);
      return { market, leverage, marginMode, positionMode, maxNotional: tiers.at(-1)?.notionalTo };
    });
  }

  fees(accountId: string, symbol: string): FeeRates {
    this.orderService.market(symbol);
    return this.exchange.fees(symbol, accountId);
  }

  /** What of each fee of a market a voucher leaves uncharged now, in ten-thousandths. */
  feeRebate(accountId: string, symbol: string): number {
    const { quote } = this.orderService.market(symbol).specification;
    return quote === 'USDT' ? (this.exchange.vouchers(accountId).rebate?.part ?? 0) : 0;
  }

  get #contracts(): readonly { readonly symbol: string }[] {
    return this.exchange.instruments.filter(({ type }) => type === 'PERP');
  }

  #contract(symbol: string): MarketFormat {
    const market = this.orderService.market(symbol);
    if (market.specification.type !== 'PERP') throw rejected('unknownMarket');
    return market;
  }
}
