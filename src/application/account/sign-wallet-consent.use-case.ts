import { failure, success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { LinkedAccountsPort, type WalletConsent } from './linked-accounts.port';
import { WalletSignerPort } from './wallet-signer.port';
import type { Needs } from '../kernel/token';

/** Lets the person's wallet sign the message that the exchange has for it. A message is read anew: an old one is not taken. */
export class SignWalletConsent {
  static readonly needs: Needs<typeof SignWalletConsent> = [LinkedAccountsPort, WalletSignerPort];

  readonly #linked: LinkedAccountsPort;
  readonly #signer: WalletSignerPort;

  constructor(linked: LinkedAccountsPort, signer: WalletSignerPort) {
    this.#linked = linked;
    this.#signer = signer;
  }

  async execute(): Outcome<WalletConsent> {
    const state = await this.#linked.wallet();
    if (!state.ok) return state;
    const message = state.value.messageToSign;
    if (message === undefined) return failure({ kind: 'duplicate' });
    const wallet = await this.#signer.connect();
    if (!wallet.ok) return wallet;
    const signed = await this.#signer.sign(wallet.value.address, message);
    return signed.ok ? success({ ...wallet.value, message, signature: signed.value }) : signed;
  }
}
