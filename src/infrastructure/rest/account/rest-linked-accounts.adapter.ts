import type * as z from 'zod/mini';
import type {
  LinkedAccountsCommandsPort,
  WalletConsent,
} from '../../../application/account/linked-accounts-commands.port';
import type { LinkedAccountsPort } from '../../../application/account/linked-accounts.port';
import type { Outcome } from '../../../application/kernel/failure';
import {
  walletModes,
  type DiscordAccount,
  type WalletMode,
  type WalletState,
} from '../../../domain/account/linked-account';
import type { Proof } from '../../../domain/security/factor';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import { accountSettingsEndpoints } from '../../wire/catalogue/account-settings.endpoints';
import { proofToWire } from '../security/proof.wire';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import type { Needs } from '../../../application/kernel/token';

type WalletAnswer = z.output<typeof accountSettingsEndpoints.wallet.answer>['data'];

export class RestLinkedAccountsAdapter implements LinkedAccountsPort, LinkedAccountsCommandsPort {
  static readonly needs: Needs<typeof RestLinkedAccountsAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async wallet(): Outcome<WalletState> {
    return mapResult(await this.#client.send(accountSettingsEndpoints.wallet), ({ data }) => this.#state(data));
  }

  async bindWallet(consent: WalletConsent, proof: Proof): Outcome<WalletState> {
    const answer = await this.#client.send(accountSettingsEndpoints.bindWallet, {
      body: { ...consent, ...proofToWire(proof) },
    });
    return mapResult(answer, ({ data }) => this.#state(data));
  }

  async unbindWallet(proof: Proof): Outcome<void> {
    return mapResult(
      await this.#client.send(accountSettingsEndpoints.unbindWallet, { body: proofToWire(proof) }),
      () => undefined,
    );
  }

  async switchWalletMode(mode: WalletMode): Outcome<void> {
    return mapResult(
      await this.#client.send(accountSettingsEndpoints.switchWalletMode, { body: { mode } }),
      () => undefined,
    );
  }

  async bindDiscord(code: string, redirectUri: string): Outcome<DiscordAccount> {
    const answer = await this.#client.send(accountSettingsEndpoints.bindDiscord, {
      body: { code, redirect_uri: redirectUri },
    });
    return mapResult(answer, ({ data }) => ({ id: data.id, name: data.name }));
  }

  async unbindDiscord(): Outcome<void> {
    return mapResult(await this.#client.send(accountSettingsEndpoints.unbindDiscord), () => undefined);
  }

  #state(data: WalletAnswer): WalletState {
    return {
      wallet: data.bound
        ? { address: data.address ?? '', chain: data.chain ?? '', boundAt: instantFrom(data.bound_time) }
        : undefined,
      mode: this.#unknown.oneOf('wallet mode', data.mode, walletModes),
      messageToSign: data.bound ? undefined : (data.message ?? undefined),
    };
  }
}
