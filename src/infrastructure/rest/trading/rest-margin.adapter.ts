import type { Outcome } from '../../../application/kernel/failure';
import type { MarginCommandsPort } from '../../../application/trading/margin-commands.port';
import type { MarginPort } from '../../../application/trading/margin.port';
import type { HistoryPage } from '../../../application/trading/trading.port';
import { decimal, parseDecimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import type {
  BuyingPower,
  Collateral,
  CollateralRule,
  InterestEntry,
  InterestRate,
  LossCharge,
} from '../../../domain/trading/collateral';
import type { AccountMode, MarginSummary } from '../../../domain/trading/margin-summary';
import type { PositionMode } from '../../../domain/trading/position';
import type { marginSettingsEndpoints } from '../../wire/catalogue/margin-settings.endpoints';
import type { tradingAccountEndpoints } from '../../wire/catalogue/trading-account.endpoints';
import type { tradingEndpoints } from '../../wire/catalogue/trading.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { positionModeFromWire } from './positions.wire';
import type { Needs } from '../../../application/kernel/token';

const interestSides = ['LOAN', 'REPAY', 'AUTO_REPAY'] as const;
const accountModes: readonly AccountMode[] = ['PURE_SPOT', 'MARGIN', 'FUTURES'];

export class RestMarginAdapter implements MarginPort, MarginCommandsPort {
  static readonly needs: Needs<typeof RestMarginAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async summary(): Outcome<MarginSummary> {
    return mapResult(await this.#client.send(account('info')), ({ data }) => ({
      accountMode: this.#unknown.oneOf('account mode', data.accountMode, accountModes),
      positionMode: positionModeFromWire(data.positionMode),
      spotLeverage: data.leverage,
      totalAccountValue: decimal(data.totalAccountValue),
      totalCollateral: decimal(data.totalCollateral),
      freeCollateral: decimal(data.freeCollateral),
      marginRatio: decimal(data.marginRatio),
      openMarginRatio: parseDecimal(data.openMarginRatio),
      initialMarginRatio: parseDecimal(data.initialMarginRatio),
      maintenanceMarginRatio: parseDecimal(data.maintenanceMarginRatio),
    }));
  }

  async collateral(page: number, size: number): Outcome<HistoryPage<Collateral>> {
    const answer = await this.#client.send(settings('collateral'), { query: { page, size } });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map(({ token, collateral_ratio, can_collateral, enabled, balance, notional }) => ({
        asset: token,
        ratio: decimal(collateral_ratio),
        usable: can_collateral,
        enabled,
        balance: decimal(balance),
        value: decimal(notional),
      })),
      total: data.meta?.total ?? data.rows.length,
    }));
  }

  /** By the account pages' call, and where a host has only the trading one, by that. */
  async collateralRules(): Outcome<readonly CollateralRule[]> {
    const first = await this.#client.send(settings('tokenConfig'));
    const answer = first.ok ? first : await this.#client.send(account('tokenConfig'));
    return mapResult(answer, ({ data }) =>
      data.rows.map(({ token, collateralRatio, collateral, canCollateral, canShort }) => ({
        asset: token,
        ratio: decimal(collateralRatio),
        usable: canCollateral,
        enabled: collateral,
        shortable: canShort,
      })),
    );
  }

  async useAsCollateral(asset: string, use: boolean): Outcome<void> {
    return mapResult(
      await this.#client.send(settings('switchCollateral'), { body: { token: asset, enabled: use } }),
      () => undefined,
    );
  }

  async setSpotLeverage(leverage: number): Outcome<void> {
    return mapResult(await this.#client.send(settings('setLeverage'), { body: { leverage } }), () => undefined);
  }

  async setPositionMode(mode: PositionMode): Outcome<void> {
    return mapResult(
      await this.#client.send(settings('setPositionMode'), { body: { position_mode: mode } }),
      () => undefined,
    );
  }

  async setAccountMode(mode: Exclude<AccountMode, 'other'>): Outcome<void> {
    return mapResult(await this.#client.send(account('setMode'), { body: { tradingMode: mode } }), () => undefined);
  }

  async setLossCharge(charge: LossCharge): Outcome<LossCharge> {
    const answer = await this.#client.send(settings('setLossCharge'), { body: { mode: charge } });
    return mapResult(answer, ({ data }) => (data.mode === 'COLLATERAL' ? 'COLLATERAL' : 'USDT'));
  }

  async interestRates(): Outcome<readonly InterestRate[]> {
    return mapResult(await this.#client.send(account('interestRates')), ({ data }) =>
      data.rows.map(({ token, currentHourlyBaseRate, currentAnnualBaseRate }) => ({
        asset: token,
        hourly: decimal(currentHourlyBaseRate),
        annual: decimal(currentAnnualBaseRate),
      })),
    );
  }

  async interestHistory(page: number, size: number): Outcome<HistoryPage<InterestEntry>> {
    const answer = await this.#client.send(account('interestHistory'), { query: { page, size } });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map(({ id, token, side, amount, createdTime }) => ({
        id,
        asset: token,
        side: this.#unknown.oneOf('side of interest', side, interestSides),
        amount: decimal(amount),
        at: instantFrom(createdTime),
      })),
      total: data.meta?.total ?? data.rows.length,
    }));
  }

  async buyingPower(symbol: string): Outcome<BuyingPower> {
    const answer = await this.#client.send(trading('buyingPower'), { query: { symbol } });
    return mapResult(answer, ({ data }) => ({
      base: decimal(data.availableBaseQuantity),
      quote: decimal(data.availableQuoteQuantity),
    }));
  }
}

async function settings<Name extends keyof typeof marginSettingsEndpoints>(
  name: Name,
): Promise<(typeof marginSettingsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/margin-settings.endpoints')).marginSettingsEndpoints[name];
}

async function account<Name extends keyof typeof tradingAccountEndpoints>(
  name: Name,
): Promise<(typeof tradingAccountEndpoints)[Name]> {
  return (await import('../../wire/catalogue/trading-account.endpoints')).tradingAccountEndpoints[name];
}

async function trading<Name extends keyof typeof tradingEndpoints>(
  name: Name,
): Promise<(typeof tradingEndpoints)[Name]> {
  return (await import('../../wire/catalogue/trading.endpoints')).tradingEndpoints[name];
}
