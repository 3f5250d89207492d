import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { WalletCommandsPort } from '../../../src/application/wallet/wallet-commands.port';
import { decimal } from '../../../src/domain/shared/decimal';
import { minute } from '../../../src/domain/shared/instant';
import type { Composition } from '../../../src/main/composition';
import { StepUpStore } from '../../../src/presentation/features/account-kit/step-up.store';
import { AccountClosureStore } from '../../../src/presentation/features/security/account-closure.store';
import { PasskeysStore } from '../../../src/presentation/features/security/passkeys.store';
import { PasskeyLogInStore } from '../../../src/presentation/features/session/passkey-log-in.store';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { SoftwareAuthenticator } from '../../../tests/support/software-authenticator';
import type { PasskeysAbility } from '../abilities/passkeys';
import type { Settle } from './core-actor';
import { untilAsked } from './until-asked';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock & Scheduler & { advance(milliseconds: number): void };
}

const destination = {
  asset: 'USDT',
  network: 'ETH',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  memo: '',
};

export function corePasskeys(
  container: Composition,
  { host, time }: Surroundings,
  device: SoftwareAuthenticator,
  email: string,
  settle: Settle,
): PasskeysAbility {
  const store = container.resolve(PasskeysStore);
  const stepUp = container.resolve(StepUpStore);
  const closure = container.resolve(AccountClosureStore);
  const logIn = container.resolve(PasskeyLogInStore);
  const wallet = container.resolve(WalletCommandsPort);

  const rows = async () => {
    const list = store.list();
    await settle(list.refresh());
    if (list.current.status !== 'ready') throw new Error('The passkeys could not be read.');
    return list.current.value;
  };
  const mailedCode = (): string | undefined =>
    host.areas.mailbox
      .list(email)
      .flatMap(({ lines }) => lines)
      .map((line) => /^(\d{6}) /.exec(line)?.[1])
      .find((code) => code !== undefined);
  /** By the passkey where it is offered, else by the code that is mailed. */
  const proving = async <T>(work: Promise<T>): Promise<T> => {
    await untilAsked(stepUp, work, settle);
    if (stepUp.request?.passkey) await settle(stepUp.submitPasskey({}));
    else if (stepUp.request) {
      await settle(stepUp.sendCode());
      await settle(stepUp.submit({ emailCode: mailedCode() }));
    }
    return settle(work);
  };

  return {
    async add(name) {
      time.advance(minute + 1_000);
      // Another device: none makes a second key for the same account.
      if ((await rows()).length > 0) device.forgetOwners();
      store.open('add');
      await proving(store.add(name));
    },
    async remove(name) {
      const passkey = (await rows()).find((each) => each.name === name);
      if (passkey) await proving(store.remove(passkey));
    },
    names: async () => (await rows()).map(({ name }) => name),
    async usedAgo(name) {
      const usedAt = (await rows()).find((each) => each.name === name)?.usedAt;
      return usedAt === undefined ? undefined : time.now() - usedAt;
    },
    logIn: () => settle(logIn.start()),
    async logInWithoutFinger() {
      device.isOwnerThere = false;
      await settle(logIn.start());
      device.isOwnerThere = true;
    },
    async withdraw(amount) {
      const left = await proving(
        stepUp.run({ action: 'WITHDRAW', subject: { ...destination, amount } }, (proof) =>
          wallet.withdraw({ ...destination, amount: decimal(amount) }, proof),
        ),
      );
      return left.ok ? undefined : left.error.kind;
    },
    async freeze() {
      closure.open('freeze');
      await proving(closure.freeze());
    },
    async unfreeze() {
      closure.open('unfreeze');
      await proving(closure.unfreeze());
    },
  };
}
