import { TOTP } from 'otpauth';
import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { FinishSecondStep } from '../../../src/application/session/finish-second-step.use-case';
import { FollowMailLink } from '../../../src/application/session/follow-mail-link.use-case';
import { SignInProgress } from '../../../src/application/session/sign-in-progress';
import { factorObstacle } from '../../../src/domain/session/sign-in-identity';
import { day } from '../../../src/domain/shared/instant';
import type { Composition } from '../../../src/main/composition';
import { SignInMethodsStore } from '../../../src/presentation/features/sign-in-methods/sign-in-methods.store';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { SignInMethodsAbility } from '../abilities/sign-in';
import type { Settle } from './core-actor';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock & Scheduler & { jump(milliseconds: number): void };
}

const anotherKey = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** What somebody has at hand between visits: a key, a telephone, a head with a password in it. */
export class KeptSecrets {
  key = '';
  phone = '';
  constructor(public password: string) {}
}

export function coreSignInMethods(
  container: Composition,
  { host, time }: Surroundings,
  email: string,
  secrets: KeptSecrets,
  settle: Settle,
): SignInMethodsAbility {
  const store = container.resolve(SignInMethodsStore);
  const { reauthentication } = store;
  const codeOfApp = (): string => new TOTP({ secret: secrets.key }).generate({ timestamp: time.now() });
  const codeOfMessage = (): string => host.identities.messages.findLast(({ number }) => number === secrets.phone)!.code;
  let stop: (() => void) | undefined;

  /** Does something, and confirms who one is whenever that is asked. */
  const confirming = async <T>(work: Promise<T>): Promise<T> => {
    await settle(Promise.resolve());
    if (reauthentication.step === 'first') await settle(reauthentication.byPassword(secrets.password));
    if (reauthentication.step === 'second') await settle(reauthentication.bySecondStep(codeOfApp()));
    return settle(work);
  };
  const appId = (): string => store.identity!.factors.find(({ kind }) => kind === 'totp')!.id;
  const enter = async (kind: 'totp' | 'sms', code: () => string): Promise<void> => {
    const second = container.resolve(FinishSecondStep);
    const factor = container.resolve(SignInProgress).secondStep.current!.find((choice) => choice.kind === kind)!;
    if (kind === 'sms') await settle(second.sendCode(factor.id));
    await settle(second.execute(factor.id, code()));
  };

  return {
    async look() {
      stop ??= store.start();
      await confirming(store.show());
    },
    async confirmAddress() {
      await confirming(store.sendVerification('/account/security'));
      const { code } = host.identities.mails.findLast(({ to }) => to === email)!;
      await settle(container.resolve(FollowMailLink).apply(code));
      await confirming(store.show());
    },
    canAddFactor: async () => factorObstacle(store.identity!, 'totp') === undefined,
    async addApp() {
      store.authenticator.open();
      await confirming(store.authenticator.start());
      secrets.key = store.authenticator.key!.secret;
      await settle(store.factorAdded(await confirming(store.authenticator.finish(codeOfApp()))));
    },
    async addPhone(number) {
      secrets.phone = number;
      store.phone.open();
      await confirming(store.phone.send(number));
      await settle(store.factorAdded(await confirming(store.phone.finish(codeOfMessage()))));
    },
    async removeApp() {
      await confirming(store.removeFactor(appId()));
    },
    isOfferedToEndOthers: async () => store.asksToEndOthers,
    isAskedForSecondFactor: async () => container.resolve(SignInProgress).secondStep.current !== undefined,
    enterCodeOfApp: () => enter('totp', codeOfApp),
    enterCodeOfMessage: () => enter('sms', codeOfMessage),
    async rehearse(key) {
      const rehearsed = store.rehearse();
      await settle(reauthentication.byPassword(secrets.password));
      // The key is worked out in real time, in which no virtual half minute may go by.
      await reauthentication.byKey(key === 'kept' ? secrets.key : anotherKey);
      if (reauthentication.step === undefined) await settle(rehearsed);
    },
    keyDoesNotFit: async () => reauthentication.entering.failure?.code === 'auth/invalid-verification-code',
    isReminded: async () => store.rehearsalDue,
    async letDaysPass(days) {
      time.jump(days * day);
    },
    async changePassword(password) {
      await confirming(store.setPassword(password));
    },
    async linkGoogle() {
      host.identities.nextPopup = { email };
      await confirming(store.link('google'));
    },
    async removeGoogle() {
      await confirming(store.removeWay('google'));
    },
    ways: async () => store.identity!.ways.map(({ kind }) => kind),
  };
}
