import type * as z from 'zod/mini';
import { instantFrom } from '../../../domain/shared/instant';
import type { CollateralRule, Token, TokenPassage, TokenProfile } from '../../../domain/markets/token';
import { decimal } from '../../../domain/shared/decimal';
import type { instrumentEndpoints } from '../../wire/catalogue/instrument.endpoints';
import type { marketDataEndpoints } from '../../wire/catalogue/market-data.endpoints';
import type { publicDataEndpoints } from '../../wire/catalogue/public-data.endpoints';

type PublicTokenRow = z.output<typeof publicDataEndpoints.token.answer>['data']['rows'][number];
type TokenRow = z.output<typeof instrumentEndpoints.token.answer>['data']['rows'][number];
type PassageRow = z.output<typeof publicDataEndpoints.tokenNetwork.answer>['data']['rows'][number];
type RuleRow = z.output<typeof instrumentEndpoints.tokenConfig.answer>['data']['rows'][number];
type OlderRuleRow = z.output<typeof marketDataEndpoints.tokenConfig.answer>['data']['rows'][number];
type ProfileRow = z.output<typeof instrumentEndpoints.tokenInfo.answer>['data']['rows'][number];

export function tokenFromWire(row: TokenRow | PublicTokenRow): Token {
  return {
    chainToken: row.token,
    asset: row.balanceToken,
    fullName: row.fullname,
    network: row.network,
    decimals: Number(row.decimals),
    delisted: row.delisted,
    listedAt: instantFrom(row.createdTime),
  };
}

export function passageFromWire({
  token,
  network,
  protocol,
  name,
  minimumWithdrawal,
  withdrawalFee,
  allowDeposit,
  allowWithdraw,
}: PassageRow): TokenPassage {
  return {
    token,
    network,
    protocol,
    name,
    minimumWithdrawal: decimal(minimumWithdrawal),
    withdrawalFee: decimal(withdrawalFee),
    deposits: allowDeposit,
    withdrawals: allowWithdraw,
  };
}

export function ruleFromWire({ token, collateralRatio, canCollateral, canShort, stable }: RuleRow): CollateralRule {
  return { asset: token, ratio: decimal(collateralRatio), counts: canCollateral, canBeBorrowed: canShort, stable };
}

export function ruleFromOlderWire({
  token,
  collateral_ratio,
  can_collateral,
  can_short,
  stable,
}: OlderRuleRow): CollateralRule {
  return { asset: token, ratio: decimal(collateral_ratio), counts: can_collateral, canBeBorrowed: can_short, stable };
}

export function profileFromWire({ token, fullname, symbols, listingTime }: ProfileRow): TokenProfile {
  return { asset: token, fullName: fullname, symbols, listedAt: instantFrom(listingTime) };
}
