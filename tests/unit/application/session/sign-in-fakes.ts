import { BeginSession } from '../../../../src/application/session/begin-session';
import { DropClash } from '../../../../src/application/session/drop-clash.use-case';
import { FinishSecondStep } from '../../../../src/application/session/finish-second-step.use-case';
import { FinishSignIn } from '../../../../src/application/session/finish-sign-in';
import { PendingLinkEmail } from '../../../../src/application/session/pending-link-email';
import { RequestPasswordReset } from '../../../../src/application/session/request-password-reset.use-case';
import { SignInProgress } from '../../../../src/application/session/sign-in-progress';
import { SignInWithLink } from '../../../../src/application/session/sign-in-with-link.use-case';
import { SignInWithPassword } from '../../../../src/application/session/sign-in-with-password.use-case';
import { SignInWithPhone } from '../../../../src/application/session/sign-in-with-phone.use-case';
import { SignInWithProvider } from '../../../../src/application/session/sign-in-with-provider.use-case';
import { SignUpWithPassword } from '../../../../src/application/session/sign-up-with-password.use-case';
import { FakeIdentityProvider } from '../../../fakes/fake-identity-provider';
import type { FakeHost } from '../../../fakes/fake-host';
import { HostSignIn } from '../../../fakes/host-sign-in';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { SessionFixture } from '../../../support/session-fixture';
import { toldSignIn } from '../../../support/told-sign-in';

export const password = 'secret-password';
export const email = 'ada@example.com';

/** Every way in, over one provider and one session. */
export function setUp() {
  const storage = new MemoryStorage();
  const tab = new SessionFixture(undefined, undefined, storage);
  tab.session.start();
  const people = new FakeIdentityProvider(() => tab.time.now());
  const host = { identities: people, down: false };
  const provider = new HostSignIn(host as FakeHost);
  const report = toldSignIn(tab.notices, tab.log);
  const progress = new SignInProgress();
  const pending = new PendingLinkEmail(storage, tab.time);
  const reported: string[] = [];
  const tracking = { report: ({ name }: { readonly name: string }) => reported.push(name) };
  const begin = new BeginSession(tab.host, tab.tokens, provider, tracking);
  const finish = new FinishSignIn(provider, provider, begin, report, progress, pending);
  return {
    tab,
    people,
    host,
    provider,
    reported,
    progress,
    storage,
    pending,
    password: new SignInWithPassword(provider, finish),
    signUp: new SignUpWithPassword(provider, finish, tracking),
    popup: new SignInWithProvider(provider, finish, report),
    link: new SignInWithLink(provider, finish, pending, report),
    phone: new SignInWithPhone(provider, finish, report),
    second: new FinishSecondStep(provider, finish, progress, report),
    drop: new DropClash(provider, progress),
    reset: new RequestPasswordReset(provider, report),
  };
}

export const linkTo = (code: string): string => `http://app.test/auth/action?mode=signIn&oobCode=${code}&apiKey=key`;
export const toasts = (tab: SessionFixture): readonly unknown[] =>
  tab.notices.shown.map(({ text }) => ('text' in text ? text.text : text.key));
