import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { LinkDiscord } from '../../../application/account/link-discord.use-case';
import { LinkWallet } from '../../../application/account/link-wallet.use-case';
import { LinkX } from '../../../application/account/link-x.use-case';
import { ProfileQueries } from '../../../application/account/profile.queries';
import { SettingsQueries } from '../../../application/account/settings.queries';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import { failureKey } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import type { WalletMode } from '../../../domain/account/linked-account';
import type { Result } from '../../../domain/shared/result';
import { StepUpStore } from '../account-kit/step-up.store';
import type { Needs } from '../../../application/kernel/token';

type LinkAct =
  | 'bindWallet'
  | 'unbindWallet'
  | 'walletMode'
  | 'bindDiscord'
  | 'unbindDiscord'
  | 'beginX'
  | 'bindX'
  | 'unbindX'
  | 'removePicture';

/** Accounts elsewhere: one act at a time. What the person breaks off says nothing. */
export class LinkedAccountsStore {
  static readonly needs: Needs<typeof LinkedAccountsStore> = [
    LinkWallet,
    LinkX,
    LinkDiscord,
    SettingsQueries,
    ProfileQueries,
    StepUpStore,
    NoticesPort,
  ];
  static readonly perAccount = true;

  acting: LinkAct | undefined = undefined;
  /** X waits for the code that its page has shown. */
  awaitingX = false;
  failureOfX: Failure | undefined = undefined;

  constructor(
    private readonly wallet: LinkWallet,
    private readonly x: LinkX,
    private readonly discord: LinkDiscord,
    readonly queries: SettingsQueries,
    readonly profile: ProfileQueries,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { acting: observable, awaitingX: observable, failureOfX: observableRef });
  }

  get hasWallet(): boolean {
    return this.wallet.available;
  }

  get offersDiscord(): boolean {
    return this.discord.available;
  }

  bindWallet(): Promise<boolean> {
    return this.#act('bindWallet', 'settings:wallet.bound', async () => {
      const consent = await this.wallet.consent();
      return consent.ok
        ? this.stepUp.run({ action: 'BIND_WALLET', subject: { address: consent.value.address } }, (proof) =>
            this.wallet.bind(consent.value, proof),
          )
        : consent;
    });
  }

  unbindWallet(): Promise<boolean> {
    return this.#act('unbindWallet', 'settings:wallet.unbound', () =>
      this.stepUp.run({ action: 'UNBIND_WALLET' }, (proof) => this.wallet.unbind(proof)),
    );
  }

  chooseMode(mode: WalletMode): Promise<boolean> {
    return this.#act('walletMode', 'settings:saved', () => this.wallet.switchMode(mode));
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
    return this.#act('unbindDiscord', 'settings:discord.unbound', () => this.discord.unbind());
  }

  /** @returns address of the page where the person gives their consent */
  async beginX(): Promise<string | undefined> {
    let url: string | undefined;
    await this.#act('beginX', undefined, async () => {
      const begun = await this.x.begin();
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
      const answer = await this.x.finish(verifier);
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
    return this.#act('unbindX', 'settings:x.unbound', () => this.x.unbind());
  }

  removePicture(): Promise<boolean> {
    return this.#act('removePicture', 'settings:x.imageRemoved', () => this.x.removePicture());
  }

  async #act(act: LinkAct, done: string | undefined, send: () => Outcome<unknown>): Promise<boolean> {
    if (this.acting !== undefined) return false;
    runInAction(() => (this.acting = act));
    const answer = await send();
    runInAction(() => (this.acting = undefined));
    this.#tell(act, answer, done);
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
}
