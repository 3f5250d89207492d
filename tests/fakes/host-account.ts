import { firstDepositOf } from '../../sandbox/services/users/first-deposit';
import type { Place as SandboxPlace } from '../../sandbox/services/accounts/places';
import { productsOf } from '../../sandbox/services/users/products';
import { regions } from '../../sandbox/services/users/regions';
import type { User } from '../../sandbox/services/users/user';
import { invalidParameter } from '../../sandbox/shared/api-error';
import type { Areas } from '../../sandbox/services/areas';
import { unitsText } from '../../sandbox/engine/model/units';
import type { AccountSettingsCommandsPort } from '../../src/application/account/account-settings-commands.port';
import type { AccountSettingsPort } from '../../src/application/account/account-settings.port';
import type { LinkedAccountsCommandsPort } from '../../src/application/account/linked-accounts-commands.port';
import type { LinkedAccountsPort } from '../../src/application/account/linked-accounts.port';
import type { SubAccountsCommandsPort } from '../../src/application/account/sub-accounts-commands.port';
import type { SubAccountsPort } from '../../src/application/account/sub-accounts.port';
import type { VisitorPort } from '../../src/application/account/visitor.port';
import type { Outcome } from '../../src/application/kernel/failure';
import type { WalletState } from '../../src/domain/account/linked-account';
import type { Place } from '../../src/domain/account/place';
import type { SubAccount, SubAccountBalance } from '../../src/domain/account/sub-account';
import { decimal } from '../../src/domain/shared/decimal';
import { ApiError } from '../../sandbox/shared/api-error';
import { isIP } from 'node:net';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

type Settings = AccountSettingsPort & AccountSettingsCommandsPort;

export class HostAccountSettings implements AccountSettingsPort, AccountSettingsCommandsPort {
  static readonly needs: Needs<typeof HostAccountSettings> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  profile(): ReturnType<Settings['profile']> {
    return this.calls.as((user, { discord, marginSettings, promotions, settings, wallets }) => ({
      userId: String(user.userId),
      mainUserId: user.mainUserId === undefined ? undefined : String(user.mainUserId),
      createdAt: user.createdAt,
      region: user.region,
      country: user.country,
      verificationLevel: user.kycLevel,
      discordName: discord.of(user)?.name,
      walletAddress: wallets.of(user)?.address,
      agreedToTerms: settings.hasAgreed(user, 'TERMS'),
      agreedToTrTerms: settings.hasAgreed(user, 'TR_TERMS'),
      termsVersion: settings.agreedVersion(user, 'TERMS'),
      trTermsVersion: settings.agreedVersion(user, 'TR_TERMS'),
      hiddenAlerts: promotions.hiddenAlerts(user),
      lossCharge: marginSettings.lossCharge(user),
      preferences: settings.preferences(user),
    }));
  }

  savePreferences(changes: Parameters<Settings['savePreferences']>[0]): ReturnType<Settings['savePreferences']> {
    return this.calls.recovering((user, { settings }) => settings.savePreferences(user, changes));
  }

  switchRegion(code: string): Outcome<void> {
    return this.calls.as((user, { settings }) => settings.switchRegion(user, code));
  }

  rename(alias: string): Outcome<string> {
    return this.calls.as((user, { accounts }) => accounts.rename(user, alias).alias);
  }

  agree(agreement: Parameters<Settings['agree']>[0], version: string): ReturnType<Settings['agree']> {
    return this.calls.as((user, { settings }) =>
      settings.agree(user, agreement === 'terms' ? 'TERMS' : 'TR_TERMS', version),
    );
  }

  products(): ReturnType<Settings['products']> {
    return this.calls.as((user) => productsOf(user));
  }

  firstDeposit(): ReturnType<Settings['firstDeposit']> {
    return this.calls.as((user, { exchange }) => ({ at: firstDepositOf(exchange, user) }));
  }

  async cancelOnMaintenance(wanted: boolean): ReturnType<Settings['maintenance']> {
    const chosen = await this.calls.as((user, { maintenance }) => maintenance.chooseToCancel(user, wanted));
    return chosen.ok ? this.maintenance() : chosen;
  }

  maintenance(): ReturnType<Settings['maintenance']> {
    return this.calls.as((user, { maintenance }) => {
      const window = maintenance.window();
      return {
        running: maintenance.isRunning(),
        start: window?.start,
        end: window?.end,
        modules: window?.modules ?? [],
        cancelsOrders: maintenance.cancelsOrdersOf(user),
      };
    });
  }

