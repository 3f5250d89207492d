import { known as latest } from '../../../src/application/kernel/resource';
import { LinkDiscord } from '../../../src/application/account/link-discord.use-case';
import { MarginQueries } from '../../../src/application/trading/margin.queries';
import { ProfileQueries } from '../../../src/application/account/profile.queries';
import { SubAccountQueries } from '../../../src/application/account/sub-account.queries';
import { SwitchAccount } from '../../../src/application/account/switch-account.use-case';
import { WalletSignerPort } from '../../../src/application/account/wallet-signer.port';
import type { Resource } from '../../../src/application/kernel/resource';
import { Session } from '../../../src/application/session/session';
import { SessionTokenPort } from '../../../src/application/session/session-token.port';
import { accountDisplayName } from '../../../src/domain/account/account';
import { numberStyles } from '../../../src/domain/platform/preferences';
import { isCoolName } from '../../../src/domain/social/cool-name';
import { decimal, zero } from '../../../src/domain/shared/decimal';
import type { Composition } from '../../../src/main/composition';
import { AccountNamesStore, type NameDialog } from '../../../src/presentation/features/account/account-names.store';
import { LinkedAccountsStore } from '../../../src/presentation/features/account/linked-accounts.store';
import { SettingsStore } from '../../../src/presentation/features/account/settings.store';
import { StepUpStore } from '../../../src/presentation/features/account-kit/step-up.store';
import { formatOf } from '../../../src/presentation/kit/formats/format';
import { PreferencesStore } from '../../../src/presentation/runtime/stores/preferences.store';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { MemoryWallet } from '../../../tests/fakes/memory-wallet';
import type { AccountsAbility, SettingsAbility } from '../abilities/accounts';
import type { Settle } from './core-actor';

/** @param visitAgain another tab of the same device */
export function coreAccounts(
  container: Composition,
  settle: Settle,
  visitAgain: () => Promise<Composition>,
): AccountsAbility {
  const names = container.resolve(AccountNamesStore);
  const list = container.resolve(SubAccountQueries).list();
  const change = container.resolve(SwitchAccount);
  let otherTab: Composition | undefined;
  const type = async (dialog: NameDialog, name: string): Promise<void> => {
    names.ask(dialog);
    await settle(names.submit(name));
  };
  const userIdOf = async (alias: string): Promise<string> =>
    (await known(list, settle)).find((each) => each.alias === alias)!.userId;
  return {
    async whoAmI() {
      const { name, account } = whoIs(container);
      return { name: name ?? '', uid: account?.userId ?? '', main: account?.main ?? false };
    },
    async takePublicName(name) {
      if (!isCoolName(name)) return 'form';
      await type({ kind: 'coolName', name: '' }, name);
      const { failure } = names;
      if (!failure) return undefined;
      if (failure.kind !== 'duplicate' && failure.kind !== 'rateLimited') throw new Error(failure.kind);
      return failure.kind === 'duplicate' ? 'taken' : 'tooSoon';
    },
    openSubAccount: (name) => type({ kind: 'open' }, name),
    subAccounts: async () => (await known(list, settle)).map(({ alias }) => alias),
    renameSubAccount: async (from, to) => type({ kind: 'rename', userId: await userIdOf(from), name: from }, to),
    async switchTo(name) {
      await settle(change.execute(await userIdOf(name)));
    },
    async backToMain() {
      await settle(change.execute(whoIs(container).account!.mainUserId!));
    },
    isWorthSomething: async () =>
      (await known(container.resolve(MarginQueries).summary(), settle)).totalAccountValue.gt(zero),
    isSentToMainAccount: async () => whoIs(container).account?.mainUserId !== undefined,
    async openAnotherTab() {
      otherTab = await visitAgain();
    },
    async nameInOtherTab() {
      // What the announcement of the first tab, or the next look at the cookie, does.
      otherTab!.resolve(SessionTokenPort).refresh();
      return whoIs(otherTab!).name;
    },
  };
}

export function coreSettings(container: Composition, host: FakeHost, email: string, settle: Settle): SettingsAbility {
  const preferences = container.resolve(PreferencesStore);
  const settings = container.resolve(SettingsStore);
  const linked = container.resolve(LinkedAccountsStore);
  const stepUp = container.resolve(StepUpStore);
  const profile = container.resolve(ProfileQueries).profile();
  const back = 'http://localhost/account/settings?link=discord';
  /** Does something that takes a code from the mail. */
  const proving = async (act: Promise<unknown>): Promise<void> => {
    await settle(waiting(() => stepUp.request !== undefined));
    await settle(stepUp.sendCode());
    const lines = host.areas.mailbox.list(email).flatMap(({ lines: text }) => text);
    await settle(stepUp.submit({ emailCode: lines.find((line) => /^\d{6} /.test(line))!.slice(0, 6) }));
    await settle(act);
  };
  return {
    async preferTheme(look) {
      await settle(preferences.choose({ theme: look }));
    },
    look: async () => preferences.values.theme,
    async preferNumbers(sample) {
      const style = numberStyles.find(
        (each) =>
          each !== 'language' &&
          formatOf('en', { ...preferences.formatStyle, numbers: each }).decimal(decimal('1234.56'), 2, 'down') ===
            sample,
      )!;
      await settle(preferences.choose({ numbers: style }));
    },
    numbers: async () => formatOf('en', preferences.formatStyle).decimal(decimal('1234567.89'), 2, 'down'),
    async cancelOrdersForUpgrades() {
      await settle(settings.cancelOnMaintenance(true));
    },
    ordersAreCancelledForUpgrades: async () => (await known(settings.queries.maintenance(), settle)).cancelsOrders,
    linkWallet: () => proving(linked.bindWallet()),
    unlinkWallet: () => proving(linked.unbindWallet()),
    wallet: async () => (await known(settings.queries.wallet(), settle)).wallet?.address,
    ownAddress: async () => (container.resolve(WalletSignerPort) as MemoryWallet).wallet.address,
    async linkDiscord() {
      const address = new URL(container.resolve(LinkDiscord).begin(back)!);
      const state = address.searchParams.get('state')!;
      await settle(linked.finishDiscord({ code: host.areas.discord.authorise(back, 'ada'), state }, back));
    },
    async unlinkDiscord() {
      await settle(linked.unbindDiscord());
    },
    async linkX(handle) {
      const url = new URL((await settle(linked.beginX()))!);
      await settle(linked.bindX(host.areas.twitter.consent(url.searchParams.get('oauth_token')!, handle)));
    },
    async unlinkX() {
      await settle(linked.unbindX());
    },
    discord: async () => (await known(profile, settle)).discordName,
  };
}

function whoIs(container: Composition) {
  const state = container.resolve(Session).state.current;
  const account = state.status === 'loggedIn' ? latest(state.account) : undefined;
  if (!account || state.status !== 'loggedIn') return { name: undefined, account: undefined };
  return { name: accountDisplayName(account, state.coolName), account };
}

async function known<T>(resource: Resource<T>, settle: Settle): Promise<T> {
  await settle(resource.refresh());
  const { current } = resource;
  if (current.status !== 'ready') throw new Error(`The read is ${current.status}.`);
  return current.value;
}

async function waiting(until: () => boolean): Promise<void> {
  while (!until()) await new Promise<void>((resolve) => void setImmediate(resolve));
}
