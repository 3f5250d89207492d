import type { User } from '../../services/users/user';
import { invalidParameter } from '../../shared/api-error';
import type { FeeRates } from '../../engine/model/fee-tiers';
import type { Ratio } from '../../engine/model/margin-model';
import { unitsFromText, unitsText } from '../../engine/model/units';
import { hour } from '../../../src/domain/shared/instant';
import { MarketBoard } from '../../services/markets/market-board';
import type { Services } from '../routing/services';
import { tokensOf, type Token } from '../../services/markets/token-directory';
import { baseRate } from '../../services/trading/interest-rates';
import { savingsValue } from '../../services/trading/savings';

const one = unitsFromText('1');
/** What a ratio reads while there is no exposure (protocol 4.3). */
const noExposure = '10';

/** What the account calls of all generations say of an account, from engine and directories at the moment of the question. */
export class AccountFigures {
  readonly #board: MarketBoard;
  readonly #tokens: ReadonlyMap<string, Token>;

  constructor(
    private readonly services: Pick<
      Services,
      'exchange' | 'markets' | 'marginService' | 'security' | 'earn' | 'staking' | 'wallet' | 'now'
    >,
  ) {
    this.#board = new MarketBoard(services.exchange, services.markets);
    this.#tokens = tokensOf(services.exchange.instruments);
  }

  info(user: User) {
    const { marginService, security } = this.services;
    const margin = marginService.summary(user.applicationId);
    const spot = this.#feesOf('SPOT', user);
    const perpetual = this.#feesOf('PERP', user);
    const savings = savingsValue(this.services, user);
    return {
      applicationId: user.applicationId,
      account: user.email,
      alias: user.alias || user.email,
      otpauth: security.factors(user).otp,
      accountMode: margin.accountMode,
      positionMode: margin.positionMode,
      leverage: margin.spotLeverage,
      makerFeeRate: spot.makerBps,
      takerFeeRate: spot.takerBps,
      futuresMakerFeeRate: perpetual.makerBps,
      futuresTakerFeeRate: perpetual.takerBps,
      marginRatio: ratioText(margin.marginRatio),
      openMarginRatio: ratioText(margin.openMarginRatio),
      initialMarginRatio: ratioText(margin.initialMarginRatio),
      maintenanceMarginRatio:
        margin.maintenanceMarginRatio === undefined ? '0' : unitsText(margin.maintenanceMarginRatio),
      totalCollateral: unitsText(margin.totalCollateral),
      freeCollateral: unitsText(margin.freeCollateral),
      totalAccountValue: unitsText(margin.totalAccountValue + savings.staking + savings.earn),
      totalTradingValue: unitsText(margin.totalAccountValue),
      totalVaultValue: '0',
      totalStakingValue: unitsText(savings.staking),
      totalLaunchpadValue: '0',
      totalEarnValue: unitsText(savings.earn),
      referrerID: null,
      accountType: user.mainUserId === undefined ? 'Main' : 'Sub',
    };
  }

  tokenConfig(accountId: string, token?: string) {
    const collateral = new Map(this.services.marginService.collateral(accountId).map((each) => [each.asset, each]));
    return this.#tokensOf(token).map((each) => {
      const weight = collateral.get(each.token);
      const { leverage, position } = this.#futuresLimits(each);
      return {
        token: each.token,
        collateralRatio: unitsText(weight?.collateralRatio ?? 0n),
        collateral: weight?.enabled ?? false,
        canCollateral: weight?.canCollateral ?? false,
        canShort: false,
        stable: each.stable,
        marginMaxLeverage: 1,
        futuresMaxLeverage: leverage,
        futuresMaxPosition: position,
      };
    });
  }

  interestRates(token?: string) {
    const at = this.services.now();
    const { hourly, annual } = baseRate;
    return this.#tokensOf(token).map((each) => ({
      token: each.token,
      currentHourlyBaseRate: hourly,
      estHourlyBaseRate: hourly,
      currentAnnualBaseRate: annual,
      estAnnualBaseRate: annual,
      estTime: Math.floor(at / hour) * hour + hour,
    }));
  }

  /** Free collateral times the leverage, in the token; nothing outside the margin mode. */
  maxMargin(accountId: string, token?: string) {
    const { accountMode, freeCollateral, spotLeverage } = this.services.marginService.summary(accountId);
    return this.#tokensOf(token).map((each) => {
      const value = this.#board.valueOf(each.token);
      const price = value === undefined ? 0n : unitsFromText(value);
      const spare =
        accountMode === 'MARGIN' && price > 0n && freeCollateral > 0n
          ? (freeCollateral * BigInt(spotLeverage - 1) * one) / price
          : 0n;
      return { token: each.token, maxMargin: unitsText(spare), marginMaxLeverage: spotLeverage };
    });
  }

  requireToken(token: string): Token {
    const known = this.#tokens.get(token);
    if (!known) throw invalidParameter('token');
    return known;
  }

  #tokensOf(token: string | undefined): readonly Token[] {
    return token === undefined ? [...this.#tokens.values()] : [this.requireToken(token)];
  }

  #feesOf(type: 'SPOT' | 'PERP', { applicationId }: User): FeeRates {
    const symbol = this.services.exchange.instruments.find((each) => each.type === type)?.symbol;
    return symbol === undefined ? { makerBps: 0, takerBps: 0 } : this.services.exchange.fees(symbol, applicationId);
  }

  #futuresLimits({ markets }: Token): { readonly leverage: number; readonly position: string | null } {
    const tiers = markets
      .filter(({ type, quote }) => type === 'PERP' && quote === 'USDT')
      .flatMap(({ symbol }) => this.services.exchange.margin.tiers(symbol));
    if (tiers.length === 0) return { leverage: 1, position: null };
    const largest = tiers.reduce((most, { notionalTo }) => (notionalTo > most ? notionalTo : most), 0n);
    return { leverage: Math.max(...tiers.map(({ maxLeverage }) => maxLeverage)), position: unitsText(largest) };
  }
}

function ratioText(ratio: Ratio | undefined): string {
  return ratio === undefined ? noExposure : unitsText(ratio);
}
