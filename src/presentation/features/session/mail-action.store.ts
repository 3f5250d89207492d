import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import { FollowMailLink } from '../../../application/session/follow-mail-link.use-case';
import type { MailAction } from '../../../application/session/mail-actions.port';
import { RequestPasswordReset } from '../../../application/session/request-password-reset.use-case';
import { SignInWithLink } from '../../../application/session/sign-in-with-link.use-case';
import type { MailLink } from '../../../domain/session/mail-link';
import { SingleRequest } from './single-request';
import type { Needs } from '../../../application/kernel/token';

type MailActionState =
  | { readonly status: 'reading' }
  /** Something is still to be typed or pressed. */
  | { readonly status: 'asking'; readonly action: MailAction }
  | { readonly status: 'done'; readonly action: MailAction }
  | { readonly status: 'dead'; readonly failure: Failure };

/** Following the link of one of the provider's mails. */
export class MailActionStore {
  static readonly needs: Needs<typeof MailActionStore> = [FollowMailLink, SignInWithLink, RequestPasswordReset];

  readonly request = new SingleRequest();
  state: MailActionState = { status: 'reading' };
  #link: MailLink | undefined;

  constructor(
    private readonly follow: FollowMailLink,
    private readonly links: SignInWithLink,
    private readonly passwordReset: RequestPasswordReset,
  ) {
    makeObservable(this, { state: observableRef, setState: actionBound });
  }

  /** Reads what a link is for; does at once what needs no further word. Once, until the page is left. */
  async open(wanted: MailLink): Promise<void> {
    if (this.#link?.code === wanted.code) return;
    // Of its own, so that what is left of an earlier opening can be told from it.
    const link = { ...wanted };
    this.#link = link;
    this.setState({ status: 'reading' });
    const action = await this.follow.read(link.code);
    if (this.#link !== link) return;
    if (!action.ok) return this.setState({ status: 'dead', failure: action.error });
    if (link.kind === 'signIn') return this.#openSignIn();
    this.setState({ status: 'asking', action: action.value });
    if (action.value.kind === 'verifyEmail' || action.value.kind === 'changeEmail') await this.apply();
  }

  /** The page is left: whoever comes back begins anew. */
  close(): void {
    this.#link = undefined;
    this.request.forget();
  }

  /** Whoever opens a sign-in link elsewhere than they asked for it says for whom it is. @returns whether they are now logged in. */
  async signIn(email: string): Promise<boolean> {
    const link = this.#link;
    if (!link) return false;
    const signedIn = await this.request.run(() => this.links.finish(email, link.address));
    const { failure } = this.request;
    if (failure && isDead(failure)) this.setState({ status: 'dead', failure });
    return signedIn !== undefined;
  }

  async resetPassword(password: string): Promise<void> {
    await this.#act((code) => this.follow.resetPassword(code, password));
  }

  async apply(): Promise<void> {
    await this.#act((code) => this.follow.apply(code));
  }

  /** After a recovery: somebody else may know the password. */
  async requestReset(email: string, landing: string): Promise<boolean> {
    return (await this.request.run(() => this.passwordReset.execute(email, landing))) !== undefined;
  }

  setState(state: MailActionState): void {
    this.state = state;
  }

  /** Nothing of what the provider tells of the link: whoever opens it says whose it is, unless this device knows. */
  async #openSignIn(): Promise<void> {
    const email = this.links.awaitedEmail();
    this.setState({ status: 'asking', action: { kind: 'signIn', email, newEmail: undefined } });
    if (email !== undefined) await this.signIn(email);
  }

  async #act(work: (code: string) => ReturnType<FollowMailLink['apply']>): Promise<void> {
    const { state } = this;
    const link = this.#link;
    if (state.status !== 'asking' || !link) return;
    const done = await this.request.run(() => work(link.code));
    const { failure } = this.request;
    if (done) this.setState({ status: 'done', action: state.action });
    else if (failure && isDead(failure)) this.setState({ status: 'dead', failure });
  }
}

const deadCodes: ReadonlySet<string> = new Set([
  'auth/invalid-action-code',
  'auth/expired-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
]);

function isDead({ code }: Failure): boolean {
  return code !== undefined && deadCodes.has(code);
}
