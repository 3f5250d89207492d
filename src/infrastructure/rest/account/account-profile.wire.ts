import type * as z from 'zod/mini';
import type { AccountProfile, VerificationLevel } from '../../../domain/account/account-profile';
import { instantFrom } from '../../../domain/shared/instant';
import type { accountEndpoints } from '../../wire/catalogue/account.endpoints';

type AccountRow = z.output<typeof accountEndpoints.account.answer>['data']['account'];

export function accountProfileFromWire(row: AccountRow): AccountProfile {
  return {
    userId: row.user_id,
    mainUserId: row.main_user_id ?? undefined,
    createdAt: instantFrom(row.created_time),
    region: row.region ?? undefined,
    country: row.country ?? undefined,
    verificationLevel: verificationLevelFrom(row.kyc_level),
    discordName: row.discord?.bound ? (row.discord.name ?? '') : undefined,
    walletAddress: row.wallet?.bound ? (row.wallet.address ?? '') : undefined,
    agreedToTerms: row.agreed_terms ?? false,
    agreedToTrTerms: row.agreed_tr_terms ?? false,
    termsVersion: row.agreed_terms_version ?? undefined,
    trTermsVersion: row.agreed_tr_terms_version ?? undefined,
    hiddenAlerts: row.hidden_alerts ?? [],
    lossCharge:
      row.futures_loss_charge_mode === 'USDT' || row.futures_loss_charge_mode === 'COLLATERAL'
        ? row.futures_loss_charge_mode
        : undefined,
    preferences: row.preferences ?? {},
  };
}

/** A level that is not known counts as none. */
export function verificationLevelFrom(level: number | undefined): VerificationLevel {
  return level === 1 || level === 2 ? level : 0;
}
