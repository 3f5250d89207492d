import { AccountPort } from '../../../src/application/account/account.port';
import { SubAccountQueries } from '../../../src/application/account/sub-account.queries';
import type { Resource } from '../../../src/application/kernel/resource';
import type { ApiKey, ApiKeyPermission } from '../../../src/domain/security/api-key';
import { needsAddresses } from '../../../src/domain/security/api-key-rules';
import { ipEntries, ipListProblems } from '../../../src/domain/security/ip-list';
import type { Composition } from '../../../src/main/composition';
import { StepUpStore } from '../../../src/presentation/features/account-kit/step-up.store';
import { ApiKeysStore, type NewApiKey } from '../../../src/presentation/features/api-management/api-keys.store';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { KeysAbility } from '../abilities/accounts';
import type { Settle } from './core-actor';
import { untilAsked } from './until-asked';

const here = '127.0.0.1';

export function coreKeys(container: Composition, host: FakeHost, email: string, settle: Settle): KeysAbility {
  const store = container.resolve(ApiKeysStore);
  const stepUp = container.resolve(StepUpStore);
  const subAccounts = container.resolve(SubAccountQueries).list();
  const made = new Map<string, NewApiKey>();
  let told: { readonly problem: string; readonly entry: string } | undefined;

  const current = async <T>(resource: Resource<T>): Promise<T> => {
    await settle(resource.refresh());
    const state = resource.current;
    if (state.status !== 'ready') throw new Error(`It could not be read: ${JSON.stringify(state)}`);
    return state.value;
  };
  const userIdOf = async (alias: string | undefined): Promise<string | undefined> =>
    alias === undefined ? undefined : (await current(subAccounts)).find((each) => each.alias === alias)!.userId;
  const keysOf = async (of?: string): Promise<readonly ApiKey[]> =>
    (await current(store.keysOf(await userIdOf(of)))).rows;
  const named = async (name: string): Promise<ApiKey> => (await keysOf()).find((key) => key.name === name)!;
  const proving = async <T>(work: Promise<T>): Promise<T> => {
    await untilAsked(stepUp, work, settle);
    await settle(stepUp.sendCode());
    const code = host.areas.mailbox
      .list(email)
      .flatMap(({ lines }) => lines)
      .map((line) => /^(\d{6}) /.exec(line)?.[1])
      .find((each) => each !== undefined);
    await settle(stepUp.submit({ emailCode: code }));
    return settle(work);
  };
  return {
    async make(name, { of, permissions: more = ['TRADE' as const], address = '' } = {}) {
      const permissions: readonly ApiKeyPermission[] = ['READ', ...more];
      const ipList = ipEntries(address);
      const [problem] = ipListProblems(ipList, { withdraws: needsAddresses(permissions) });
      if (problem) told = { problem: problem.fault, entry: problem.entry };
      else if (ipList.length === 0 && needsAddresses(permissions)) told = { problem: 'needed', entry: '' };
      if (told) return;
      store.choose(await userIdOf(of));
      const created = await proving(store.create({ name, permissions, ipList }));
      if (!created.ok) throw new Error(`No key: ${created.error.kind}`);
      made.set(name, created.value);
      store.leave();
    },
    list: async (of) => (await keysOf(of)).map(({ name }) => name),
    async isSecretSeen(name) {
      return store.created !== undefined || JSON.stringify(await keysOf()).includes(made.get(name)!.secret);
    },
    isToldOfAddress: async (problem, entry = '') => told?.problem === problem && told.entry === entry,
    async allowOnlyFrom(name, address) {
      await proving(store.setIpList(await named(name), [address]));
    },
    async remove(name) {
      await proving(store.remove(await named(name)));
    },
    async accountReadBy(name) {
      const { key, secret } = made.get(name)!;
      const credential = host.areas.credentials.byKey(key);
      if (!credential || credential.secret !== secret || !host.areas.credentials.admits(credential, here))
        return undefined;
      const sub = (await current(subAccounts)).find(({ applicationId }) => applicationId === credential.applicationId);
      if (sub) return sub.alias;
      const account = await settle(container.resolve(AccountPort).account());
      return account.ok && account.value.applicationId === credential.applicationId ? 'main' : undefined;
    },
  };
}
