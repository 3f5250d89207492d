import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { LinkDiscord } from '../../../application/account/link-discord.use-case';
import { LinkedAccountsPort } from '../../../application/account/linked-accounts.port';
import { ProfileQueries } from '../../../application/account/profile.queries';
import { SettingsQueries } from '../../../application/account/settings.queries';
import { SignWalletConsent } from '../../../application/account/sign-wallet-consent.use-case';
import { WalletSignerPort } from '../../../application/account/wallet-signer.port';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import { failureKey } from '../../../application/platform/failure-keys';
import { NoticesPort } from '../../../application/platform/notices.port';
import { SocialIdentityPort } from '../../../application/social/social-identity.port';
import type { WalletMode } from '../../../domain/account/linked-account';
import type { Result } from '../../../domain/shared/result';
import { StepUpStore } from '../account-kit/step-up.store';
import type { Needs } from '../../../application/kernel/token';

export type LinkAct =
  'bindWallet' | 'unbindWallet' | 'walletMode' | 'bindDiscord' | 'unbindDiscord' | 'beginX' | 'bindX' | 'unbindX';

/** Accounts elsewhere: one act at a time. What the person breaks off says nothing. */
export class LinkedAccountsStore {
  static readonly needs: Needs<typeof LinkedAccountsStore> = [
    LinkedAccountsPort,
    SocialIdentityPort,
    SignWalletConsent,
    WalletSignerPort,
    LinkDiscord,
    SettingsQueries,
    ProfileQueries,
    StepUpStore,
    NoticesPort,
  ];

  acting: LinkAct | undefined = undefined;
  /** X waits for the code that its page has shown. */
  awaitingX = false;
  failureOfX: Failure | undefined = undefined;

  constructor(
    private readonly linked: LinkedAccountsPort,
    private readonly identity: SocialIdentityPort,
    private readonly consent: SignWalletConsent,
    private readonly signer: WalletSignerPort,
    private readonly discord: LinkDiscord,
    readonly queries: SettingsQueries,
    readonly profile: ProfileQueries,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { acting: observable, awaitingX: observable, failureOfX: observableRef });
  }

  get hasWallet(): boolean {
    return this.signer.isThere();
  }

  get offersDiscord(): boolean {
    return this.discord.available;
  }

  bindWallet(): Promise<boolean> {
    return this.#act('bindWallet', 'settings:wallet.bound', async () => {
      const consent = await this.consent.execute();
      return consent.ok
        ? this.stepUp.run('BIND_WALLET', (proof) => this.linked.bindWallet(consent.value, proof))
        : consent;
    });
  }

  unbindWallet(): Promise<boolean> {
    return this.#act('unbindWallet', 'settings:wallet.unbound', () =>
      this.stepUp.run('UNBIND_WALLET', (proof) => this.linked.unbindWallet(proof)),
    );
  }

  chooseMode(mode: WalletMode): Promise<boolean> {
    return this.#act('walletMode', 'settings:saved', () => this.linked.switchWalletMode(mode));
  }

  /** @returns where the person is to go */
  beginDiscord(redirectUri: string): string | undefined {
    return this.discord.begin(redirectUri);
  }

  finishDiscord(
    answer: { readonly code: string | undefined; readonly state: string | undefined },
    redirectUri: string,
  ): Promise<boolean> {
    return this.#act('bindDiscord', 'settings:discord.bound', () => this.discord.finish(answer, redirectUri));
  }

  unbindDiscord(): Promise<boolean> {
    return this.#act('unbindDiscord', 'settings:discord.unbound', () => this.linked.unbindDiscord());
  }

  /** @returns address of the page where the person gives their consent */
  async beginX(): Promise<string | undefined> {
    let url: string | undefined;
    await this.#act('beginX', undefined, async () => {
      const begun = await this.identity.beginTwitter();
      if (begun.ok) url = begun.value.url;
      return begun;
    });
    runInAction(() => {
      this.awaitingX = url !== undefined;
      this.failureOfX = undefined;
    });
    return url;
  }

  leaveX(): void {
    runInAction(() => (this.awaitingX = false));
  }

  async bindX(verifier: string): Promise<boolean> {
    let failure: Failure | undefined;
    const bound = await this.#act('bindX', 'settings:x.bound', async () => {
      const answer = await this.identity.bindTwitter(verifier);
      if (!answer.ok) failure = answer.error;
      return answer;
    });
    runInAction(() => {
      this.failureOfX = failure;
      if (bound) this.awaitingX = false;
    });
    return bound;
  }

  unbindX(): Promise<boolean> {
    return this.#act('unbindX', 'settings:x.unbound', () => this.identity.unbindTwitter());
  }

  async #act(act: LinkAct, done: string | undefined, send: () => Outcome<unknown>): Promise<boolean> {
    if (this.acting !== undefined) return false;
    runInAction(() => (this.acting = act));
    const answer = await send();
    runInAction(() => (this.acting = undefined));
    this.#tell(act, answer, done);
    if (answer.ok && act !== 'beginX') await this.#readAgain(act);
    return answer.ok;
  }

  #tell(act: LinkAct, answer: Result<unknown, Failure>, done: string | undefined): void {
    if (answer.ok) {
      if (done !== undefined) this.notices.show('success', { key: done });
    } else if (act !== 'bindX' && answer.error.kind !== 'cancelled' && answer.error.kind !== 'unauthorised') {
      const taken = answer.error.kind === 'duplicate' && act.startsWith('bind');
      this.notices.show('error', { key: taken ? 'settings:linked.taken' : failureKey(answer.error) });
    }
  }

  async #readAgain(act: LinkAct): Promise<void> {
    if (act === 'bindX' || act === 'unbindX') await this.queries.publicProfile().refresh();
    else if (act === 'bindDiscord' || act === 'unbindDiscord') await this.profile.profile().refresh();
    else await Promise.all([this.queries.wallet().refresh(), this.profile.profile().refresh()]);
  }
}