  pushKey(): Outcome<string> {
    return this.calls.as((_, { pushMessages }) => pushMessages.publicKey);
  }

  registerPush(token: string, platform: 'web' | 'ios' | 'android', renews = false): Outcome<void> {
    return this.calls.as((user, { pushDevices }, origin) => pushDevices.add(user, { token, platform }, renews, origin));
  }

  stopPush(deviceId?: string): Outcome<void> {
    return this.calls.as((user, { pushDevices }, origin) =>
      pushDevices.stop(user, deviceId ?? origin.sessionId ?? '', origin),
    );
  }
}

export class HostSubAccounts implements SubAccountsPort, SubAccountsCommandsPort {
  static readonly needs: Needs<typeof HostSubAccounts> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  list(): Outcome<readonly SubAccount[]> {
    return this.calls.as((user, areas) => areas.users.subAccountsOf(user).map((sub) => subAccountOf(areas, sub)));
  }

  balances(accountId: string): Outcome<readonly SubAccountBalance[]> {
    return this.calls.as((user, { exchange, users }) => {
      const sub = users.subAccountsOf(user).find(({ applicationId }) => applicationId === accountId);
      if (!sub) throw new ApiError(-1006, 400, 'No such account of yours.');
      return exchange
        .balances(accountId)
        .map(({ asset, holding, frozen }) => ({ asset, available: decimal(unitsText(holding - frozen)) }));
    });
  }

  open(alias: string): Outcome<SubAccount> {
    return this.calls.as(async (user, areas) => subAccountOf(areas, await areas.accounts.openSubAccount(user, alias)));
  }

  rename(userId: string, alias: string): Outcome<string> {
    return this.calls.as((user, { accounts }) => accounts.rename(user, alias, Number(userId)).alias);
  }
}

function subAccountOf({ exchange }: Areas, sub: User): SubAccount {
  return {
    userId: String(sub.userId),
    applicationId: sub.applicationId,
    alias: sub.alias,
    totalValue: decimal(unitsText(exchange.margin.summary(sub.applicationId).totalAccountValue)),
    createdAt: sub.createdAt,
  };
}

type Linked = LinkedAccountsPort & LinkedAccountsCommandsPort;

export class HostLinkedAccounts implements LinkedAccountsPort, LinkedAccountsCommandsPort {
  static readonly needs: Needs<typeof HostLinkedAccounts> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  wallet(): Outcome<WalletState> {
    return this.calls.as((user, areas) => walletOf(areas, user));
  }

  bindWallet(
    consent: Parameters<Linked['bindWallet']>[0],
    proof: Parameters<Linked['bindWallet']>[1],
  ): Outcome<WalletState> {
    return this.calls.as(async (user, areas, origin) => {
      await areas.wallets.bind(user, consent, proof, origin);
      return walletOf(areas, user);
    });
  }

  unbindWallet(proof: Parameters<Linked['unbindWallet']>[0]): Outcome<void> {
    return this.calls.as((user, { wallets }, origin) => wallets.unbind(user, proof, origin));
  }

  switchWalletMode(mode: Parameters<Linked['switchWalletMode']>[0]): Outcome<void> {
    return this.calls.as((user, { wallets }) => void wallets.switchMode(user, mode));
  }

  bindDiscord(code: string, redirectUri: string): ReturnType<Linked['bindDiscord']> {
    return this.calls.as((user, { discord }, origin) => discord.bind(user, code, redirectUri, origin));
  }

  unbindDiscord(): Outcome<void> {
    return this.calls.as((user, { discord }, origin) => discord.unbind(user, origin));
  }
}

function walletOf({ wallets }: Areas, user: User): WalletState {
  const { wallet, mode, message } = wallets.state(user);
  return { wallet, mode, messageToSign: message };
}

export class HostVisitor implements VisitorPort {
  static readonly needs: Needs<typeof HostVisitor> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  here(): Outcome<Place> {
    return this.calls.open(({ places }) => placeOf(places.of('127.0.0.1')));
  }

  placeOf(ip: string): Outcome<Place> {
    return this.calls.open(({ places }) => {
      if (isIP(ip) === 0) throw invalidParameter('ip');
      return placeOf(places.of(ip));
    });
  }

  regions(): ReturnType<VisitorPort['regions']> {
    return this.calls.open(() => regions);
  }
}

function placeOf({ ip, region, city }: SandboxPlace): Place {
  return {
    ip,
    country: region?.code,
    countryName: region?.name,
    city,
    eu: region?.eu,
    restricted: region?.restricted ?? false,
  };
}
