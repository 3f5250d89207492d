import type { accountEndpoints } from '../../../src/infrastructure/wire/catalogue/account.endpoints';
import { isEuropean } from '../../services/users/products';
import type { Place } from '../../services/accounts/places';
import { regions } from '../../services/users/regions';
import type { User } from '../../services/users/user';
import { plainIp } from '../../shared/http/plain-ip';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';

export function accountHandlers(services: Services): Handlers<typeof accountEndpoints> {
  const { places, users, now } = services;
  return {
    account: (call) => ({
      success: true,
      data: { account: accountRow(services, callerOf(call).user) },
      timestamp: now(),
    }),
    switchLanguage: (call) => {
      users.setLanguage(callerOf(call).user.userId, call.body.language);
      return { success: true, timestamp: now() };
    },
    ipInfo: ({ request }) => ({
      success: true,
      data: placeRow(places.of(plainIp(request.ip))),
      timestamp: now(),
    }),
    regions: () => ({
      success: true,
      data: {
        rows: regions.map(({ code, name, eu, restricted, dialCode, documents }) => ({
          code,
          name,
          eu,
          restricted,
          dial_code: dialCode,
          documents: [...documents],
        })),
      },
      timestamp: now(),
    }),
  };
}

function accountRow(
  { discord, exchange, marginSettings, promotions, security, settings, verification, wallets }: Services,
  user: User,
) {
  const { accountMode, positionMode } = exchange.margin.summary(user.applicationId);
  const factors = security.factors(user);
  const discordAccount = discord.of(user);
  const wallet = wallets.of(user);
  return {
    user_id: user.userId,
    application_id: user.applicationId,
    email: user.email,
    main: user.mainUserId === undefined,
    main_user_id: user.mainUserId ?? null,
    alias: user.alias === '' ? null : user.alias,
    eu: isEuropean(user),
    country: user.country ?? null,
    region: user.region ?? null,
    language: user.language ?? null,
    created_time: user.createdAt,
    account_mode: accountMode,
    position_mode: positionMode,
    kyc_level: user.kycLevel,
    kyc_status: verification.of(user).status,
    otpauth: factors.otp,
    anti_phishing: factors.antiPhishing,
    trade_pwd: factors.tradePassword,
    withdraw_pwd: factors.withdrawPassword,
    discord: { bound: discordAccount !== undefined, name: discordAccount?.name ?? null },
    wallet: { bound: wallet !== undefined, address: wallet?.address ?? null },
    agreed_terms: settings.hasAgreed(user, 'TERMS'),
    agreed_tr_terms: settings.hasAgreed(user, 'TR_TERMS'),
    agreed_terms_version: settings.agreedVersion(user, 'TERMS') ?? null,
    agreed_tr_terms_version: settings.agreedVersion(user, 'TR_TERMS') ?? null,
    hidden_alerts: [...promotions.hiddenAlerts(user)],
    futures_loss_charge_mode: marginSettings.lossCharge(user),
    preferences: settings.preferences(user),
  };
}

export function placeRow({ ip, region, city, languageHint }: Place) {
  return {
    ip,
    country: region?.code ?? null,
    country_name: region?.name ?? null,
    region: region?.name ?? null,
    city: city ?? null,
    // Nobody knows of an unknown address that it is outside of the EU.
    eu: region?.eu ?? null,
    restricted: region?.restricted ?? false,
    language_hint: languageHint ?? null,
  };
}
