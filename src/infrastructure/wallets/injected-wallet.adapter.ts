import type { WalletSignerPort } from '../../application/account/wallet-signer.port';
import type { Failure, Outcome } from '../../application/kernel/failure';
import { failure, success } from '../../domain/shared/result';

/** A wallet that an extension or a wallet's browser puts into the page (EIP-1193). */
interface InjectedWallet {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>;
}

/** The person has said no (EIP-1193). */
const refusedByUser = 4001;

/** Names of chains by their number; others are named by it. */
const chains: Readonly<Record<string, string>> = {
  '0x1': 'ETH',
  '0x38': 'BSC',
  '0x89': 'POLYGON',
  '0xa': 'OPTIMISM',
  '0xa4b1': 'ARBITRUM',
  '0x2105': 'BASE',
};

export class InjectedWalletAdapter implements WalletSignerPort {
  isThere(): boolean {
    return this.#wallet() !== undefined;
  }

  async connect(): ReturnType<WalletSignerPort['connect']> {
    const accounts = await this.#ask('eth_requestAccounts');
    if (!accounts.ok) return accounts;
    const address: unknown = Array.isArray(accounts.value) ? accounts.value[0] : undefined;
    if (typeof address !== 'string') return failure({ kind: 'cancelled' });
    const chain = await this.#ask('eth_chainId');
    if (!chain.ok) return chain;
    const id = String(chain.value).toLowerCase();
    return success({ address, chain: chains[id] ?? `EIP155:${Number(id)}` });
  }

  async sign(address: string, message: string): Outcome<string> {
    const signed = await this.#ask('personal_sign', [hex(message), address]);
    if (!signed.ok) return signed;
    return typeof signed.value === 'string' ? success(signed.value) : failure({ kind: 'malformed' });
  }

  async #ask(method: string, params: readonly unknown[] = []): Outcome<unknown> {
    const wallet = this.#wallet();
    if (!wallet) return failure({ kind: 'notFound' });
    try {
      return success(await wallet.request({ method, params }));
    } catch (error) {
      return failure(problemOf(error));
    }
  }

  #wallet(): InjectedWallet | undefined {
    const { ethereum } = window as unknown as { readonly ethereum?: InjectedWallet };
    return typeof ethereum?.request === 'function' ? ethereum : undefined;
  }
}

function problemOf(error: unknown): Failure {
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  const detail = typeof message === 'string' ? message : undefined;
  return code === refusedByUser ? { kind: 'cancelled', detail } : { kind: 'unknown', detail };
}

/** Bytes as wallets take them, so that none of them mistakes the text for something else. */
function hex(text: string): string {
  return `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
