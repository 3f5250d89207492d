import type { WalletMode, WalletState } from '../../domain/account/linked-account';
import type { Proof } from '../../domain/security/factor';
import { failure, success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { LinkedAccountsCommandsPort, type WalletConsent } from './linked-accounts-commands.port';
import { LinkedAccountsPort } from './linked-accounts.port';
import { ProfileQueries } from './profile.queries';
import { SettingsQueries } from './settings.queries';
import { WalletSignerPort } from './wallet-signer.port';
import type { Needs } from '../kernel/token';

/** Links the person's own wallet, and what it is used for. What shows it is read again before the answer. */
export class LinkWallet {
  static readonly needs: Needs<typeof LinkWallet> = [
    LinkedAccountsPort,
    LinkedAccountsCommandsPort,
    WalletSignerPort,
    SettingsQueries,
    ProfileQueries,
  ];

  constructor(
    private readonly linked: LinkedAccountsPort,
    private readonly commands: LinkedAccountsCommandsPort,
    private readonly signer: WalletSignerPort,
    private readonly queries: SettingsQueries,
    private readonly profile: ProfileQueries,
  ) {}

  /** There is a wallet in this browser. */
  get available(): boolean {
    return this.signer.isThere();
  }

  /** Lets the wallet sign the message that the exchange has for it. A message is read anew: an old one is not taken. */
  async consent(): Outcome<WalletConsent> {
    const state = await this.linked.wallet();
    if (!state.ok) return state;
    const message = state.value.messageToSign;
    if (message === undefined) return failure({ kind: 'duplicate' });
    const wallet = await this.signer.connect();
    if (!wallet.ok) return wallet;
    const signed = await this.signer.sign(wallet.value.address, message);
    return signed.ok ? success({ ...wallet.value, message, signature: signed.value }) : signed;
  }

  bind(consent: WalletConsent, proof: Proof): Outcome<WalletState> {
    return this.#changed(this.commands.bindWallet(consent, proof));
  }

  unbind(proof: Proof): Outcome<void> {
    return this.#changed(this.commands.unbindWallet(proof));
  }

  switchMode(mode: WalletMode): Outcome<void> {
    return this.#changed(this.commands.switchWalletMode(mode));
  }

  async #changed<T>(change: Outcome<T>): Outcome<T> {
    const changed = await change;
    if (changed.ok) await Promise.all([this.queries.wallet().refresh(), this.profile.profile().refresh()]);
    return changed;
  }
}
