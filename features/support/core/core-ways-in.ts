import type { Clock } from '../../../src/application/kernel/clock.port';
import { VisitorQueries } from '../../../src/application/account/visitor.queries';
import { AcceptReferral } from '../../../src/application/session/accept-referral.use-case';
import { FollowMailLink } from '../../../src/application/session/follow-mail-link.use-case';
import { RequestPasswordReset } from '../../../src/application/session/request-password-reset.use-case';
import { SignInProgress } from '../../../src/application/session/sign-in-progress';
import { SignInWithLink } from '../../../src/application/session/sign-in-with-link.use-case';
import { SignInWithPassword } from '../../../src/application/session/sign-in-with-password.use-case';
import { SignInWithPhone } from '../../../src/application/session/sign-in-with-phone.use-case';
import { SignInWithProvider } from '../../../src/application/session/sign-in-with-provider.use-case';
import { SignUpWithPassword } from '../../../src/application/session/sign-up-with-password.use-case';
import { mailLink } from '../../../src/domain/session/mail-link';
import { isAllowedPassword } from '../../../src/domain/session/password-policy';
import type { Composition } from '../../../src/main/composition';
import { NoticesStore } from '../../../src/presentation/runtime/stores/notices.store';
import { MailActionStore } from '../../../src/presentation/features/session/mail-action.store';
import { PhoneLogInStore } from '../../../src/presentation/features/session/phone-log-in.store';
import { ProviderLogInStore } from '../../../src/presentation/features/session/provider-log-in.store';
import { RegistrationStore } from '../../../src/presentation/features/session/registration.store';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { WaysInAbility } from '../abilities/sign-in';
import type { Settle } from './core-actor';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock;
}

const number = '+4915112345678';
const password = 'correct horse';

export function coreWaysIn(
  container: Composition,
  { host, time }: Surroundings,
  email: string,
  settle: Settle,
): WaysInAbility {
  const notices = container.resolve(NoticesStore);
  const links = container.resolve(SignInWithLink);
  const reset = container.resolve(RequestPasswordReset);
  const mail = new MailActionStore(container.resolve(FollowMailLink), links, reset);
  const phone = new PhoneLogInStore(container.resolve(SignInWithPhone), container.resolve(VisitorQueries), time);
  const provider = new ProviderLogInStore(container.resolve(SignInWithProvider));
  const registration = new RegistrationStore(
    container.resolve(SignUpWithPassword),
    container.resolve(AcceptReferral),
    notices,
  );
  const told = (fits: (text: object) => boolean): number => notices.history.filter(({ text }) => fits(text)).length;
  const open = async (kind: 'signIn' | 'verifyEmail' | 'resetPassword'): Promise<void> => {
    const { code } = host.identities.mails.findLast(({ to, action }) => to === email && action.kind === kind)!;
    mail.close();
    await settle(mail.open(mailLink(`http://app.test/auth/action?mode=${kind}&oobCode=${code}`)!));
  };
  let tooShort = false;

  return {
    askForLink: async () => void (await settle(links.send(email, '/auth/action'))),
    openLink: open,
    isLinkDead: async () => mail.state.status === 'dead',
    isLinkDone: async () => mail.state.status === 'done',
    isAskedForAddress: async () => mail.state.status === 'asking' && mail.state.action.email === undefined,
    giveAddress: async (address = email) => void (await settle(mail.signIn(address))),
    isProblem: async (code) => [mail.request, phone.entering].some(({ failure }) => failure?.code === code),
    askForCode: () => settle(phone.send(number)),
    async enterCode(which) {
      const { code } = host.identities.messages.findLast((message) => message.number === number)!;
      await settle(phone.finish(which === 'right' ? code : '000000'));
    },
    async continueWith(which) {
      host.identities.nextPopup = { email };
      await settle(provider.openPopup(which));
    },
    async leaveWindow(which) {
      host.identities.nextPopup = { refusal: 'auth/popup-closed-by-user' };
      await settle(provider.openPopup(which));
    },
    isToldOfLeftWindow: async () =>
      told((text) => 'key' in text && text.key === 'session:problem.popupClosed') === 1 &&
      provider.waitingFor === undefined,
    isToldOfClash: async () => container.resolve(SignInProgress).clash.current?.email === email,
    logInForClash: async () => void (await settle(container.resolve(SignInWithPassword).execute(email, password))),
    async forgetPassword() {
      await settle(reset.execute(email, '/login'));
      await open('resetPassword');
    },
    async choosePassword(chosen) {
      tooShort = !isAllowedPassword(chosen, host.identities.policy);
      if (!tooShort) await settle(mail.resetPassword(chosen));
    },
    isPasswordTooShort: async () => tooShort,
    register: async (code = '') => void (await settle(registration.register(email, password, code, '/login'))),
    isToldOfAccount: async () => registration.request.failure?.code === 'auth/email-already-in-use',
    wasTold: async (key) => told((text) => 'key' in text && text.key === key) > 0,
  };
}
