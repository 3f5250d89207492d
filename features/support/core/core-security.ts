import { TOTP } from 'otpauth';
import { AccountQueries } from '../../../src/application/account/account.queries';
import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Resource } from '../../../src/application/kernel/resource';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { SecurityQueries } from '../../../src/application/security/security.queries';
import { showsThatKept } from '../../../src/domain/session/authenticator-secret';
import { securityChange } from '../../../src/domain/security/security-change';
import type { Composition } from '../../../src/main/composition';
import { StepUpStore } from '../../../src/presentation/features/account-kit/step-up.store';
import { ClosedAccount } from '../../../src/presentation/features/security/closed-account';
import { AccountClosureStore } from '../../../src/presentation/features/security/account-closure.store';
import {
  type ActivityStore,
  LoginActivityStore,
  SecurityActivityStore,
} from '../../../src/presentation/features/security/activity.store';
import { AntiPhishingStore } from '../../../src/presentation/features/security/anti-phishing.store';
import { AuthenticatorStore } from '../../../src/presentation/features/security/authenticator.store';
import { DevicesStore } from '../../../src/presentation/features/security/devices.store';
import { EmailChangeStore } from '../../../src/presentation/features/security/email-change.store';
import { SecurityPasswordsStore } from '../../../src/presentation/features/security/security-passwords.store';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { Actor } from '../actor';
import type { SecurityAbility } from '../abilities/security';
import { english } from '../browser/texts';
import type { Settle } from './core-actor';
import { untilAsked } from './until-asked';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock & Scheduler & { advance(milliseconds: number): void };
}

const codeLine = /^(\d{6}) /;
/** A code is good once, and another is sent after a minute at the earliest. */
const patience = 61_000;

