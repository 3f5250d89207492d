import { secp256k1 } from '@noble/curves/secp256k1.js';
import { addressOf, checksummed, walletDigest } from '../../sandbox/services/accounts/wallet-signature';

/** A wallet that signs whatever it is asked to, as wallets do (EIP-191). */
export class TestWallet {
  constructor(private readonly key = secp256k1.utils.randomSecretKey()) {}

  get address(): string {
    return checksummed(addressOf(secp256k1.getPublicKey(this.key, false)));
  }

  sign(message: string): string {
    const signature = secp256k1.sign(walletDigest(message), this.key, { prehash: false, format: 'recovered' });
    // Recovery first here, last on the wire.
    return `0x${Buffer.from([...signature.slice(1), signature[0]! + 27]).toString('hex')}`;
  }
}
