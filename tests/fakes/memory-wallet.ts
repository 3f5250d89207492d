import type { WalletSignerPort } from '../../src/application/account/wallet-signer.port';
import { failure, success } from '../../src/domain/shared/result';
import { TestWallet } from '../support/test-wallet';

/** The wallet in a browser: there, until a test takes it away, and willing, until a test says otherwise. */
export class MemoryWallet implements WalletSignerPort {
  readonly wallet = new TestWallet();
  there = true;
  willing = true;

  isThere(): boolean {
    return this.there;
  }

  async connect(): ReturnType<WalletSignerPort['connect']> {
    return this.willing ? success({ address: this.wallet.address, chain: 'ETH' }) : failure({ kind: 'cancelled' });
  }

  async sign(_address: string, message: string): ReturnType<WalletSignerPort['sign']> {
    return this.willing ? success(this.wallet.sign(message)) : failure({ kind: 'cancelled' });
  }
}