/** @param sitElsewhere the same person in front of another device, logged in */
export function coreSecurity(
  container: Composition,
  { host, time }: Surroundings,
  email: string,
  settle: Settle,
  sitElsewhere: () => Promise<Actor>,
): SecurityAbility {
  const queries = container.resolve(SecurityQueries);
  const stepUp = container.resolve(StepUpStore);
  const authenticator = container.resolve(AuthenticatorStore);
  const passwords = container.resolve(SecurityPasswordsStore);
  const emailChange = container.resolve(EmailChangeStore);
  const antiPhishing = container.resolve(AntiPhishingStore);
  const devices = container.resolve(DevicesStore);
  const closure = container.resolve(AccountClosureStore);
  const newEmail = `new-${email}`;
  let key = '';
  let second: Actor | undefined;

  const current = async <T>(resource: Resource<T>): Promise<T> => {
    await settle(resource.refresh());
    const state = resource.current;
    if (state.status !== 'ready') throw new Error(`It could not be read: ${JSON.stringify(state)}`);
    return state.value;
  };
  /** Pages of withdrawals and orders say what this says. */
  const isFrozen = async (): Promise<boolean> => (await current(queries.standing())).frozenAt !== undefined;
  const mailedTo = (address: string): string =>
    host.areas.mailbox
      .list(address)
      .flatMap(({ lines }) => lines)
      .map((line) => codeLine.exec(line)?.[1])
      .find((code) => code !== undefined)!;
  const codeOfApp = (secret = key): string => new TOTP({ secret }).generate({ timestamp: time.now() });
  const wrongCode = (): string => (codeOfApp() === '000000' ? '111111' : '000000');

  /** Does something, and proves what is asked for meanwhile. */
  const proving = async (work: Promise<void>, otp = codeOfApp): Promise<void> => {
    await untilAsked(stepUp, work, settle);
    const { request } = stepUp;
    if (request) {
      const mailed = request.factors.includes('EMAIL');
      if (mailed) await settle(stepUp.sendCode());
      await settle(
        stepUp.submit({
          ...(mailed && { emailCode: mailedTo(email) }),
          ...(request.factors.includes('OTP') && { otp: otp() }),
        }),
      );
    }
    if (stepUp.request === undefined) await settle(work);
  };
  const shown = async (store: ActivityStore): Promise<ActivityStore> => {
    await settle(store.show(1));
    return store;
  };

  return {
    async open() {
      time.advance(patience);
    },
    score: async () => (await current(queries.overview())).score,
    async addAuthenticator() {
      authenticator.open('enrol');
      await settle(authenticator.readKey());
      await settle(new Promise((resolve) => setTimeout(resolve, 0)));
      key = authenticator.key!.secret;
      await proving(authenticator.bind(codeOfApp()));
      time.advance(patience);
    },
    async addAuthenticatorUnkept() {
      authenticator.open('enrol');
      await settle(authenticator.readKey());
      await settle(new Promise((resolve) => setTimeout(resolve, 0)));
      authenticator.goTo(showsThatKept('0000', authenticator.key!.secret) ? 'code' : 'kept');
    },
    isAskedForKey: async () => authenticator.step === 'kept',
    rehearse: () => settle(authenticator.rehearse(codeOfApp())),
    async removeAuthenticator() {
      authenticator.open('remove');
      await proving(authenticator.remove());
    },
    async removeWithWrongCode() {
      if (stepUp.request) await settle(stepUp.submit({ otp: wrongCode() }));
      else await proving(authenticator.remove(), wrongCode);
    },
    async triesLeft() {
      const { failure } = stepUp.request ? stepUp : passwords.request;
      return failure?.kind === 'invalid' ? failure.wrongProof?.triesLeft : undefined;
    },
    isLocked: async () => stepUp.failure?.kind === 'rateLimited' && (stepUp.failure.retryAfter ?? 0) > 25 * 60_000,
    async heldBecause() {
      const { until } = await current(queries.hold());
      if (until === undefined) return undefined;
      const { because } = await current(queries.holdCause(until));
      return because === undefined ? undefined : changeText(because);
    },
    async setTradingPassword(password) {
      passwords.open('trade', 'create');
      await proving(passwords.submit({ password: '', newPassword: password }));
    },
    async tryTradingPassword(password) {
      passwords.open('trade', 'check');
      await settle(passwords.submit({ password, newPassword: '' }));
    },
    async forgetTradingPassword() {
      passwords.open('trade', 'forgotten');
      await proving(passwords.submit({ password: '', newPassword: '' }));
    },
    async changeEmailWithWrongCode() {
      emailChange.begin();
      await settle(emailChange.sendCode(newEmail));
      await proving(emailChange.change(mailedTo(newEmail) === '000000' ? '111111' : '000000'));
    },
    isToldOfWrongAddressCode: async () => emailChange.request.failure?.kind === 'invalid',
    async finishEmailChange() {
      time.advance(patience);
      await proving(emailChange.change(mailedTo(newEmail)));
    },
    hasNewEmail: async () => (await current(container.resolve(AccountQueries).account())).email === newEmail,
    async setAntiPhishingCode(code) {
      antiPhishing.open('set');
      await proving(antiPhishing.set(code));
    },
    antiPhishingCode: async () => (await current(queries.antiPhishingCode())).masked,
    async nextMail() {
      time.advance(patience);
      passwords.open('withdraw', 'create');
      const given = passwords.submit({ password: '', newPassword: 'some long word' });
      await untilAsked(stepUp, given, settle);
      await settle(stepUp.sendCode());
      stepUp.cancel();
      await settle(given);
      return host.areas.mailbox.list(email)[0]!.lines;
    },
    async useSecondDevice() {
      second = await sitElsewhere();
    },
    async endSecondDevice() {
      const { rows } = await current(queries.devices(1));
      devices.ask(rows.find((device) => !device.current));
      await settle(devices.end());
    },
    async endOtherDevices() {
      devices.ask('others');
      await settle(devices.end());
    },
    async isSecondDeviceLoggedIn() {
      if (await second!.account.isLoggedIn()) await second!.trading.askForSomethingPrivate();
      return second!.account.isLoggedIn();
    },
    async changes() {
      const { rows = [] } = await shown(container.resolve(SecurityActivityStore));
      return rows.map(({ action }) => changeText(action));
    },
    logins: async () => (await shown(container.resolve(LoginActivityStore))).total,
    async longAgo() {
      const stores = [container.resolve(SecurityActivityStore), container.resolve(LoginActivityStore)];
      for (const store of stores) store.between('2001-01-01', '2001-12-31');
      for (const store of stores) await shown(store);
      return stores.reduce((sum, { total }) => sum + total, 0);
    },
    async freeze() {
      closure.open('freeze');
      await proving(closure.freeze());
    },
    async unfreeze() {
      time.advance(patience);
      closure.open('unfreeze');
      await proving(closure.unfreeze());
    },
    isFrozen,
    isFrozenForWithdrawals: isFrozen,
    isFrozenForOrders: isFrozen,
    async wantToClose() {
      closure.open('close');
    },
    ordersInTheWay: async () =>
      (await current(queries.standing())).obstacles.find(({ kind }) => kind === 'ORDERS')?.count ?? 0,
    async close() {
      closure.open('close');
      await proving(closure.close(true));
    },
    readsThatItIsClosed: async () => container.resolve(ClosedAccount).told,
  };
}

function changeText(action: string): string {
  return english(`notifications:securityChange.${securityChange(action)!}`);
}
