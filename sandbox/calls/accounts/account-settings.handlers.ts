import { isIP } from 'node:net';
import type { accountSettingsEndpoints } from '../../../src/infrastructure/wire/catalogue/account-settings.endpoints';
import { invalidParameter } from '../../shared/api-error';
import { unitsText } from '../../engine/model/units';
import { proofOf } from './proof-of';
import { placeRow } from './account.handlers';
import { originOf, personOf } from '../routing/origin-of';
import { plainIp } from '../../shared/http/plain-ip';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { firstDepositOf } from '../../services/users/first-deposit';
import type { WalletState } from '../../services/accounts/linked-wallets';
import { productsOf } from '../../services/users/products';
import type { User } from '../../services/users/user';

export function accountSettingsHandlers(services: Services): Handlers<typeof accountSettingsEndpoints> {
  const {
    accounts,
    discord,
    exchange,
    faults,
    maintenance,
    places,
    pushDevices,
    pushMessages,
    settings,
    users,
    wallets,
    now,
  } = services;
  const done = () => ({ success: true as const, timestamp: now() });
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const subAccountRow = (sub: User) => {
    const { accountMode, totalAccountValue } = exchange.margin.summary(sub.applicationId);
    return {
      user_id: sub.userId,
      application_id: sub.applicationId,
      alias: sub.alias,
      account_mode: accountMode,
      total_value: unitsText(totalAccountValue),
      created_time: sub.createdAt,
      status: 'ACTIVE',
    };
  };

  return {
    savePreferences: (call) =>
      answer({ preferences: settings.savePreferences(personOf(call).user, call.body.preferences) }),
    switchRegion: (call) => {
      settings.switchRegion(personOf(call).user, call.body.region);
      return done();
    },
    agreeTerms: (call) => answer({ agreed_time: settings.agree(personOf(call).user, 'TERMS', call.body.version) }),
    agreeTrTerms: (call) => answer({ agreed_time: settings.agree(personOf(call).user, 'TR_TERMS', call.body.version) }),
    availableProducts: (call) => {
      const { available, restricted } = productsOf(callerOf(call).user);
      return answer({ products: [...available], restricted: [...restricted] });
    },
    hasDeposit: (call) => {
      const first = firstDepositOf(exchange, callerOf(call).user);
      return answer({ has_deposit: first !== undefined, first_deposit_time: first ?? null });
    },
    maintenance: (call) => {
      const { user } = personOf(call);
      if (call.body.cancel_orders !== undefined) maintenance.chooseToCancel(user, call.body.cancel_orders);
      const window = maintenance.window();
      return answer({
        // Also one that the administrator has asked for without a word before.
        maintenance: maintenance.isRunning() || faults.service.maintenance.status > 0,
        start: window?.start ?? null,
        end: window?.end ?? null,
        modules: [...(window?.modules ?? [])],
        cancel_orders: maintenance.cancelsOrdersOf(user),
      });
    },
    uploadPushToken: (call) => {
      pushMessages.requireReachable(call.body.token);
      const { user, origin } = personOf(call);
      pushDevices.add(user, call.body, call.body.renews ?? false, origin);
      return done();
    },
    stopPush: (call) => {
      const { user, sessionId, origin } = personOf(call);
      pushDevices.stop(user, call.query.device_id ?? sessionId, origin);
      return done();
    },
    pushKey: () => answer({ public_key: pushMessages.publicKey }),
    place: ({ request }) => answer(placeRow(places.of(plainIp(request.ip)))),
    placeOf: ({ request, query }) => {
      const ip = query.ip ?? plainIp(request.ip);
      if (isIP(ip) === 0) throw invalidParameter('ip');
      return answer(placeRow(places.of(ip)));
    },
    subAccounts: (call) => answer({ rows: users.subAccountsOf(callerOf(call).user).map(subAccountRow) }),
    createSubAccount: async (call) =>
      answer(subAccountRow(await accounts.openSubAccount(personOf(call).user, call.body.alias))),
    alias: (call) =>
      answer({ alias: accounts.rename(personOf(call).user, call.body.alias, call.body.sub_user_id).alias }),
    bindDiscord: (call) =>
      answer({
        ...discord.bind(personOf(call).user, call.body.code, call.body.redirect_uri, originOf(call)),
      }),
    unbindDiscord: (call) => {
      discord.unbind(personOf(call).user, originOf(call));
      return done();
    },
    wallet: (call) => answer(walletRow(wallets.state(personOf(call).user))),
    bindWallet: async (call) => {
      const { user, origin } = personOf(call);
      return answer(walletRow(await wallets.bind(user, call.body, proofOf(call.body), origin)));
    },
    unbindWallet: async (call) => {
      const { user, origin } = personOf(call);
      await wallets.unbind(user, proofOf(call.body), origin);
      return done();
    },
    switchWalletMode: (call) => answer({ mode: wallets.switchMode(personOf(call).user, call.body.mode) }),
  };
}

function walletRow({ wallet, mode, message }: WalletState) {
  return {
    bound: wallet !== undefined,
    address: wallet?.address ?? null,
    chain: wallet?.chain ?? null,
    provider: wallet ? 'EIP-191' : null,
    mode,
    message: message ?? null,
    bound_time: wallet?.boundAt ?? null,
  };
}
