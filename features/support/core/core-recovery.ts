import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import type { Proof } from '../../../src/domain/security/factor';
import { afterEachLoss, type WaysBack } from '../../../src/domain/security/recovery';
import { minute } from '../../../src/domain/shared/instant';
import type { Composition } from '../../../src/main/composition';
import { StepUpStore } from '../../../src/presentation/features/account-kit/step-up.store';
import { AuthenticatorStore } from '../../../src/presentation/features/security/authenticator.store';
import { RecoveryStore } from '../../../src/presentation/features/security/recovery.store';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { RecoveryAbility } from '../abilities/recovery';
import type { Settle } from './core-actor';
import { untilAsked } from './until-asked';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock & Scheduler & { advance(milliseconds: number): void };
}

export function coreRecovery(
  container: Composition,
  { host, time }: Surroundings,
  email: string,
  shownCode: () => string,
  settle: Settle,
): RecoveryAbility {
  const store = container.resolve(RecoveryStore);
  const authenticator = container.resolve(AuthenticatorStore);
  const stepUp = container.resolve(StepUpStore);
  let codes: readonly string[] = [];

  const ways = async (): Promise<WaysBack> => {
    const read = store.ways();
    await settle(read.refresh());
    if (read.current.status !== 'ready') throw new Error('What is left could not be read.');
    return read.current.value;
  };
  const mailedCode = (): string | undefined =>
    host.areas.mailbox
      .list(email)
      .flatMap(({ lines }) => lines)
      .map((line) => /^(\d{6}) /.exec(line)?.[1])
      .find((code) => code !== undefined);
  /** Through the dialog, with the code of the mail beside what is given. */
  const proving = async (work: Promise<void>, proof: () => Proof): Promise<void> => {
    time.advance(minute + 1_000);
    await untilAsked(stepUp, work, settle);
    await settle(stepUp.sendCode());
    await settle(stepUp.submit({ emailCode: mailedCode(), ...proof() }));
    await settle(work);
  };

  return {
    async makeCodes() {
      await proving(store.create(), () => ({ otp: shownCode() }));
      codes = store.codes ?? [];
      store.close();
    },
    async tryFirst() {
      store.open('try');
      await settle(store.try(codes[0]!));
      return store.request.failure === undefined;
    },
    codesLeft: async () => (await ways()).codesLeft,
    withoutTelephone: async () =>
      afterEachLoss(await ways()).find(({ loss }) => loss.kind === 'telephone')?.verdict ?? 'nothing',
    removeAuthenticator: () => proving(authenticator.remove(), () => ({ recoveryCode: codes[0] })),
    hasAuthenticator: async () => (await ways()).authenticator,
    mails: async () => host.areas.mailbox.list(email).map(({ subject }) => subject),
  };
}
